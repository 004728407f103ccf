/** Commas that are missing at the end of a beginning: "If the pot is empty then", "To pour the tea they", "Because of this it". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS } from '../word-classes.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findConditionCommas = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => beforeThen(tokens, at) ?? beforePronoun(tokens, at));

const missing = (before: Token, after: Token): GrammarError => ({
  code: 'print-comma-missing',
  message: 'A comma is missing after the words with which this sentence begins.',
  at: range(before, after),
  expected: `${before.printed}, ${after.printed}`,
});

const CONDITION = /^(?:if|when|whenever|once|unless)$/;
const PRONOUN = /^(?:it|they|you|he|she|we)$/;
const FINITE = /^(?:is|are|was|were|has|have|does|do|did|had)$/;
/** In words. */
const [SHORTEST, LONGEST] = [2, 30];

/** "If the pot is empty then it is filled": what follows is a clause or an order, and not a second step. */
function beforeThen(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, then, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (then?.word !== 'then' || !follows(then) || before === undefined || !follows(next)) return undefined;
  if (/^(?:and|or|but|if|when|since|until|by|from|even|only|more|less|other|rather)$/.test(before.word)) return undefined;
  if (!isClauseBetween(tokens, conditionBefore(tokens, at), at)) return undefined;
  const isSubject = PRONOUN.test(next.word) || DETERMINERS.has(next.word) || /^(?:NOUN|PROPN)$/.test(next.tag);
  const isOrder = next.tag === 'VERB' && next.is.verb;
  return isSubject || isOrder ? missing(before, then) : undefined;
}

/** The index of the conjunction with which the sentence begins, if no mark divides it from a word. */
function conditionBefore(tokens: readonly Token[], at: number): number | undefined {
  const start = sentenceStart(tokens, at);
  const isUndivided = tokens.slice(start + 1, at).every((token) => follows(token));
  return isUndivided && CONDITION.test(tokens[start]?.word ?? '') && at - start <= LONGEST ? start : undefined;
}

/** Whether the words after a conjunction have a verb of their own. */
const isClauseBetween = (tokens: readonly Token[], start: number | undefined, end: number): boolean =>
  start !== undefined &&
  tokens.slice(start + 1, end).some(({ word, tag }) => FINITE.test(word) || MODALS.has(word) || tag === 'VERB' || tag === 'AUX');

const OF_CAUSE = /^(?:because|instead|as a result|in place|in addition|due)$/;

/** "To pour the tea they can", "Because of this it": a phrase with no other verb, and the pronoun that is the subject. */
function beforePronoun(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, pronoun, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || !follows(pronoun) || !PRONOUN.test(pronoun.word) || !follows(next)) return undefined;
  const verb = next.tag === 'ADV' && follows(second) ? second : next;
  if (!(FINITE.test(verb.word) || MODALS.has(verb.word) || verb.tag === 'VERB')) return undefined;
  const start = sentenceStart(tokens, at);
  const [lead, plain] = [tokens[start], tokens[start + 1]];
  const phrase = tokens.slice(start + 1, at);
  if (
    lead === undefined ||
    plain === undefined ||
    !beginsSentence(tokens, start) ||
    phrase.length < SHORTEST ||
    phrase.length > LONGEST_PHRASE
  )
    return undefined;
  const isOneClause = phrase.every(
    (token) => follows(token) && !OPENS.test(token.word) && !FINITE.test(token.word) && !MODALS.has(token.word),
  );
  const isInfinitive = lead.word === 'to' && plain.tag === 'VERB' && plain.is.verb;
  // After a noun the pronoun may begin a clause that describes it: "Because of the tea they drink".
  const isCause = OF_CAUSE.test(lead.word) && /^(?:this|that|these|those)$/.test(before.word);
  return isOneClause && (isInfinitive || isCause) ? missing(before, pronoun) : undefined;
}
/** In words. */
const LONGEST_PHRASE = 12;
const OPENS = /^(?:that|which|who|whose|where|when|if|what|how|as|than|while|until|unless|whether|and|or|but|like|so)$/;
