/** The limits of what the kernel caches for all boards: answers stay the same when cached values are dropped. */
import { expect, test } from 'vitest';
import { lineTable } from '../../engine/kernel/geometry.ts';
import { searchMemory } from '../../engine/kernel/search-memory.ts';
import { engine } from '../fixtures/engines.ts';

test('the tables of lines are dropped when they have too many numbers, and new ones have the same lines', () => {
  const before = lineTable(5);
  const line = before.line(3, 1);
  expect(lineTable(5)).toBe(before);
  expect(before.line(3, 1)).toBe(line);
  // The table of a board this wide has more numbers than all tables together may have.
  lineTable(21_000).line(1, 0);
  expect(lineTable(5)).not.toBe(before);
  expect(lineTable(5).line(3, 1)).not.toBe(line);
  expect(lineTable(5).line(3, 1)).toEqual(line);
  // A board that has the dropped table can go on with it.
  expect(before.line(2, 3)).toEqual(lineTable(5).line(2, 3));
});

test('reach is the same on boards of more sizes than the memory of searches is cached for', () => {
  const reachOn = (columns: number) =>
    engine.judge({
      ask: 'reach',
      map: { kind: 'outdoor', columns, rows: 2, hindering: ['B1'] },
      characters: [{ id: 'A', player: 'p', at: 'A1' }],
      character: 'A',
      speed: 3,
    });
  const sizes = Array.from({ length: 12 }, (_, index) => index + 4);
  const reach = ['A1', 'B1', 'A2', 'B2', 'C2', 'D2', 'C1', 'D1'].sort();
  for (const columns of [...sizes, ...sizes]) {
    const verdict = reachOn(columns);
    expect('reach' in verdict && Object.keys(verdict.reach).sort()).toEqual(reach);
  }
});

test('the memory of searches is cached for eight sizes of boards, and the first of them is dropped for a ninth', () => {
  // No other test has boards of these sizes.
  const sizes = Array.from({ length: 9 }, (_, index) => 100_001 + index);
  const [first, second, ...others] = sizes.map(searchMemory);
  expect(sizes.slice(1).map(searchMemory)).toEqual([second, ...others]);
  expect(searchMemory(sizes[1] ?? 0)).toBe(second);
  const again = searchMemory(sizes[0] ?? 0);
  expect(again).not.toBe(first);
  expect([again.unstopped.length, again.queue.length]).toEqual([100_001, 100_001]);
});
