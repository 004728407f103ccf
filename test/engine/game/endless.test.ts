/** Rules that loop without end give an error, so that no page hangs: the compiler cannot find every such loop. */
import { expect, test } from 'vitest';
import type { Instruction } from '../../../engine/game/instruction.ts';
import type { Procedure } from '../../../engine/game/rules.ts';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

const dial = [{ speed: 6, attack: 10, defense: 16, damage: 2 }];
const MOVE = {
  ask: 'play',
  map: { kind: 'outdoor', columns: 4, rows: 1 },
  characters: [
    { id: 'A', player: 'p1', at: 'A1', dial },
    { id: 'B', player: 'p2', at: 'D1', dial },
  ],
  players: ['p1', 'p2'],
  buildTotal: 100,
  start: { round: ROUND_WITHOUT_IMMUNITY },
  actions: [{ player: 'p1', give: 'move', to: 'A', path: ['A1'] }],
  dice: [],
};

function judgeWith(change: (code: readonly Instruction[]) => readonly Instruction[]): unknown {
  const procedures = game.procedures.map((p): Procedure => (p.id === 'move.make' ? { ...p, code: change(p.code) } : p));
  return createEngine({ ...current, game: { ...game, procedures } }).judge(MOVE);
}

test('a loop without a request is an error', () => {
  expect(() => judgeWith(() => [{ op: 'jump', jump: 0 }])).toThrow('the rules do not come to an end in move.make');
});

test('a loop that asks again whenever the player declines is an error', () => {
  // `move.make` begins with the choice of a path. Answers are counted for the whole command, so the error names its option.
  const choosingAgain = (code: readonly Instruction[]): readonly Instruction[] => [
    ...code.slice(0, 1).flatMap((i): Instruction[] => (i.op === 'choose' ? [{ ...i, may: true }] : [])),
    { op: 'jump', jump: 0 },
  ];
  expect(() => judgeWith(choosingAgain)).toThrow('the rules do not stop asking in give.move');
});
