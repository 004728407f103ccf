/** Folds of lists that expressions may use. */

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
/** Of no numbers 0. */
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.min(...list));
export const greatest = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));
/** Of an empty list -1, which is no subject, unless another number is given. */
export const first = (list: readonly number[], otherwise = -1): number => list[0] ?? otherwise;
