/** Amounts by subject, for expressions of the game. */
import type { Amounts } from './values.ts';

export function entry(map: Amounts, subjectNumber: number): number {
  return map[subjectNumber] ?? 0;
}

export function put(map: Amounts, subjectNumber: number, amount: number): Amounts {
  return { ...map, [subjectNumber]: amount };
}

export function without(map: Amounts, subjectNumber: number): Amounts {
  return Object.fromEntries(Object.entries(map).filter(([key]) => Number(key) !== subjectNumber));
}

// `| 0` makes small integers. Without it, optimised code makes floating-point numbers, and lists that hold them are slower.
export const keys = (map: Amounts): number[] => Object.keys(map).map((key) => Number(key) | 0);
export const total = (map: Amounts): number => Object.values(map).reduce((a, b) => a + b, 0);
/** Every subject of the list with the whole amount. */
export const spread = (list: readonly number[], amount: number): Amounts =>
  Object.fromEntries(list.map((subjectNumber) => [subjectNumber, amount]));
