/** Nouns that need an article by what is around them: "Player who has", "into current player's area", "to next player". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, range } from './english.ts';

export const findBareNouns = (corpus: Corpus): Diagnostic[] => [
  ...unlessUsual([...atEachWord(corpus, bareSubject), ...atEachWord(corpus, bareOwner)]),
  ...atEachWord(
    corpus,
    (tokens, at, knowledge) => bareAdjective(tokens, at, knowledge) ?? partOf(tokens, at, knowledge) ?? idiom(tokens, at),
  ),
];

/**
 * A document that leaves out the article before one noun in at least this many places does so on purpose: "Character can use the kettle."
 * in every section.
 */
const USUAL = 4;

const unlessUsual = (found: readonly Diagnostic[]): Diagnostic[] =>
  [...Map.groupBy(found, ({ place, expected }) => `${place.file}\n${/^the \p{L}+/u.exec(expected ?? '')?.[0]}`).values()].flatMap((same) =>
    same.length >= USUAL ? [] : same,
  );

const missing = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-word-missing',
  message: 'A word is missing here.',
  at: range(first, last),
  expected,
});

const ARTICLES = ['the', 'a', 'an', 'each', 'any', 'every', 'that', 'this', 'its', 'one', 'another', 'your'];
/** The most uses without an article, as a share of those with one: an author who leaves it out more often does so on purpose. */
const MOST_BARE = 0.1;

/** The fewest uses with an article that show that a noun needs one. */
const FEWEST_DETERMINED = 3;

const determinedUses = (noun: string, { pairCount }: WordKnowledge): number =>
  ARTICLES.reduce((sum, word) => sum + pairCount(word, noun), 0);

/** Whether a noun is spoken of as one thing elsewhere: it has an article in most places. */
function isCounted(noun: string, knowledge: WordKnowledge, bareUses: number): boolean {
  const determined = determinedUses(noun, knowledge);
  const hasSingular = ['a', 'an', 'each', 'every', 'another', 'one'].some((word) => knowledge.pairCount(word, noun) > 0);
  return hasSingular && determined >= FEWEST_DETERMINED && bareUses <= Math.max(1, determined * MOST_BARE);
}

/** Nouns that are often used without an article. */
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism)$/;
/** Words that show that the noun before them is a subject. Any other verb shows it only before an object or a mark. */
const AFTER_SUBJECT =
  /^(?:who|whose|that|with|may|must|can|cannot|would|should|will|has|is|does|takes|gets|moves|rolls|draws|loses|chooses|wins)$/;
const OBJECT = /^(?:the|an?|its|their|his|one|two|three|\d+|it|any|all|no)$/;
/** After these a clause begins. */
const BEFORE_CLAUSE = /^(?:if|when|whenever|once|while|until|unless|because|then|whether)$/;

/** "Player who did most damage wins.", "if character has no token": a clause begins with a noun that has an article elsewhere. */
function bareSubject(tokens: readonly Token[], at: number, knowledge: WordKnowledge): GrammarError | undefined {
  const first = tokens[at];
  if (first === undefined || !beginsPhrase(tokens, at)) return undefined;
  const hasModifier = MODIFIERS.includes(first.word) && follows(tokens[at + 1]);
  const [noun, next, after] = hasModifier ? tokens.slice(at + 1, at + 4) : tokens.slice(at, at + 3);
  if (noun === undefined || !follows(next) || !/^\p{L}\p{Ll}{2,}$/u.test(noun.printed)) return undefined;
  if (!isSingular(noun) || noun.is.closed || noun.is.verb || noun.is.adjective || ABSTRACT.test(noun.word)) return undefined;
  const hasAdverb = /^(?:already|also|always|never|still)$/.test(next.word) && follows(after) && after.is.verbS;
  const hasVerb =
    hasAdverb ||
    AFTER_SUBJECT.test(next.word) ||
    (next.is.verbS && (next.tag === 'VERB' ? !follows(after) || OBJECT.test(after.word) : follows(after) && OBJECT.test(after.word)));
  if (!hasVerb) return undefined;
  const bareUses = AFTER_WORDS.reduce((sum, word) => sum + bareBefore(noun.word, word, knowledge), 0);
  return isCounted(noun.word, knowledge, bareUses) ? missing(first, next, `the ${noun.word}, or another article`) : undefined;
}

/** Whether a noun phrase that begins with a token can be a subject: at the beginning of a sentence or of a clause. */
function beginsPhrase(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined) return false;
  // "Play: active player draws" has a label of one word.
  if (token.gap.includes(':')) return at < 2 || beginsSentence(tokens, at - 1);
  // In "the U.N. character" no phrase begins after the stop.
  if (beginsSentence(tokens, at)) return !token.gap.includes('.') || /^\p{Lu}/u.test(token.printed);
  if (before === undefined || !/^\p{Ll}/u.test(token.printed)) return false;
  if (token.gap === ', ' && BEFORE_CLAUSE.test(tokens[sentenceStart(tokens, at)]?.word ?? '')) return true;
  return follows(token) && (BEFORE_CLAUSE.test(before.word) || isAndAfterComma(tokens, at - 1));
}

const isAndAfterComma = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|but)$/.test(tokens[at]?.word ?? '') && tokens[at]?.gap === ', ';

/** The words of AFTER_SUBJECT whose uses after a noun without an article are counted. */
const AFTER_WORDS = ['who', 'that', 'with', 'may', 'must', 'can', 'has', 'is'];

/** How often two words follow each other without an article before them. */
const bareBefore = (noun: string, word: string, { pairCount, tripleCount }: WordKnowledge): number =>
  pairCount(noun, word) - [...ARTICLES, ...MODIFIERS].reduce((sum, lead) => sum + tripleCount(lead, noun, word), 0);
/** Words that may be between an article and its noun. */
const MODIFIERS = [
  'opposing',
  'friendly',
  'other',
  'first',
  'second',
  'next',
  'same',
  'active',
  'target',
  'single',
  'current',
  'last',
  'only',
  'attacking',
  'defending',
  'starting',
  'losing',
  'winning',
];

/** "reduce opponent's hit points", "into current player's area". */
function bareOwner(tokens: readonly Token[], at: number, knowledge: WordKnowledge): GrammarError | undefined {
  const owner = tokens[at];
  if (owner === undefined || !/^\p{Ll}{3,}['’]s$/u.test(owner.printed) || !follows(tokens[at + 1])) return undefined;
  const noun = owner.word.slice(0, -2);
  const { singular, closed, adverb, adjective } = knowledge.lexicon.classOf(noun);
  if (!singular || closed || adverb || adjective || /day$|^(?:today|tomorrow|yesterday|nature|here|there)/.test(noun)) return undefined;
  let first = at;
  while (first > 0 && follows(tokens[first]) && isAdjectiveOnly(tokens[first - 1])) first--;
  const before = tokens[first - 1];
  if (
    before === undefined ||
    !(/^\p{Ll}/u.test(before.printed) || before.is.closed || isImperative(tokens, first - 1)) ||
    !follows(tokens[first]) ||
    !(PREPOSITIONS.has(before.word) || BEFORE_CLAUSE.test(before.word) || before.is.verb || before.is.verbS)
  )
    return undefined;
  // A word that may be a noun is no verb at the beginning of a phrase or after a function word: "the attack opponent's".
  if (before.is.singular && (!before.is.verb || !follows(before) || tokens[first - 2]?.is.closed === true)) return undefined;
  const determinedOwnerUses = determinedUses(owner.word, knowledge) + determinedUses(noun, knowledge);
  const bareUses =
    knowledge.count(owner.word) - [...ARTICLES, ...MODIFIERS].reduce((sum, lead) => sum + knowledge.pairCount(lead, owner.word), 0);
  return determinedOwnerUses >= FEWEST_DETERMINED && bareUses <= Math.max(1, determinedOwnerUses * MOST_BARE)
    ? missing(before, owner, `the ${tokens[first]?.word}`)
    : undefined;
}

/** "Modify": an order begins the sentence. */
const isImperative = (tokens: readonly Token[], at: number): boolean =>
  beginsSentence(tokens, at) && tokens[at]?.is.verb === true && !tokens[at].is.singular;

const isAdjectiveOnly = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:current|next|other|opposing|first|second|previous|active)$/.test(token.word) ||
    (token.is.adjective && !token.is.verb && !token.is.singular));

/** "to next player", "of current turn". */
function bareAdjective(tokens: readonly Token[], at: number, { pairCount, tripleCount }: WordKnowledge): GrammarError | undefined {
  const [before, adjective, noun, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    before === undefined ||
    !follows(adjective) ||
    !follows(noun) ||
    !/^(?:next|current|previous|entire|whole|opposite)$/.test(adjective.word)
  )
    return undefined;
  if (!/^(?:to|into|onto|of|from|with|by|on|in)$/.test(before.word) || !isSingular(noun) || noun.is.verbS) return undefined;
  // "of entire extra lines"
  if (follows(after) && isPlural(after) && !after.is.verbS) return undefined;
  const hasArticleElsewhere =
    tripleCount('the', adjective.word, noun.word) > 0 ||
    pairCount('the', noun.word) + pairCount('a', noun.word) + pairCount('each', noun.word) >= 2;
  return hasArticleElsewhere && tripleCount(before.word, adjective.word, noun.word) <= 1
    ? missing(before, noun, `the ${adjective.word} ${noun.word}`)
    : undefined;
}

/** "in front of", "as part of": these have no article. */
const FIXED =
  /^(?:front|case|terms?|place|top|spite|means|way|lieu|favou?r|charge|control|need|view|order|part|kind|type|search|support|line|light|pursuit|instead|out|full|half|all|each|one|result|possession|range|sight|want|reach|use|memory|honou?r|because|course|number|plenty|behalf|account|value|size|height|width|length|cost|level|worth)$/;

/** "with roll of the dice", "at end of its turn". */
function partOf(tokens: readonly Token[], at: number, { pairCount }: WordKnowledge): GrammarError | undefined {
  const [before, noun, of, owner] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || !follows(noun) || !follows(of) || of.word !== 'of' || !follows(owner)) return undefined;
  if (!/^(?:with|in|by|on|at|from|after|before|to|during|until|into|for)$/.test(before.word) || !isSingular(noun) || noun.is.closed)
    return undefined;
  if (!/^(?:the|its|their|your|his|this|that|each)$/.test(owner.word) || FIXED.test(noun.word) || !/^\p{Ll}+$/u.test(noun.printed))
    return undefined;
  if (before.word === 'to' && noun.is.verb) return undefined;
  const articleUses = pairCount('the', noun.word) + pairCount('a', noun.word);
  return articleUses > 0 && pairCount(before.word, noun.word) <= 1 ? missing(before, noun, `the ${noun.word}`) : undefined;
}

/** "take turn moving". */
function idiom(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [take, turn, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (take === undefined || !/^(?:takes?|taking)$/.test(take.word) || turn?.word !== 'turn' || !follows(turn)) return undefined;
  return follows(next) &&
    (/^(?:order|one|two)$/.test(next.word) || MODALS.has(next.word) || DETERMINERS.has(next.word) || /\d/.test(next.word))
    ? undefined
    : missing(take, turn, 'turns, or a turn');
}
