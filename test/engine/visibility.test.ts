/** The view of a board has the label of the single line to each square, by `kernel/sweep.ts` and with rules that it cannot fold. */
import { expect, test } from 'vitest';
import current from '../../engine/generated/current.ts';
import original from '../../engine/generated/original.ts';
import { createEngine, type Rules } from '../../engine/index.ts';
import { squareEnd, squareLabel } from '../../engine/kernel/square-lines.ts';
import { visibleLabels } from '../../engine/kernel/visibility.ts';
import { benchBoard } from '../bench/boards.ts';
import { seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';

/** How many squares have another label in the view than the single line to them, on random boards. */
function differences(rules: Rules, seed: number, boardCount: number): number {
  const rng = seeded(seed);
  const engine = createEngine(rules);
  let differing = 0;
  for (let n = 0; n < boardCount; n++) {
    // The engine has one edition, so the question names none.
    const { edition: _edition, ...question } = { edition: '', ...randomQuestion(rng, 'visibility') };
    const view = engine.judge(question);
    if (!('squares' in view)) throw new Error(JSON.stringify(view));
    for (const [to, label] of Object.entries(view.squares)) {
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

test('a view has the labels of its single lines in two editions', () => {
  expect(differences(current, 1, 60)).toBe(0);
  expect(differences(original, 2, 60)).toBe(0);
});

test('a view has the labels of its single lines where the rules fold otherwise', () => {
  if (fire === undefined) throw new Error('there is no path of fire');
  expect(differences(withFirePath({ along: 'first' }), 3, 15)).toBe(0);
  expect(differences(withFirePath({ corner: { ...fire.corner, of: ['side'] } }), 4, 15)).toBe(0);
  expect(differences(withFirePath({ corner: { ...fire.corner, routes: 'worst' } }), 5, 15)).toBe(0);
});

test('a view has the labels of its single lines on boards as large as printed maps, from every corner and the middle', () => {
  for (const [columns, rows] of [
    [24, 36],
    [48, 48],
  ] as const) {
    const board = benchBoard(columns, rows, 7);
    for (const from of [0, columns - 1, board.size - 1, board.size - columns, Math.floor(board.size / 2) + Math.floor(columns / 2)]) {
      const view = visibleLabels(board, squareEnd(from));
      expect(Array.from(view)).toEqual(Array.from({ length: board.size }, (_, to) => squareLabel(board, from, to)));
    }
  }
});
