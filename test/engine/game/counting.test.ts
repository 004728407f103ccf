/**
 * How many sequences of one, two and three legal answers there are from named positions. A path may be without steps.
 *
 * For example, in a corner there are two first answers: move, or end the turn. There are 6 sequences of two answers: “move” with 4 paths,
 * and the end of the turn with 2 answers of the opponent. There are 10 of three answers: each of the 4 paths is followed by the end of the
 * turn, “move” of the opponent by 4 paths, and the end of the opponent's turn by 2 answers.
 */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../engine/game/game.ts';
import { legalAnswers, proceed } from '../../../engine/game/play.ts';
import type { State } from '../../../engine/game/state.ts';
import type { PlayQuestion } from '../../../engine/generated/question.ts';
import { createEngine } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

type Character = PlayQuestion['characters'][number];

const figure = (id: string, player: string, at: Character['at'], more: Partial<Character> = {}): Character => ({
  id,
  player,
  at,
  points: 50,
  dial: [{ speed: 1, attack: 9, defense: 16, damage: 2 }],
  ...more,
});

const position = (columns: number, rows: number, characters: readonly Character[], more: Partial<PlayQuestion> = {}): PlayQuestion => ({
  ask: 'play',
  map: { kind: 'outdoor', columns, rows },
  players: ['p1', 'p2'],
  characters: [...characters],
  buildTotal: 100,
  start: { round: ROUND_WITHOUT_IMMUNITY },
  actions: [],
  dice: [],
  ...more,
});

const farOpponent = figure('Z', 'p2', 'I9');
const POSITIONS: readonly (readonly [name: string, answers: string, question: PlayQuestion, counts: readonly number[]])[] = [
  ['alone on open ground', 'move, or end the turn', position(9, 9, [figure('A', 'p1', 'E5'), farOpponent]), [2, 11, 15]],
  ['in a corner', 'move, or end the turn', position(9, 9, [figure('A', 'p1', 'A1'), farOpponent]), [2, 6, 10]],
  [
    'two friends and one action',
    'either moves, or the turn ends',
    position(9, 9, [figure('A', 'p1', 'A1'), figure('B', 'p1', 'C1'), farOpponent]),
    [3, 12, 17],
  ],
  ['next to an opponent', 'move, strike, or end', position(3, 3, [figure('A', 'p1', 'A1'), figure('B', 'p2', 'B1')]), [3, 42, 71]],
  [
    'two in range',
    'move, shoot, or end',
    position(5, 5, [figure('A', 'p1', 'A1', { range: 6, targets: 2 }), figure('B', 'p2', 'E5'), figure('C', 'p2', 'E1')]),
    [3, 10, 123],
  ],
  [
    'protected in the first round',
    'move, or end the turn: no one may be shot at',
    position(5, 5, [figure('A', 'p1', 'A1', { range: 6 }), figure('B', 'p2', 'E5')], { start: { round: 1 } }),
    [2, 6, 11],
  ],
  [
    'tired out',
    'with two tokens only the end of the turn',
    position(3, 3, [figure('A', 'p1', 'A1', { tokens: 2 }), figure('B', 'p2', 'C3')]),
    [1, 2, 6],
  ],
  ['a base of two squares', 'move, or end', position(9, 9, [figure('A', 'p1', ['E5', 'F5']), farOpponent]), [2, 14, 38]],
  [
    'next to a wall',
    'move, destroy the wall, or end',
    position(9, 9, [figure('A', 'p1', 'A1'), farOpponent], { map: { kind: 'outdoor', columns: 9, rows: 9, walls: ['A1|B1'] } }),
    [3, 6, 12],
  ],
];

describe('sequences of one, two and three legal answers', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const engine = createEngine({ ...boardRules, game: gameRules });

  test.each(POSITIONS)('%s (%s)', (_name, _answers, question, counts) => {
    const opened = engine.open(question);
    if ('error' in opened) throw new Error(opened.error.message);
    expect([1, 2, 3].map((depth) => sequences(opened.game, opened.first, depth))).toEqual(counts);
  });
});

function sequences(game: Game, state: State, depth: number): number {
  const legal = legalAnswers(game, state);
  if (depth === 1) return legal.count;
  let count = 0;
  for (let index = 0; index < legal.count; index++) count += sequences(game, proceed(game, state, legal.at(index)).state, depth - 1);
  return count;
}
