/**
 * The answer to `visibility` has, for each square, the label of the single line to it: for rules that `kernel/sweep.ts` can evaluate, and
 * for others.
 */
import { expect, test } from 'vitest';
import current from '../../engine/generated/current.ts';
import original from '../../engine/generated/original.ts';
import { createEngine, type Rules } from '../../engine/index.ts';
import { squareEnd, squareLabel } from '../../engine/kernel/square-lines.ts';
import { visibleLabels } from '../../engine/kernel/visibility.ts';
import { benchBoard } from '../bench/boards.ts';
import { seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';
import { frozen } from '../support/frozen.ts';

function differenceCount(rules: Rules, seed: number, boardCount: number): number {
  const rng = seeded(seed);
  const engine = createEngine(rules);
  let differing = 0;
  for (let n = 0; n < boardCount; n++) {
    // The engine has one edition, so the question names none.
    const { edition: _edition, ...question } = frozen(randomQuestion(rng, 'visibility'));
    const visibility = engine.judge(question);
    if (!('squares' in visibility && 'map' in question)) throw new Error(JSON.stringify(visibility));
    expect(Object.keys(visibility.squares)).toHaveLength(question.map.columns * question.map.rows);
    for (const [to, label] of Object.entries(visibility.squares)) {
      const line = engine.judge({ ...question, ask: 'line-of-fire', to });
      if (!('lineOfFire' in line) || line.lineOfFire !== label) differing++;
    }
  }
  return differing;
}

const withFirePath = (change: Partial<Rules['paths'][number]>): Rules => ({
  ...current,
  paths: current.paths.map((p) => (p.path === 'fire' ? { ...p, ...change } : p)),
});
const fire = current.paths.find((p) => p.path === 'fire');

test('visibility has the labels of the single lines in two editions', () => {
  expect(differenceCount(current, 1, 60)).toBe(0);
  expect(differenceCount(original, 2, 60)).toBe(0);
});

test('visibility has the labels of the single lines under rules that combine the labels of squares in other ways', () => {
  if (fire === undefined) throw new Error('there is no path of fire');
  expect(differenceCount(withFirePath({ along: 'first' }), 3, 15)).toBe(0);
  expect(differenceCount(withFirePath({ corner: { ...fire.corner, of: ['side'] } }), 4, 15)).toBe(0);
  expect(differenceCount(withFirePath({ corner: { ...fire.corner, routes: 'worst' } }), 5, 15)).toBe(0);
});

test('visibility has the labels of the single lines on boards as large as printed maps, from every corner and the middle', () => {
  for (const [columns, rows] of [
    [24, 36],
    [48, 48],
  ] as const) {
    const board = benchBoard(columns, rows, 7);
    for (const from of [0, columns - 1, board.size - 1, board.size - columns, Math.floor(board.size / 2) + Math.floor(columns / 2)]) {
      const visibility = visibleLabels(board, squareEnd(from));
      expect(Array.from(visibility)).toEqual(Array.from({ length: board.size }, (_, to) => squareLabel(board, from, to)));
    }
  }
});
