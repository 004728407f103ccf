import { expect, test } from 'vitest';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

test('a move that goes on has used of its speed what its steps cost', () => {
  const slow = engineOf(compileCached(withoutPacks(editedBook([{ file: 'rules/basics/moving.json', id: 'path.move', set: { cost: 2 } }]))));
  const dial = [{ speed: 8, attack: 10, defense: 16, damage: 2 }];
  // Taking the crate in C1 changes the map, after which the mover may go on: it has used 4 of its speed of 8.
  const moved = (onward: readonly string[]) =>
    slow.judge({
      ask: 'play',
      edition: 'original',
      map: { kind: 'outdoor', columns: 8, rows: 1 },
      players: ['p1', 'p2'],
      buildTotal: 100,
      start: { round: ROUND_WITHOUT_IMMUNITY },
      characters: [
        { id: 'A', player: 'p1', at: 'A1', points: 50, dial, abilities: ['super-strength'] },
        { id: 'B', player: 'p2', at: 'H1', points: 50, dial },
      ],
      objects: [{ id: 'o1', kind: 'light', at: 'C1' }],
      actions: [{ player: 'p1', give: 'move', to: 'A', path: ['A1', 'B1', 'C1'], choose: ['o1'], onward }],
      dice: [],
    });
  expect(moved(['C1', 'D1', 'E1'])).toMatchObject({ state: { characters: { A: { at: 'E1' } } } });
  expect(moved(['C1', 'D1', 'E1', 'F1'])).toMatchObject({ illegal: { action: 0, rule: 'actions.move.up-to-speed' } });
});
