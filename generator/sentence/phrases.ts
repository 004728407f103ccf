/** Parts of sentences that several kinds of definitions have. */
import type { Unless } from '../generated/definition.ts';
import { withArticle } from '../wording.ts';
import { nounOf, phraseOf, words } from './expression.ts';

/** The text for a value; empty if the value is absent. */
export const ifPresent = <T>(value: T | undefined, textOf: (value: T) => string): string => (value === undefined ? '' : textOf(value));

/** A number, or an expression as a noun. */
export const amountOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : ifPresent(value, nounOf);

/** An amount, or a boolean as `true` or `false`. */
export const valueText = (value: string | number | boolean | undefined): string =>
  typeof value === 'boolean' ? String(value) : amountOf(value);

/** ` if …` for a condition. */
export const conditionOf = (text: string | undefined): string => ifPresent(text, (condition) => ` if ${phraseOf(condition)}`);

/** `, unless …, or unless …` for exceptions. */
export const exceptionsOf = (exceptions: Unless | undefined): string =>
  (exceptions ?? []).map((exception, index) => `${index === 0 ? ',' : ', or'} unless ${phraseOf(exception.if)}`).join('');

/** `a, b and c`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export const article = (name: string): string => withArticle(words(name));
