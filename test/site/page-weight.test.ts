import { expect, test } from 'vitest';
import { quantile } from '../support/page-weight.ts';

test('a quantile is the least of the numbers that the given share of them does not exceed', () => {
  const numbers = [3, 1, 4, 2];
  expect([0, 0.25, 0.5, 0.6, 1].map((share) => quantile(numbers, share))).toEqual([1, 1, 2, 3, 4]);
  expect(quantile([1, 2], 1)).toBe(2);
  expect(quantile([], 0.5)).toBe(0);
});
