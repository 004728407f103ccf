import { asList, type Value } from './values.ts';

export type FoundCandidates = { readonly kind: 'none' } | { readonly kind: 'only'; readonly value: Value } | { readonly kind: 'many' };

/** The candidates of a choice. `at` makes one of them, so that a caller that draws one need not list the others. */
export interface Candidates {
  count(): number;
  at(index: number): Value;
  has(value: Value): boolean;
  /** For a choice of a path: all candidates, and values that are refused. A caller tests only those that it draws. */
  readonly untested?: UntestedCandidates;
}

export interface UntestedCandidates {
  count(): number;
  /** Undefined where the value is refused. */
  at(index: number): Value | undefined;
}

export function listed(items: readonly number[]): Candidates {
  return {
    count: () => items.length,
    at: (index) => items[index] ?? -1,
    has: (value) => typeof value === 'number' && items.includes(value),
  };
}

/**
 * All subsets whose size is within the bounds, each in the order of the items. A subset comes before the longer subsets that begin with it;
 * otherwise subsets are sorted by the first item that differs. `at` does not make the subsets before the one that it returns.
 */
export function subsets(items: readonly number[], least: number, most: number): Candidates {
  const largest = Math.min(most, items.length);
  /** How many subsets begin with the same `chosenCount` items, and have no other items before the one at `nextIndex`. */
  const countFrom = (chosenCount: number, nextIndex: number): number => {
    const itemsLeft = items.length - nextIndex;
    let count = 0;
    // The binomial coefficient: `itemsLeft` over `further`.
    let ways = 1;
    for (let further = 0; further <= Math.min(itemsLeft, largest - chosenCount); further++) {
      if (chosenCount + further >= least) count += ways;
      ways = Math.round((ways * (itemsLeft - further)) / (further + 1));
    }
    return count;
  };
  const at = (index: number): Value => {
    const chosen: number[] = [];
    let indexLeft = index;
    for (let itemIndex = 0; itemIndex < items.length; itemIndex++) {
      if (chosen.length >= least && indexLeft === 0) break;
      const countBefore = chosen.length >= least ? 1 : 0;
      const countWithItem = countFrom(chosen.length + 1, itemIndex + 1);
      if (indexLeft - countBefore < countWithItem) {
        chosen.push(items[itemIndex] ?? -1);
        indexLeft -= countBefore;
      } else indexLeft -= countWithItem;
    }
    return chosen;
  };
  return {
    count: () => (least > largest ? 0 : countFrom(0, 0)),
    at,
    has: (value) => {
      if (!Array.isArray(value)) return false;
      const list = asList(value);
      return (
        list.length >= least && list.length <= largest && new Set(list).size === list.length && list.every((item) => items.includes(item))
      );
    },
  };
}

/** The number of splits of an amount into whole shares, which may be 0: the binomial coefficient (amount + parts - 1 over parts - 1). */
function countSplits(amount: number, parts: number): number {
  if (parts <= 1) return 1;
  let count = 1;
  for (let k = 1; k < parts; k++) count = (count * (amount + k)) / k;
  return Math.round(count);
}

/**
 * Splits are sorted by the share of the first subject, then of the second, and so on. `at` skips splits without making them:
 * `countSplits` gives how many have the same shares up to a subject.
 */
export function splits(amount: number, among: readonly number[]): Candidates {
  const at = (index: number): Value => {
    const shares: { [subject: number]: number } = {};
    let amountLeft = amount;
    let indexLeft = index;
    among.forEach((subject, part) => {
      const partsAfter = among.length - part - 1;
      let share = partsAfter === 0 ? amountLeft : 0;
      while (partsAfter > 0) {
        const splitsWithShare = countSplits(amountLeft - share, partsAfter);
        if (indexLeft < splitsWithShare) break;
        indexLeft -= splitsWithShare;
        share++;
      }
      shares[subject] = share;
      amountLeft -= share;
    });
    return shares;
  };
  const has = (value: Value): boolean => {
    if (typeof value === 'number' || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    const areShares = entries.every(([subject, share]) => among.includes(Number(subject)) && Number.isInteger(share) && share >= 0);
    return areShares && entries.length === among.length && entries.reduce((total, [, share]) => total + share, 0) === amount;
  };
  return { count: () => (among.length === 0 ? 0 : countSplits(amount, among.length)), at, has };
}
