import type { ErratumFile } from '../generated/erratum.ts';
import { hasBeside, singularOf, wordsByNumber } from './counted-numbers.ts';
import { isNumber, meaningfulWords, wordsOf } from './meaningful-words.ts';

/** The names, words and numbers that a text has in common with the fields that change. */
export type ChangedWordsIn = (text: string) => readonly string[];

/** Names of fields such as `if`, `of` and `is` are words of every text. */
const SHORTEST_FIELD = 4;

/**
 * Names such as `fromHeight` are split into words. If the new texts name what the numbers count, such as squares, a number is included only
 * where it is beside that name.
 */
export function createChangedWordsIn({ amends }: ErratumFile, newTexts: readonly string[]): ChangedWordsIn {
  const sets = amends.flatMap((one) => ('set' in one ? [one.set] : []));
  const changedWords = meaningfulWords(sets.map((set) => JSON.stringify(set).replace(/([a-z])([A-Z])/g, '$1 $2')).join(' '));
  const fields = sets.flatMap(Object.keys).flatMap((path) => path.split('.').at(-1) ?? []);
  const names = new Set([...changedWords, ...fields.filter((name) => name.length >= SHORTEST_FIELD)].filter((word) => !isNumber(word)));
  const numbers = [...changedWords].filter(isNumber);
  const counted = wordsByNumber(newTexts, 'counted');
  const things = new Set(numbers.flatMap((number) => [...(counted.get(number) ?? [])]));
  return (text) => {
    const words = new Set([...meaningfulWords(text), ...wordsOf(text).map(singularOf)]);
    const sameNumbers = numbers.filter((number) => words.has(number) && (things.size === 0 || hasBeside(text, number, things)));
    return [...[...names].filter((name) => words.has(name)), ...sameNumbers];
  };
}
