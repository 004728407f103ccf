/** Folds of lists that expressions may use. */

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
/** 0 for an empty list. */
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.min(...list));
/** 0 for an empty list. */
export const greatest = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));
/** The first number, or `otherwise` for an empty list; -1 means no subject. */
export const first = (list: readonly number[], otherwise = -1): number => list[0] ?? otherwise;
