/** The limits of what the kernel caches for all boards: answers stay the same when cached values are dropped. */
import { expect, test } from 'vitest';
import { lineTable } from '../../engine/kernel/geometry.ts';
import { engine } from '../fixtures/engines.ts';

test('the tables of lines are dropped when they have too many numbers, and new ones have the same lines', () => {
  const before = lineTable(5);
  const line = before.line(3, 1);
  expect(lineTable(5)).toBe(before);
  expect(before.line(3, 1)).toBe(line);
  // The table of so wide a board has as many numbers as all tables together may have.
  lineTable(21_000).line(1, 0);
  expect(lineTable(5)).not.toBe(before);
  expect(lineTable(5).line(3, 1)).not.toBe(line);
  expect(lineTable(5).line(3, 1)).toEqual(line);
  // A board that has the dropped table can go on with it.
  expect(before.line(2, 3)).toEqual(lineTable(5).line(2, 3));
});

test('reach is the same after moves on more sizes of maps than have working memory', () => {
  const reachOn = (columns: number) =>
    engine.judge({
      ask: 'reach',
      map: { kind: 'outdoor', columns, rows: 2, hindering: ['B1'] },
      characters: [{ id: 'A', player: 'p', at: 'A1' }],
      character: 'A',
      speed: 3,
    });
  const sizes = Array.from({ length: 12 }, (_, index) => index + 3);
  const first = sizes.map(reachOn);
  expect(first[0]).toHaveProperty('reach');
  expect(sizes.map(reachOn)).toEqual(first);
});
