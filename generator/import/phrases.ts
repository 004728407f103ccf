import { follows, type Token } from './tokens.ts';
import { DETERMINERS, MODALS } from './word-classes.ts';

/** The beginning of an object, which shows that an ambiguous word before it is a verb. */
const OBJECT = /^(?:the|an?|its|their|his|your|all|most|any|each|every|two|three|four|five|six|seven|eight|nine|ten|it|them|no|another)$/;
/** Nouns that are verbs nearly everywhere. */
export const RARELY_NOUN = /^(?:takes?|gives?|gets?|loses?|haves?|makes?|keeps?|goes|go|says?|falls?|meets?|breaks?|becomes?|leaves?)$/;
/** Verbs that need no object, so that a sentence may end with them. */
const INTRANSITIVE = /^(?:wins?|loses?|fails?|misses|miss|hits?|ends?|begins?|stops?|dies?)$/;

/**
 * Whether a token is a verb and nothing else here. With `ignoresNext` what follows it is no evidence: after "which" an object or an end
 * proves nothing.
 */
export function isVerbHere(tokens: readonly Token[], at: number, form: 'verb' | 'verbS', ignoresNext = false): boolean {
  const token = tokens[at];
  if (token === undefined || token.is.closed || !token.is[form] || !/^\p{Ll}+$/u.test(token.printed)) return false;
  if (form === 'verb' && (token.is.past || token.is.participle)) return false;
  const { singular, plural, adjective, adverb } = token.is;
  if (adverb) return false;
  const next = tokens[at + 1];
  // "the extra time it takes": the pronoun begins a clause.
  const isRelative = /^(?:it|they)$/.test(next?.word ?? '') && follows(tokens[at + 2]) && tokens[at + 2]?.is.verbS === true;
  const hasObject = follows(next) && OBJECT.test(next.word) && !isRelative;
  const isAtEnd = !ignoresNext && INTRANSITIVE.test(token.word) && /^[.;,]/.test(next?.gap ?? '.');
  return (hasObject && !ignoresNext) || isAtEnd || RARELY_NOUN.test(token.word) || !(singular || plural || adjective);
}

/** In words: a longer clause has another verb. */
const LONGEST_CLAUSE = 40;

/** Counts the occurrences of two words in sequence, the place that is judged included. */
type PairCount = (first: string, second: string) => number;

/** Whether a word that can be a noun must be the verb, as the clause has no other. */
export function isOnlyVerbLeft(tokens: readonly Token[], at: number, form: 'verb' | 'verbS', pairCount: PairCount): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (
    before === undefined ||
    token === undefined ||
    !token.is[form] ||
    token.is.closed ||
    token.is.adjective ||
    token.is.past ||
    token.is.participle
  )
    return false;
  // Two words in sequence elsewhere too are one noun, as "range value". A verb is followed by a preposition or an adverb of place.
  if (
    pairCount(before.word, token.word) > 1 ||
    !/^\p{Ll}+$/u.test(token.printed) ||
    !/^(?:in|on|to|into|at|from|through|onto|over|with|without|for|until|away|back|up|down|by)$/.test(tokens[at + 1]?.word ?? '')
  )
    return false;
  for (let index = at + 1; index < at + LONGEST_CLAUSE; index++) {
    const next = tokens[index];
    // A clause ends with a mark or with the section. Fewer than three words after the verb may be the end of a longer clause.
    if (next === undefined || /[.;,]/.test(next.gap)) return index > at + 3;
    if (
      !/^(?: |\n)$/.test(next.gap) ||
      FINITE.test(next.word) ||
      MODALS.has(next.word) ||
      next.is.verbS ||
      next.is.past ||
      next.is.ing ||
      (next.is.verb && !next.is.singular && !next.is.adjective)
    )
      return false;
  }
  return false;
}

/** Finite verbs, and words with which another clause begins. */
const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|that|which|who)$/;

interface PhraseBeginning {
  /** The article or other determiner; empty where there is none. */
  readonly determiner: string;
  /** The word before the phrase; empty after a mark. */
  readonly before: string;
}

/**
 * The beginning of the noun phrase that ends with a token, at most three words before it; undefined if it is farther away or behind a mark.
 */
export function beginningOfPhrase(tokens: readonly Token[], at: number): PhraseBeginning | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const token = tokens[index];
    if (token === undefined || !follows(tokens[index + 1])) return undefined;
    if (DETERMINERS.has(token.word) || /^(?:one|two|three|four|five|six|other)$/.test(token.word))
      return { determiner: token.word, before: follows(token) ? (tokens[index - 1]?.word ?? '') : '' };
    if (!isModifier(token)) return { determiner: '', before: token.word };
  }
  return undefined;
}

const isModifier = ({ is, word }: Token): boolean =>
  is.adjective ||
  is.ing ||
  is.participle ||
  is.singular ||
  /^(?:own|same|other|next|first|second|third|last|more)$/.test(word) ||
  /^\d+$|\p{L}'s$/u.test(word);

const JOINS = /^(?:of|in|on|with|from|for|under|at|near|inside|outside|behind|beside|within|without|around|above|below|between|into)$/;

/** The index of the last noun of a phrase of at most four words that begins with a token; undefined if no noun is there. */
export function headOf(tokens: readonly Token[], from: number): number | undefined {
  let head: number | undefined;
  for (let index = from; index < from + 4; index++) {
    const token = tokens[index];
    if (token === undefined || (index > from && !follows(token))) break;
    // "MUST" in capitals is no name.
    if (/^\p{Lu}{2,}s?$/u.test(token.printed) && !MODALS.has(token.word)) {
      head = index;
      continue;
    }
    if (index > from && !/^\p{Ll}/u.test(token.printed) && !token.is.singular && !token.is.plural) break;
    if (token.is.closed && !isModifier(token)) break;
    // Where a verb may begin, the phrase has ended.
    if (head !== undefined && (isVerbHere(tokens, index, 'verb') || isVerbHere(tokens, index, 'verbS'))) break;
    if (token.is.singular || token.is.plural) head = index;
    else if (!isModifier(token)) break;
  }
  return head;
}

/**
 * The index where the verb of a noun is expected: after the noun and the phrases, at most two, that prepositions join to it. If a modal is
 * there, the index of the last noun instead: a modal agrees with every subject, so callers that check agreement must find no verb.
 */
export function afterPhrases(tokens: readonly Token[], head: number): number {
  let at = /^(?:below|above|here)$/.test(tokens[head + 1]?.word ?? '') && !tokens[head + 2]?.is.singular ? head + 1 : head;
  for (let count = 0; count < 2; count++) {
    const join = tokens[at + 1];
    if (!follows(join) || !JOINS.test(join.word) || !follows(tokens[at + 2])) break;
    let from = DETERMINERS.has(tokens[at + 2]?.word ?? '') ? at + 3 : at + 2;
    if (/^(?:most|least|more|fewer|two|three|four|all)$/.test(tokens[from]?.word ?? '')) from++;
    const next = headOf(tokens, from);
    if (next === undefined) return at + 1;
    at = next;
  }
  const next = tokens[at + 1];
  return next !== undefined && MODALS.has(next.word) ? at : at + 1;
}
