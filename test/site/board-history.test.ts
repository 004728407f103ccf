import { expect, test } from 'vitest';
import { advance, begin, type History, redo, undo } from '../../site/src/boards/history.ts';

const after = (...states: readonly number[]): History<number> => states.reduce(advance, begin(0));

test('undo and redo go through the states, and do nothing at either end', () => {
  const history = after(1, 2);
  expect(undo(history)).toEqual({ past: [0], now: 1, future: [2] });
  expect(redo(undo(undo(history)))).toEqual({ past: [0], now: 1, future: [2] });
  expect(undo(begin(0))).toEqual(begin(0));
  expect(redo(history)).toEqual(history);
});

test('the same state again is no step, and a new one ends what could be redone', () => {
  expect(after(1, 1)).toEqual({ past: [0], now: 1, future: [] });
  expect(advance(undo(after(1, 2)), 3)).toEqual({ past: [0, 1], now: 3, future: [] });
});

test('the last two hundred steps can be undone', () => {
  const { past } = after(...Array.from({ length: 300 }, (_, index) => index + 1));
  expect([past.length, past[0]]).toEqual([200, 100]);
});
