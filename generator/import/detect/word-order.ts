/** Words in the wrong order, and wrong words between others. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsClause, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findWordOrder = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge, { text }) =>
      inverted(tokens, at, text) ??
      swapped(tokens, at, knowledge) ??
      verbAfterArticle(tokens, at, knowledge) ??
      adjectiveForAdverb(tokens, at, knowledge) ??
      smallWord(tokens, at, knowledge) ??
      asMuchAs(tokens, at) ??
      missingNoun(tokens, at, knowledge),
  );

const error = (message: string, first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-word-wrong',
  message,
  at: range(first, last),
  expected,
});
const OTHER_WORD = 'A wrong word is printed here.';

const SUBORDINATE = /^(?:if|when|whenever|once|while|unless|because|although|after|before|until|since|as)$/;
/** The mark or line end that ends the sentence of an offset; empty where none comes within 400 characters. */
const endOf = (text: string, from: number): string => /[.!?\n]/.exec(text.slice(from, from + 400))?.[0] ?? '';

/** "If it wins, is it placed there.": the order of a question in a sentence that asks nothing. */
function inverted(tokens: readonly Token[], at: number, text: string): GrammarError | undefined {
  const [verb, subject, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (verb === undefined || !/^, $/.test(verb.gap) || !follows(subject) || !follows(next)) return undefined;
  if (!/^(?:is|are|was|can|may|must|will|does|has)$/.test(verb.word) || !/^(?:it|they|he|she|you)$/.test(subject.word)) return undefined;
  const start = tokens[sentenceStart(tokens, at)];
  if (start === undefined || !SUBORDINATE.test(start.word) || endOf(text, next.end) !== '.') return undefined;
  return error('Two words are in the wrong order.', verb, subject, `${subject.word} ${verb.word}`);
}

/** The fewest places that make an order usual, and the fewest letters of words that are judged. */
const [USUAL, LEAST_LETTERS] = [5, 4];

/** "the character target takes" where every other place has "target character". */
function swapped(tokens: readonly Token[], at: number, { pairCount }: WordKnowledge): GrammarError | undefined {
  const [before, first, second, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || first === undefined || !follows(first) || !follows(second) || !DETERMINERS.has(before.word)) return undefined;
  if (first.word.length < LEAST_LETTERS || second.word.length < LEAST_LETTERS || first.is.closed || second.is.closed) return undefined;
  if (!first.is.singular || !(second.is.singular || second.is.adjective) || !/^\p{Ll}+$/u.test(first.printed + second.printed))
    return undefined;
  const isVerb = follows(next) && (DETERMINERS.has(next.word) || PREPOSITIONS.has(next.word)) && second.is.verb && !second.is.singular;
  const usual = pairCount(second.word, first.word);
  // "on a level higher than": the comparison follows its noun.
  if (next?.word === 'than') return undefined;
  if (isVerb || usual < USUAL || pairCount(first.word, second.word) > 1 || next?.is.singular === true) return undefined;
  return error('Two words are in the wrong order.', first, second, `${second.word} ${first.word}`);
}

/** "if the enter the woods": no verb follows "the". */
function verbAfterArticle(tokens: readonly Token[], at: number, { pairCount }: WordKnowledge): GrammarError | undefined {
  const [the, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (the?.word !== 'the' || !follows(verb) || !follows(next) || !/^\p{Ll}+$/u.test(verb.printed)) return undefined;
  const { is } = verb;
  // "the are knocked down"
  if (/^(?:are|were|have)$/.test(verb.word) && beginsClause(tokens, at)) return error(OTHER_WORD, the, verb, 'they');
  // A word that the documents use as a noun is right.
  const nounUses = [...DETERMINERS].reduce((sum, word) => sum + pairCount(word, verb.word), 0);
  if (nounUses > 1) return undefined;
  if (
    !is.verb ||
    verb.tag === 'NOUN' ||
    /^(?:lower|upper|inner|outer|utter)$/.test(verb.word) ||
    // "the lose conditions"
    /^conditions?$/.test(next.word) ||
    is.singular ||
    is.plural ||
    is.adjective ||
    is.participle ||
    is.past ||
    is.closed ||
    is.ing
  )
    return undefined;
  if (next.is.singular && !DETERMINERS.has(next.word) && !/^(?:if|when|once|unless|while)$/.test(tokens[at - 1]?.word ?? ''))
    return undefined;
  return error(OTHER_WORD, the, verb, 'they, or a noun before the verb');
}

const ADJECTIVE = /(?:ary|ory|al|ic|ous|ive|ent|ant|ate|ful|less|able|ible)$/;

function adverbOf(adjective: string): string {
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (adjective.endsWith('le')) return adjective.replace(/e$/, 'y');
  return adjective.endsWith('y') ? adjective.replace(/y$/, 'ily') : `${adjective}ly`;
}

/** "a player voluntary ends the turn". */
function adjectiveForAdverb(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [noun, adjective, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || !follows(adjective) || !follows(verb) || adjective.is.closed || !/^\p{Ll}{5,}$/u.test(adjective.printed))
    return undefined;
  const { is } = adjective;
  const adverb = adverbOf(adjective.word);
  if (
    is.verb ||
    is.plural ||
    is.adverb ||
    is.participle ||
    !(is.adjective || ADJECTIVE.test(adjective.word)) ||
    !lexicon.classOf(adverb).adverb
  )
    return undefined;
  const isSubject =
    (noun.is.singular && !noun.is.adjective && !noun.is.verb && !/thing$|one$|body$/.test(noun.word)) ||
    /^(?:it|he|she|they|you)$/.test(noun.word);
  const isFiniteVerb = verb.is.verbS && (!verb.is.plural || (follows(next) && DETERMINERS.has(next.word)));
  return isSubject && isFiniteVerb && !MODALS.has(verb.word) ? error(OTHER_WORD, adjective, adjective, adverb) : undefined;
}

/** "the start if the game", or "then they start of their turn" for "start off": small words that differ in a letter. */
function smallWord(tokens: readonly Token[], at: number, { pairCount }: WordKnowledge): GrammarError | undefined {
  const [before, noun, small, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || !follows(small) || !follows(next)) return undefined;
  const beginsOwner = /^(?:the|its|their|your|his|this|that)$/.test(next.word);
  const isPart = /^(?:start|end|beginning|rest|side|edge|middle|result|number|cost|owner|top|bottom|corner|part|size)$/.test(noun.word);
  if (
    isPart &&
    /^(?:if|or|off)$/.test(small.word) &&
    beginsOwner &&
    /^(?:the|at|by|in|on|from)$/.test(before?.word ?? '') &&
    pairCount(noun.word, small.word) <= 1
  )
    return error(OTHER_WORD, noun, small, `${noun.word} of`);
  const hasSubject = before !== undefined && (/^(?:then|he|she|they|you|it)$/.test(before.word) || before.is.singular);
  if (
    /^(?:starts?|begins?)$/.test(noun.word) &&
    small.word === 'of' &&
    hasSubject &&
    follows(noun) &&
    /^(?:his|her|their|your|its|by)$/.test(next.word) &&
    !/^(?:the|a|each|at)$/.test(before?.word ?? '')
  )
    return error(OTHER_WORD, noun, small, `${noun.word} off`);
  // "on top on the pile", "in front from it"
  if (
    /^(?:on|in)$/.test(before?.word ?? '') &&
    ((noun.word === 'top' && small.word === 'on') || (noun.word === 'front' && /^(?:from|on)$/.test(small.word)))
  )
    return error(OTHER_WORD, noun, small, `${noun.word} of`);
  return undefined;
}

/** "as many dice that you want": "that" is at most five words after the first "as". */
function asMuchAs(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [as, many] = [tokens[at], tokens[at + 1]];
  if (as?.word !== 'as' || !follows(many) || !/^(?:many|much|few|far|long|often)$/.test(many.word)) return undefined;
  for (let index = at + 2; index <= at + 5; index++) {
    const token = tokens[index];
    if (!follows(token) || /^(?:as|or|and|again|possible)$/.test(token.word) || (token.is.verb && !token.is.singular && !token.is.plural))
      return undefined;
    // "as many of that kind as"
    const isOf = PREPOSITIONS.has(tokens[index - 1]?.word ?? '');
    if (/^(?:that|than)$/.test(token.word) && !isOf) return error(OTHER_WORD, as, token, 'as … as');
  }
  return undefined;
}

/** A noun belongs after a word if it follows in at least this many places of the word, and in this share of them. */
const [LEAST_FOLLOWED, SHARE_FOLLOWED] = [5, 0.85];

/** "1 penetrating to each character" where most other places have "penetrating damage". */
function missingNoun(tokens: readonly Token[], at: number, { pairCount, count, isInOurRules }: WordKnowledge): GrammarError | undefined {
  const [lead, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    lead === undefined ||
    word === undefined ||
    !follows(word) ||
    !follows(next) ||
    !(PREPOSITIONS.has(next.word) || /^(?:is|are|may|can)$/.test(next.word)) ||
    /^(?:of|than|as)$/.test(next.word)
  )
    return undefined;
  const { is } = word;
  if (is.closed || is.singular || is.plural || !(is.ing || is.adjective) || !isInOurRules(word.word)) return undefined;
  if (!/^(?:\d+|additional|more|extra|another|an?|the|through|across|into|from)$/.test(lead.word) || pairCount(word.word, next.word) > 1)
    return undefined;
  const usual = ['damage', 'terrain', 'action', 'character', 'player', 'value', 'card'].find(
    (noun) => pairCount(word.word, noun) >= Math.max(LEAST_FOLLOWED, count(word.word) * SHARE_FOLLOWED),
  );
  return usual === undefined
    ? undefined
    : { code: 'print-word-missing', message: 'A word is missing here.', at: range(word, next), expected: `${word.word} ${usual}` };
}
