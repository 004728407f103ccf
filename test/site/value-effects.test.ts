import { expect, test } from 'vitest';
import { questionOfCalculation, readCalculation, refusalOfLinked } from '../../site/src/boards/value.ts';
import { valueEffects } from '../../site/src/lib/value-effects.ts';

test('the board has the effects that the question can have, each with its label and its controls', () => {
  expect(valueEffects.map(({ kind, label, hasAmount, flag }) => [kind, label, hasAmount, flag])).toEqual([
    ['set', 'becomes', true, 'locked'],
    ['half', 'is halved', false, 'locked'],
    ['double', 'is doubled', false, 'locked'],
    ['modifiers', 'is modified by', true, undefined],
    ['minimum', 'is at least', true, undefined],
  ]);
});

test('a question that is read and written again is the same', () => {
  const question = {
    ask: 'combat-value',
    edition: 'current',
    value: 'speed',
    printed: 7,
    replacements: [{ double: true, locked: true }, { set: 4 }, { half: true }],
    modifiers: [2, -1],
    minimum: 3,
  };
  const calculation = readCalculation(question, valueEffects);
  expect(calculation?.entries.map(({ kind }) => kind)).toEqual(['double', 'set', 'half', 'modifiers', 'modifiers', 'minimum']);
  expect(calculation === undefined ? undefined : questionOfCalculation(calculation, 'current', valueEffects)).toEqual(question);
});

test('a list without effects is empty in the question, and the last of several minimums counts', () => {
  const entry = (amount: number) => ({ kind: 'minimum', amount, isFlagSet: false });
  const calculation = { value: 'attack', printed: 9, entries: [entry(3), entry(1)] };
  const question = { ask: 'combat-value', edition: '2014', value: 'attack', printed: 9, replacements: [], modifiers: [], minimum: 1 };
  expect(questionOfCalculation(calculation, '2014', valueEffects)).toEqual(question);
});

test('a link with more than 60 effects is refused', () => {
  const withEffects = (count: number) => ({
    value: 'attack',
    printed: 9,
    entries: Array.from({ length: count }, () => ({ kind: 'modifiers', amount: 1, isFlagSet: false })),
  });
  expect(refusalOfLinked(withEffects(60))).toBeUndefined();
  expect(refusalOfLinked(withEffects(61))).toBe('This link cannot be opened: it has more than 60 effects.');
});

test('another kind of question is not read as a calculation', () => {
  expect(readCalculation({ ask: 'path', value: 'attack', printed: 9 }, valueEffects)).toBeUndefined();
});
