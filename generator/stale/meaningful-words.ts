import { numberOfWord, withJoinedNumbers } from '../numerals.ts';
import type { Rulebook } from '../rulebook.ts';

/** A word that is a number, in digits. */
export const numberOf = (word: string): string | undefined => numberOfWord(word) ?? (isNumber(word) ? word : undefined);

export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** In letters. */
const SHORTEST_WORD = 5;

/** All words and numbers of a text in lower case, in their order; of links only the text. */
export const wordsOf = (markdown: string): readonly string[] =>
  withJoinedNumbers(markdown.replace(/\]\([^)]*\)/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The ids of the clauses and pages that a text links to. */
export const linkedIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\(rule:([^)#]+)\)/g)].map(([, target = '']) => target);

/** The entry of a list belongs to the sentence before it, unless that or the entry before ends with a full stop. */
export const sentencesOf = (markdown: string): readonly string[] => markdown.split(/(?<=[.!?])\s|\n\s*\n(?!\s*[-*\d])/);

/** A pronoun, such as in "grab a huge one": after an article or the like, and with no word after it that it counts. */
const PRONOUN = /\b(?:an?|the|this|that|which|each|every|another) (?:\p{L}+ )?one\b(?! \p{L})/gu;

/**
 * The words that carry a text's meaning: numbers, also written out, and words of five letters or more. Squares such as B2 and words such as
 * "3D" and "3-D" are no numbers.
 */
export function meaningfulWords(markdown: string): Set<string> {
  const text = withJoinedNumbers(markdown.replace(/\]\([^)]*\)/g, ']'));
  const words = [...text.replaceAll(PRONOUN, '').matchAll(/\p{L}+\d*|\d+(?:-?\p{L}\b)?/gu)].map(([word]) => numberOf(word) ?? word);
  return new Set(words.filter((word) => (word.length >= SHORTEST_WORD && !/\d/.test(word)) || isNumber(word)));
}

/** Words in a larger share of the clauses are too common to show that a text is about a rule. */
const COMMON_SHARE = 0.02;

/** @param count how many clauses have a word */
export const isCommon = (count: number, { clauses }: Rulebook): boolean => count > Math.max(1, clauses.size * COMMON_SHARE);
