/** Where clauses begin and end, by the parts of speech of their words. */
import { beginsSentence, follows, isNoun, type Token } from './tokens.ts';
import { DETERMINERS, MODALS, PREPOSITIONS } from './word-classes.ts';

const FINITE =
  /^(?:is|are|was|were|has|have|had|does|do|did|isn't|aren't|wasn't|weren't|hasn't|haven't|doesn't|don't|didn't|can't|cannot|won't)$/;
const PRONOUN = /^(?:it|they|you|he|she|we|i|there|this|that|these|those)$/;

/** A subject and its verb in one word. */
const CONTRACTED = /^(?:it|that|there|they|you|he|she|we|i)'(?:s|re|ll|m|ve)$/;

/** Whether a sentence, or a part of it after a mark, "and" or "but", begins with a token. */
export function beginsSegment(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (/^(?:and|but)$/.test(tokens[at - 1]?.word ?? '') && follows(token)) return true;
  return beginsSentence(tokens, at) || /^[;:,]\s$/.test(token.gap) || (/\n/.test(token.gap) && /^\p{Lu}/u.test(token.printed));
}

/** In words: longer clauses are not looked through. */
const LONGEST_CLAUSE = 80;
/** Adverbs between a subject and its verb. */
const MOST_ADVERBS = 4;

/** What may be between two words of one clause. */
const INSIDE = /^(?:\n|[^.,;:!?\n—]*)$/;
const BRACKETS = /\([^()]*\)/g;

/** The stop in "1.5" and "2.a". */
const isNumbering = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '.' && /^\d+$/.test(tokens[at - 1]?.word ?? '') && /^(?:\d+|\p{L})$/u.test(tokens[at]?.word ?? '');

/**
 * The index after the last word before the next mark. Undefined where that mark may divide an introduction from its main clause.
 */
export function segmentEnd(tokens: readonly Token[], at: number): number | undefined {
  let end = at + 1;
  while (end < Math.min(tokens.length, at + LONGEST_CLAUSE) && (INSIDE.test(tokens[end]?.gap ?? '') || isNumbering(tokens, end))) end++;
  const next = tokens[end];
  if (next === undefined) return end;
  // "step 2.a., ": the stop is part of the number.
  const mark = next.gap.replaceAll(BRACKETS, '').trimStart().replace(/^\.,/, ',');
  if (/^[”")]?[.;!]/.test(mark) || /\n/.test(next.gap)) return end;
  return mark.startsWith(',') && GOES_ON.test(next.word) ? end : undefined;
}

/** A comma before such a word does not divide an introduction from its main clause. */
const GOES_ON =
  /^(?:and|or|but|then|unless|if|which|who|even|so|except|rounding|rounded|including|minus|plus|not|minimum|maximum|instead|to|up|where|such|although|though|starting|ending|ignoring)$/;

/** After one of these a word is no finite verb: "to move", "the move", "be moved". */
const GOVERNS = /^(?:to|the|an?|its|their|your|be|been|being|not)$/;
/** The beginning of an object. */
const OBJECT = /^(?:the|an?|its|their|your|his|all|any|each|every|several|one|two|three|four|\d+|\d*d\d+|it|them|that|this|up|no|another)$/;

/** Whether a token is the finite verb of a clause, the first of its group: "is" in "is moved", "moves", "may". */
export function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  let index = at - 1;
  while (
    index >= at - MOST_ADVERBS &&
    (tokens[index]?.is.adverb === true || /^(?:then|also|still|already|only|never|always)$/.test(tokens[index]?.word ?? ''))
  )
    index--;
  const before = tokens[index];
  if (token === undefined || before === undefined || MODALS.has(before.word) || FINITE.test(before.word)) return false;
  if (CONTRACTED.test(token.word)) return true;
  if (FINITE.test(token.word) || MODALS.has(token.word)) return before.word !== 'to';
  if (token.is.closed || !/^\p{Ll}/u.test(token.printed) || !follows(token) || GOVERNS.test(before.word)) return false;
  if (token.is.verbS && (token.tag === 'VERB' || !token.is.plural)) return true;
  if (token.is.verbS && isNoun(before) && follows(next) && OBJECT.test(next.word)) return true;
  if (token.is.past && !token.is.participle) return true;
  if (!token.is.verb || token.tag !== 'VERB') return false;
  // "players who roll", "you draw"
  return (
    /^(?:they|you|we|i|who|that|which)$/.test(before.word) ||
    (isNoun(before) && ((!token.is.singular && !token.is.plural) || before.is.plural))
  );
}

/** Whether an order begins with a token: "move a guest". */
export function beginsOrder(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || !follows(token) || !follows(next) || !token.is.verb || token.is.closed) return false;
  if (before.is.adverb && /^(?:to|and|or|not)$/.test(tokens[at - 2]?.word ?? '')) return false;
  if (!/^\p{Ll}/u.test(token.printed) || (token.is.participle && token.word.endsWith('ed'))) return false;
  if (
    DETERMINERS.has(before.word) ||
    MODALS.has(before.word) ||
    (PREPOSITIONS.has(before.word) && !/^(?:in|on|off|over|within|around)$/.test(before.word))
  )
    return false;
  if (/^(?:to|and|or|but|not|you|they|we|i|who|that|which|is|are|be|been|has|have|does|never|also|than|as|only|then)$/.test(before.word))
    return false;
  if (/^do(?:n't)?$/.test(token.word)) return false;
  // "the second attack the guest made", "an attack roll the guest made"
  if (
    token.tag === 'NOUN' &&
    before.tag !== 'VERB' &&
    (/^(?:first|second|third|last|next)$/.test(before.word) || !/^(?:an?|up|\d.*)$/.test(next.word)) &&
    (before.is.closed || isNoun(before))
  )
    return false;
  if (before.is.adjective && !before.is.singular && !before.is.participle) return false;
  return OBJECT.test(next.word) || (!isNoun(token) && token.tag === 'VERB' && !before.is.plural);
}

/** In words: the longest subject whose beginning is found. */
const LONGEST_SUBJECT = 16;

/** The index at which the subject of a verb begins; undefined if no word is before the verb. */
export function subjectStart(tokens: readonly Token[], verb: number): number | undefined {
  if (CONTRACTED.test(tokens[verb]?.word ?? '')) return verb;
  let at = verb - 1;
  while (
    at >= verb - MOST_ADVERBS &&
    (tokens[at]?.is.adverb === true ||
      /^(?:then|also|still|already|only|not|never|no|longer|both|all|each|itself|themselves|himself)$/.test(tokens[at]?.word ?? ''))
  )
    at--;
  const last = tokens[at];
  if (last === undefined) return undefined;
  if (PRONOUN.test(last.word)) return at;
  for (; at > Math.max(0, verb - LONGEST_SUBJECT); at--) {
    const token = tokens[at];
    if (token === undefined || (at < verb - 1 && !follows(tokens[at + 1]))) return at + 1;
    const before = tokens[at - 1];
    // "a guest using this chair"
    if ((token.is.ing || token.is.participle) && before !== undefined && follows(token) && (before.is.singular || before.is.plural))
      continue;
    if (DETERMINERS.has(token.word) || PRONOUN.test(token.word) || /^(?:them|him|us)$/.test(token.word)) {
      // "the owner of the card"
      if (
        before !== undefined &&
        follows(token) &&
        (JOINS.test(before.word) || ((before.is.ing || before.is.participle) && isNoun(tokens[at - 2])))
      ) {
        at--;
        continue;
      }
      return at;
    }
    if (
      token.is.closed &&
      !JOINS.test(token.word) &&
      // "your off hand"
      !(PREPOSITIONS.has(token.word) && DETERMINERS.has(before?.word ?? '')) &&
      !/^(?:own|other|one|two|three|four|five|same|more|most|first|second|next|last)$/.test(token.word)
    )
      return at + 1;
  }
  return at + 1;
}

/** Prepositions that join a noun to the subject: "the owner of the card". */
const JOINS = /^(?:of|in|on|with|from|for|within|at|inside|under|near|by|between)$/;
