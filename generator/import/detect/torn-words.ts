/** Words that are printed as two, and two words with the blank in the wrong place. */
import type { PrintedSection } from '../document.ts';
import type { Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { FREQUENT, joinedWords, SHORTEST_PART } from './joined-words.ts';

/** "pre war": a beginning of words, printed apart. */
export const PREFIX = /^(?:pre|post|non|anti|semi|multi|sub)$/;

/** Words that are never two. */
const COMPOUNDS: ReadonlySet<string> = new Set(
  'cannot clockwise counterclockwise throughout without therefore whenever wherever moreover otherwise likewise something anything everything somebody everybody nobody anybody himself itself yourself themselves meanwhile furthermore nevertheless'.split(
    ' ',
  ),
);

/**
 * The word of which two words are the parts: "can not", "char acter" (at least one of the parts is no word), or "char- acter", divided at a
 * line break.
 */
export function tornWord({ text }: PrintedSection, first: Word, second: Word, knowledge: WordKnowledge): string | undefined {
  const between = text.slice(first.end, second.start);
  const whole = first.word + second.word;
  if (between === ' ' && COMPOUNDS.has(whole)) return whole;
  if (between === ' ' && isTornApart(first.word, second.word, knowledge)) return whole;
  if (between !== ' ' && !/^-\s+$/.test(between)) return undefined;
  if (!/^\p{Ll}/u.test(text.slice(second.start)) || !LETTERS.test(whole)) return undefined;
  // The one occurrence of the pair may be this place itself.
  if (between !== ' ' && knowledge.lexicon.isWord(whole) && knowledge.pairCount(first.word, second.word) <= 1) return whole;
  const unknown = [first, second].filter(({ word }) => !knowledge.isKnown(word)).length;
  // "give thischaracter": the second is two words itself.
  if ([first, second].some(({ word }) => !knowledge.isKnown(word) && joinedWords(word, knowledge) !== undefined)) return undefined;
  const isWord = knowledge.count(whole) > 0 || (unknown === 2 && knowledge.lexicon.isWord(whole));
  return unknown > 0 && isWord ? whole : undefined;
}

/** Beginnings of words that may stay apart on purpose: "un armed" is torn only where the documents use the whole word. */
const BEGINNINGS = /^(?:dis|un|mis|inter|con|com|de|im|ad|ob|sur|trans|em|pro|re)$/;

/**
 * "com pass" (the first part is no word), "un armed", "sup ply" (both parts occur only here, and the documents have the whole).
 */
function isTornApart(first: string, second: string, { count, lexicon }: WordKnowledge): boolean {
  const whole = first + second;
  if (NO_WORD.test(first)) return second.length >= SHORTEST_PART && lexicon.isWord(whole);
  if (BEGINNINGS.test(first)) return count(whole) >= FREQUENT;
  const parts = [first, second];
  return parts.every((part) => part.length >= SHORTEST_PART && count(part) === 1) && count(whole) > 1 && lexicon.isWord(whole);
}
/** Beginnings of words that are no words themselves. */
const NO_WORD = /^(?:com|dis|inter|trans|sur)$/;

/** "adja-cent": a word that was divided at a line break that is no longer there. */
export const isDividedWord = (text: string, first: Word, second: Word, { lexicon }: WordKnowledge): boolean =>
  /^\p{Ll}{2,}-\p{Ll}{2,}$/u.test(text.slice(first.start, second.end)) &&
  !/[-./_\p{L}\p{N}]/u.test(text.charAt(first.start - 1)) &&
  lexicon.isWord(first.word + second.word) &&
  !(PREFIX.test(first.word) || BEGINNINGS.test(first.word)) &&
  !(lexicon.isWord(first.word) && lexicon.isWord(second.word));

/** "int he", "o fthe": with the blank moved by one letter these are two words that follow each other elsewhere too. */
export function shiftedBlank(
  { text }: PrintedSection,
  first: Word,
  second: Word,
  { isKnown, pairCount }: WordKnowledge,
): string | undefined {
  if (second.start !== first.end + 1 || !/^\p{Ll}+ \p{Ll}+$/u.test(text.slice(first.start, second.end))) return undefined;
  const [left, right] = [first.word, second.word];
  if (isKnown(left) && isKnown(right)) return undefined;
  const [newLeft, newRight] = isKnown(left)
    ? [`${left}${right.slice(0, 1)}`, right.slice(1)]
    : [left.slice(0, -1), `${left.slice(-1)}${right}`];
  const areWords = newLeft.length > 1 && newRight.length > 1 && pairCount(newLeft, newRight) > 1;
  return areWords ? `${newLeft} ${newRight}` : undefined;
}

/** "A sked": a capital letter that a scan divides from its word. */
export function tornCapital({ text }: PrintedSection, first: Word, second: Word, knowledge: WordKnowledge): string | undefined {
  if (second.start !== first.end + 1 || !/^\p{Lu} \p{Ll}{3,}$/u.test(text.slice(first.start, second.end))) return undefined;
  const whole = first.word + second.word;
  return !knowledge.isKnown(second.word) && knowledge.lexicon.isWord(whole) ? text.slice(first.start, first.end) + second.word : undefined;
}

const LETTERS = /^\p{Ll}+$/u;
