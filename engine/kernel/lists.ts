/** Folds of lists that expressions may use. */

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((a, b) => Math.min(a, b)));
export const greatest = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((a, b) => Math.max(a, b)));
/** The first number, or `otherwise` for an empty list: by default -1, which means none where numbers are those of squares or characters. */
export const first = (list: readonly number[], otherwise = -1): number => list[0] ?? otherwise;

export const distinct = (list: readonly number[]): Iterable<number> => (list.length < 2 ? list : new Set(list));
