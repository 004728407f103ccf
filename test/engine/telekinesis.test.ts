/** The distance of Telekinesis is in its parameter alone: with another value all that it does has the other distance. */
import { expect, test } from 'vitest';
import type { Engine } from '../../engine/index.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

function engineWithin(squares: number): Engine {
  const edit = { file: 'rules/packs/standard/powers/telekinesis.json', id: 'telekinesisDistance', set: { value: squares } };
  const pack = compileCached(editedBook([edit])).packs.find(({ id }) => id === 'standard');
  if (pack === undefined) throw new Error('there is no standard pack');
  return engineOf(pack.compilation);
}

/** Whether an action of A, which is in A1 and has Telekinesis, is refused. B is in `at` and belongs to the player `ownerOfB`. */
function isRefused(engine: Engine, ownerOfB: string, at: string, objectAt: string, action: object): boolean {
  const dial = Array.from({ length: 6 }, () => ({ speed: 8, attack: 10, defense: 16, damage: 2 }));
  const verdict = engine.judge({
    ask: 'play',
    map: { kind: 'outdoor', columns: 8, rows: 3 },
    players: ['p1', 'p2'],
    buildTotal: 200,
    start: { round: 2 },
    characters: [
      { id: 'A', player: 'p1', at: 'A1', points: 50, dial: dial.map((click) => ({ ...click, powers: { attack: 'telekinesis' } })) },
      { id: 'B', player: ownerOfB, at, points: 50, dial },
      { id: 'C', player: 'p2', at: 'H3', points: 50, dial },
    ],
    objects: [{ id: 'o1', kind: 'light', at: objectAt }],
    actions: [{ player: 'p1', give: 'power', use: 'telekinesis', to: 'A', ...action }],
    dice: 'target' in action && ownerOfB === 'p2' ? [5, 4] : [],
  });
  expect(verdict).not.toHaveProperty('error');
  return 'illegal' in verdict;
}

test.each([
  ['a friend four squares away', 'p1', 'E1', 'A3', { target: 'B', at: 'B2' }],
  ['a friend placed four squares away', 'p1', 'A2', 'A3', { target: 'B', at: 'E1' }],
  ['an opponent four squares away', 'p2', 'E1', 'A3', { target: 'B', at: 'D2' }],
  ['an object four squares away', 'p1', 'A3', 'E1', { object: 'o1', at: 'C1' }],
  ['an object placed four squares away', 'p1', 'A3', 'B1', { object: 'o1', at: 'E1' }],
  ['an object hurled four squares far', 'p2', 'E1', 'C1', { object: 'o1', target: 'B' }],
])('%s is in the distance of 4 squares, and not in that of 3', (_, ownerOfB, at, objectAt, action) => {
  expect([4, 3].map((squares) => isRefused(engineWithin(squares), ownerOfB, at, objectAt, action))).toEqual([false, true]);
});
