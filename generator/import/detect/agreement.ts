/** Verbs that do not agree with their subjects ("one of the players run"), which may be far away, and participles without auxiliary. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { isVerbHere } from '../phrases.ts';
import { beginsClause, beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS, thirdPerson } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, range, wrongNumber } from './english.ts';

export const findAgreement = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge) =>
      oneOf(tokens, at) ??
      oneOrMore(tokens, at) ??
      hereIs(tokens, at) ??
      secondVerb(tokens, at) ??
      withoutAuxiliary(tokens, at) ??
      secondOfPlural(tokens, at, knowledge) ??
      secondOfSingular(tokens, at) ??
      joinedSubject(tokens, at) ??
      bothSubjects(tokens, at, knowledge) ??
      twoSubjects(tokens, at),
  );

/** In words: the farthest that a noun may be after its "one of" or "one or more". */
const LONGEST_PHRASE = 7;
/** In words: how much of a sentence is searched for a verb. */
const LONGEST_SENTENCE = 30;
/** In words: the farthest that the second verb of a plural may be after the first. */
const LONGEST_CLAUSE = 10;
/** In words: the farthest that the first verb may be before "and". */
const FARTHEST_VERB = 12;
/** In words, with the verb before it: a longer object may have a clause in it, whose verb the second verb is. */
const LONGEST_OBJECT = 6;

/** "until one of the players run out". */
function oneOf(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [one, of, the] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    one?.word !== 'one' ||
    of?.word !== 'of' ||
    !follows(of) ||
    !follows(the) ||
    !(DETERMINERS.has(the.word) || /^(?:two|three|four)$/.test(the.word))
  )
    return undefined;
  let index = at + 3;
  while (index < at + LONGEST_PHRASE && follows(tokens[index]) && !isPlural(tokens[index] ?? one)) index++;
  const [noun, verb, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (noun === undefined || !follows(noun) || !isPlural(noun) || !follows(verb)) return undefined;
  const hasParticle = follows(next) && /^(?:out|off|up|down|away|into|through)$/.test(next.word);
  const isPlain = verb.is.verb && !verb.is.past && !verb.is.adjective && !verb.is.closed && hasParticle;
  const isWrong =
    /^(?:are|have|do|were)$/.test(verb.word) ||
    isVerbHere(tokens, index + 1, 'verb') ||
    (isPlain && /^(?:run|get|move|fall|go|come|break|take|give|put|end)$/.test(verb.word));
  const before = tokens[at - 1]?.word ?? '';
  // After "let" the verb has no ending, and after "any one of them" it may have another subject. In "choose one of the cards" the phrase
  // is an object, so it must begin a clause or follow one of four words.
  return isWrong &&
    !/^(?:any|more|at|than|or|to|let|help|makes?|but)$/.test(before) &&
    (beginsClause(tokens, at) || /^(?:until|if|when|and)$/.test(before))
    ? wrongNumber(noun, verb, thirdPerson(verb.word))
    : undefined;
}

/** "one or more characters using this ability is". */
function oneOrMore(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [one, or, more, afterMore] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (one === undefined || or?.word !== 'or' || more?.word !== 'more' || !follows(afterMore) || !/^(?:one|two|\d+)$/.test(one.word))
    return undefined;
  let index = at + 3;
  while (index < at + LONGEST_PHRASE && follows(tokens[index]) && !isPlural(tokens[index] ?? one)) index++;
  const head = tokens[index];
  // "and one or more of the pieces is": "and" may begin a clause, but `beginsClause` leaves it out.
  const isJoined = tokens[at - 1]?.word === 'and' && afterMore.word === 'of';
  if (!(beginsClause(tokens, at) || isJoined) || !follows(head) || !isPlural(head)) return undefined;
  const participle = tokens[index + 1];
  let verbIndex = index + 1;
  // A phrase with "-ing" and its object may come between the noun and the verb.
  if (follows(participle) && participle.is.ing) {
    verbIndex++;
    while (
      verbIndex < index + LONGEST_PHRASE &&
      follows(tokens[verbIndex]) &&
      !/^(?:is|has|was|does|are|have|can|may|must|that|who|which)$/.test(tokens[verbIndex]?.word ?? '')
    )
      verbIndex++;
  }
  const verb = tokens[verbIndex];
  return follows(verb) && /^(?:is|has|was|does|becomes|gets|takes|moves|attacks|remains)$/.test(verb.word)
    ? wrongNumber(head, verb, 'the plural')
    : undefined;
}

/** "Here's the basic rules": the noun is at most five words after "here's". */
function hereIs(tokens: readonly Token[], at: number): GrammarError | undefined {
  const here = tokens[at];
  if (here === undefined || !/^(?:here's|there's)$/.test(here.word)) return undefined;
  for (let index = at + 1; index <= at + 5; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!follows(token) || /^(?:an?|one|no|how|what|that|of|to|for)$/.test(token.word)) return undefined;
    if (token.is.closed) continue;
    const isLast = next === undefined || !follows(next) || next.is.closed;
    if (isLast) return isPlural(token) ? wrongNumber(here, token, `${here.word.replace("'s", '')} are`) : undefined;
  }
  return undefined;
}

/** "each player receives three cards has": a second verb in one clause, after a plural. At most three words are before "each". */
function secondVerb(tokens: readonly Token[], at: number): GrammarError | undefined {
  const verb = tokens[at];
  const before = tokens[at - 1];
  if (before === undefined || !follows(verb) || !/^(?:has|is|was|does)$/.test(verb.word) || !isPlural(before)) return undefined;
  const start = sentenceStart(tokens, at);
  const clause = tokens.slice(start, at);
  const partStart = clause.findLastIndex((token, index) => index > 0 && !/^(?: |\n)$/.test(token.gap));
  const part = clause.slice(Math.max(0, partStart));
  const determinerIndex = part.findIndex(({ word }) => /^(?:each|every|the|a|an)$/.test(word));
  if (determinerIndex < 0 || determinerIndex > 3) return undefined;
  const afterDeterminer = part.slice(determinerIndex + 1);
  const firstVerbIndex = afterDeterminer.findIndex((token) => token.is.verbS && !token.is.plural && !token.is.closed);
  if (firstVerbIndex < 1) return undefined;
  // "The player after whom another plays is": the first verb is that of another clause.
  if (afterDeterminer.slice(0, firstVerbIndex).some(({ word }) => OPENS_CLAUSE.test(word))) return undefined;
  const isSimple =
    isSingular(afterDeterminer[firstVerbIndex - 1] ?? verb) &&
    afterDeterminer
      .slice(firstVerbIndex + 1)
      .every(({ is, word }) => !is.closed || /^(?:\d+|one|two|three|four|five|six|seven|the|its|their|his|all|random)$/.test(word));
  return isSimple && afterDeterminer.length - firstVerbIndex <= LONGEST_OBJECT
    ? wrongNumber(before, verb, 'another word for the second verb')
    : undefined;
}

const OPENS_CLAUSE = /^(?:after|before|when|whenever|if|until|while|once|unless|because|as|since|who|whom|whose|that|which|where)$/;

/** Participles that are not also the past tense, as "given" beside "gave". */
const ONLY_PARTICIPLE = /^(?:given|taken|chosen|drawn|shown|thrown|known|seen|beaten|hidden|broken|driven|forgotten|worn|written|done)$/;

/** "Each player given five dice.": a sentence whose participle has no auxiliary. */
function withoutAuxiliary(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [first, noun, participle, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (
    first === undefined ||
    // "Target: the figure chosen" explains a word.
    first.gap.includes(':') ||
    !beginsSentence(tokens, at) ||
    !/^(?:each|every|the|all)$/.test(first.word) ||
    !follows(noun) ||
    !follows(participle) ||
    !follows(next)
  )
    return undefined;
  if (!(noun.is.singular || noun.is.plural) || !ONLY_PARTICIPLE.test(participle.word)) return undefined;
  for (let index = at + 3; index < at + LONGEST_SENTENCE; index++) {
    const token = tokens[index];
    if (token === undefined || beginsSentence(tokens, index)) break;
    if (
      /^(?:is|are|was|were|has|have|had|does|do|can|may|must|will|cannot)$/.test(token.word) ||
      (token.is.verbS && !token.is.plural) ||
      token.is.past ||
      (token.is.verb && !token.is.singular)
    )
      return undefined;
  }
  return {
    code: 'print-word-missing',
    message: 'A word is missing here.',
    at: range(noun, participle),
    expected: isPlural(noun) ? 'are' : 'is',
  };
}

/** "they draw a card and plays it": both verbs have one subject. */
function secondOfPlural(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [subject, first] = [tokens[at], tokens[at + 1]];
  if (subject === undefined || !/^(?:they|you|we|players)$/.test(subject.word) || !follows(first) || !beginsClause(tokens, at))
    return undefined;
  if (!first.is.verb || first.is.closed) return undefined;
  for (let index = at + 2; index < at + LONGEST_CLAUSE; index++) {
    const [token, verb, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
    if (!follows(token) || /^(?:that|which|who|whose|it|he|she|if|when|while|until|where|what|or|but)$/.test(token.word)) return undefined;
    if (token.word !== 'and') continue;
    if (!follows(verb) || !follows(next)) return undefined;
    const hasObject = /^(?:the|an?|its|their|your|it|them|one|two|all)$/.test(next.word);
    return verb.is.verbS && !verb.is.closed && hasObject ? wrongNumber(token, verb, lexicon.plainVerb(verb.word)) : undefined;
  }
  return undefined;
}

/** "the guest takes a cup and put it down": both verbs have one subject. */
function secondOfSingular(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [and, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (and?.word !== 'and' || !follows(and) || !follows(verb) || verb.tag !== 'VERB' || !verb.is.verb || verb.is.closed || !follows(next))
    return undefined;
  if (verb.is.past && !/^(?:put|set)$/.test(verb.word)) return undefined;
  if (!/^(?:it|them|the|their|his|its|that|one|two|three|all|out|up|down|back)$/.test(next.word)) return undefined;
  for (let index = at - 1; index > Math.max(0, at - FARTHEST_VERB); index--) {
    const [subject, token] = [tokens[index - 1], tokens[index]];
    if (subject === undefined || !follows(token) || GOVERNS_VERB.test(token.word) || MODALS.has(token.word) || token.is.ing)
      return undefined;
    if (token.tag === 'AUX' || (token.tag === 'VERB' && token.is.verb && !token.is.verbS)) return undefined;
    if (token.tag !== 'VERB' || !token.is.verbS) continue;
    const isSubject = /^(?:NOUN|PRON)$/.test(subject.tag) && (subject.is.singular || /^(?:he|she|it)$/.test(subject.word));
    return isSubject && !isPlural(subject) ? wrongNumber(and, verb, thirdPerson(verb.word)) : undefined;
  }
  return undefined;
}

/** After these words a verb has no ending, or another clause begins. */
const GOVERNS_VERB =
  /^(?:to|let|lets|make|makes|help|helps|do|does|who|that|which|if|when|where|what|how|you|they|we|then|or|and|but|not|may)$/;

/** "White and black has": two subjects. */
function joinedSubject(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [first, and, second, verb] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (first === undefined || !beginsSentence(tokens, at) || and?.word !== 'and' || !follows(and) || !follows(second) || !follows(verb))
    return undefined;
  const areNouns = [first, second].every(({ is }) => is.singular && !is.closed && !is.ing);
  return areNouns && /^(?:has|does)$/.test(verb.word) ? wrongNumber(second, verb, verb.word === 'has' ? 'have' : 'do') : undefined;
}

/** "Both host and guest drinks": two subjects have a plural verb. */
function bothSubjects(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [both, first, and, second, verb, next] = tokens.slice(at, at + 6);
  if (both?.word !== 'both' || !beginsClause(tokens, at) || !follows(first) || !follows(and) || and.word !== 'and') return undefined;
  if (!follows(second) || !follows(verb) || !follows(next) || ![first, second].every(isSingular)) return undefined;
  const plainVerb = lexicon.plainVerb(verb.word);
  return verb.is.verbS && !verb.is.closed && (DETERMINERS.has(next.word) || !verb.is.plural)
    ? wrongNumber(second, verb, plainVerb)
    : undefined;
}

const SINGULAR_VERB = /^(?:is|isn't|was|wasn't|has|hasn't|does|doesn't)$/;

/** "the pot and the cup isn't": two nouns, each with its article. */
function twoSubjects(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [article, first, and, other, second, verb] = tokens.slice(at, at + 6);
  if (article === undefined || !/^(?:the|your|their|its)$/.test(article.word) || and?.word !== 'and' || other?.word !== article.word)
    return undefined;
  if (![first, and, other, second, verb].every((token) => follows(token)) || first === undefined || second === undefined) return undefined;
  const before = tokens[at - 1];
  const isAtBeginning = beginsClause(tokens, at) || (before !== undefined && follows(article) && (before.is.ing || before.word === 'that'));
  const areNouns = [first, second].every(({ is }) => (is.singular || is.plural) && !is.closed);
  return isAtBeginning && areNouns && verb !== undefined && SINGULAR_VERB.test(verb.word)
    ? wrongNumber(second, verb, 'the plural')
    : undefined;
}
