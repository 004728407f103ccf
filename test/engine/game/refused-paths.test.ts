/** A path that may not be walked is refused with the clause of its first fault, and with a path that may be walked where there is one. */
import { expect, test } from 'vitest';
import { newEngine } from '../../fixtures/engines.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

const engine = newEngine();
const figure = (id: string, player: string, at: string) => ({
  id,
  player,
  at,
  points: 50,
  dial: [{ speed: 4, attack: 10, defense: 17, damage: 1 }],
});
const played = (path: readonly string[], to = 'A') =>
  engine.judge({
    ask: 'play',
    map: {
      kind: 'outdoor',
      columns: 7,
      rows: 3,
      hindering: ['C2'],
      blocking: ['B1', 'B2', 'B3'],
      walls: ['E2|F2'],
      elevation: { '2': ['G1'] },
    },
    characters: [figure('A', 'p1', 'D2'), figure('C', 'p1', 'E3'), figure('B', 'p2', 'G3')],
    players: ['p1', 'p2'],
    buildTotal: 100,
    start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'p1' },
    actions: [{ player: 'p1', give: 'move', to, path }],
    dice: [],
  });

test.each<[path: readonly string[], rule: string, message: string, instead?: readonly string[]]>([
  [['D2', 'C2', 'C1'], 'terrain.hindering.stop-on-entry', 'the move must stop in C2: stops on entering hindering terrain', ['D2', 'C1']],
  [['D2', 'C2', 'B2'], 'terrain.hindering.stop-on-entry', 'the move must stop in C2: stops on entering hindering terrain', ['D2', 'C2']],
  [['D2', 'C1', 'B1'], 'terrain.blocking.movement', 'the step to B1 is not allowed: blocking terrain', ['D2', 'C1']],
  [['D2', 'E2', 'F2'], 'terrain.walls.behave-as-blocking', 'the step to F2 is not allowed: a wall in the way', ['D2', 'E1', 'F2']],
  [['D2', 'E3'], 'golden.occupancy.one-character-per-square', 'the move may not end in E3: a move may not end on another character'],
  [['D2', 'F2'], 'actions.move.up-to-speed', 'F2 does not touch D2', ['D2', 'E1', 'F2']],
  [
    ['D2', 'D1', 'D2', 'D1', 'D2', 'D1'],
    'actions.move.up-to-speed',
    'the path to D1 needs more speed than is left, which is 4',
    ['D2', 'D1'],
  ],
])('the path %j is refused by %s', (path, rule, message, instead) => {
  expect(played(path)).toMatchObject({
    illegal: { action: 0, rule, message, ...(instead === undefined ? {} : { instead: { path: instead } }) },
  });
  if (instead === undefined) expect(played(path)).not.toHaveProperty('illegal.instead');
  else expect(played(instead)).not.toHaveProperty('illegal');
});

test('an action for an unknown character is refused with a message that names it', () => {
  const illegal = { action: 0, rule: 'turns.giving-actions.from-total', message: 'there is no character Z' };
  expect(played(['D2', 'D1'], 'Z')).toMatchObject({ illegal });
});
