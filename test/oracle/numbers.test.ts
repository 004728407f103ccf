import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CombatValueQuestion, Edition, Replacement } from './question.ts';
import { compare, divide, fraction, roundUp, subtract } from './rational.ts';
import { nameOf, squareNamed } from './square.ts';

type ValueKind = CombatValueQuestion['value'];
function judged(kind: ValueKind, printed: number, replacements: Replacement[], modifiers: number[], minimum?: number) {
  return answer({ ask: 'combat-value', value: kind, printed, replacements, modifiers, ...(minimum === undefined ? {} : { minimum }) });
}
const verdictOf = (value: number) => ({ edition: 'current', value });

test('replace, then modify, then the minimums', () => {
  expect(judged('attack', 8, [{ set: 11 }], [1])).toEqual(verdictOf(12));
  expect(judged('speed', 7, [{ set: 10 }, { half: true }], [])).toEqual(verdictOf(5));
  expect(judged('speed', 7, [{ half: true }, { set: 10 }], [])).toEqual(verdictOf(10));
  expect(judged('speed', 5, [{ half: true }, { double: true }], [])).toEqual(verdictOf(6));
  expect(judged('speed', 12, [{ half: true }], [2, 3])).toEqual(verdictOf(9));
  expect(judged('attack', 9, [], [2, 2, 1, -1])).toEqual(verdictOf(12));
  expect(judged('defense', 17, [], [-2, -1, -1])).toEqual(verdictOf(14));
  expect(judged('damage', 2, [], [-2], 1)).toEqual(verdictOf(1));
  expect(judged('damage', 1, [], [-2, 2], 1)).toEqual(verdictOf(1));
  expect(judged('speed', 2, [], [-3])).toEqual(verdictOf(0));
});

test('the last locked replacement changes the printed value alone; only minimums act after it', () => {
  expect(judged('defense', 16, [{ set: 14, locked: true }, { set: 18 }], [2])).toEqual(verdictOf(14));
  expect(judged('speed', 9, [{ set: 4, locked: true }, { double: true }, { half: true, locked: true }], [3])).toEqual(verdictOf(5));
  expect(judged('damage', 3, [{ set: 0, locked: true }], [2], 1)).toEqual(verdictOf(1));
});

test('the number of rolls that break away, by edition and bonus', () => {
  const successes = (edition: Edition, bonus: number) =>
    [1, 2, 3, 4, 5, 6].map((roll) => answer({ ask: 'break-away', edition, roll, bonus })).filter((one) => 'succeeds' in one && one.succeeds)
      .length;
  expect([successes('current', 0), successes('2014', 0), successes('original', 0), successes('current', 3), successes('2014', -9)]).toEqual(
    [3, 5, 3, 5, 1],
  );
});

test('fractions are exact and round up', () => {
  expect(compare(subtract(divide(fraction(1), fraction(3)), fraction(2, 6)), fraction(0))).toBe(0);
  expect([roundUp(fraction(9, 2)), roundUp(fraction(-3, 2)), roundUp(fraction(8, 2)), roundUp(fraction(1, -2))]).toEqual([5, -1, 4, 0]);
});

test('a square name is read and written back, up to the widest map of 200 columns', () => {
  expect(['A1', 'Z9', 'AA10', 'AZ2', 'GR200'].map((name) => nameOf(squareNamed(name)))).toEqual(['A1', 'Z9', 'AA10', 'AZ2', 'GR200']);
  expect(squareNamed('GR1').column).toBe(200);
});
