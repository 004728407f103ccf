/**
 * A constraint on the choice of a path refuses paths that end in a forbidden square, and allows paths that lead through the square.
 */
import { expect, test } from 'vitest';
import type { Game } from '../../../engine/game/game.ts';
import { applyIfLegal, isLegal, legalAnswers } from '../../../engine/game/play.ts';
import { playerRequestOf } from '../../../engine/game/player-request.ts';
import type { State } from '../../../engine/game/state.ts';
import type { OpenGame } from '../../../engine/judge/open-game.ts';
import { squareName } from '../../../engine/kernel/square-name.ts';
import { engine } from '../../fixtures/engines.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

/** A horde token, of which at most 3 may share a square. */
const token = { player: 'p1', points: 6, horde: 3, set: 'lk', number: '001', dial: [{ speed: 4, attack: 8, defense: 14, damage: 1 }] };

function gameWithStackOf(size: number) {
  const stack = Array.from({ length: size }, (_, place) => ({ id: `S${place}`, at: 'C1', ...token }));
  const opened = engine.open({
    ask: 'play',
    map: { kind: 'outdoor', columns: 7, rows: 1 },
    players: ['p1', 'p2'],
    characters: [{ id: 'A', at: 'A1', ...token }, ...stack, { id: 'F', ...token, player: 'p2', at: 'G1' }],
    buildTotal: 300,
    start: { round: ROUND_WITHOUT_IMMUNITY },
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  return movingFirst(opened);
}

function movingFirst({ game, first }: OpenGame) {
  const moving = applyIfLegal(game, first, { kind: 'offer', option: 'give.move', self: 0 });
  if (moving === undefined) throw new Error('the first character may not be moved');
  return { game, state: moving.state };
}

function endsOffered(game: Game, state: State): readonly string[] {
  const request = playerRequestOf(game, state);
  if (request?.kind !== 'choose' || request.choice.form !== 'path') throw new Error('no path is asked for');
  return request.choice.ends.map((end) => squareName(end, game.terrain.columns));
}

const PATH_TO_C1 = { kind: 'choose', value: [0, 1, 2] } as const;
const PATH_TO_D1 = { kind: 'choose', value: [0, 1, 2, 3] } as const;

test.each([
  { size: 2, mayEnd: true },
  { size: 3, mayEnd: false },
])('a path may end on a stack of $size tokens with a maximum of 3: $mayEnd', ({ size, mayEnd }) => {
  const { game, state } = gameWithStackOf(size);
  expect(isLegal(game, state, PATH_TO_C1)).toBe(mayEnd);
  expect(isLegal(game, state, PATH_TO_D1)).toBe(true);
  const ends = endsOffered(game, state);
  expect(ends.includes('C1')).toBe(mayEnd);
  expect(legalAnswers(game, state).count).toBe(ends.length);
});

test.each([
  { blocking: ['D2'], speed: 2, end: 'E2' },
  { blocking: ['B2', 'A4'], speed: 4, end: 'A2' },
])('a base of three squares is offered $end, where it fits only after a longer path', ({ blocking, speed, end }) => {
  const map = { kind: 'outdoor', columns: 5, rows: 8, blocking };
  const figure = { points: 50, dial: [{ speed, attack: 8, defense: 14, damage: 1 }] };
  const characters = [
    { id: 'A', ...figure, player: 'p1', at: ['C1', 'D1', 'E1'] },
    { id: 'F', ...figure, player: 'p2', at: 'A8' },
  ];
  const opened = engine.open({
    ask: 'play',
    map,
    players: ['p1', 'p2'],
    characters,
    buildTotal: 300,
    start: { round: ROUND_WITHOUT_IMMUNITY },
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, state } = movingFirst(opened);
  const verdict = engine.judge({ ask: 'reach', map, characters, character: 'A' });
  expect(endsOffered(game, state)).toContain(end);
  expect(new Set(endsOffered(game, state))).toEqual(new Set(Object.keys('reach' in verdict ? verdict.reach : {})));
  const answers = legalAnswers(game, state);
  expect([...Array(answers.count).keys()].every((index) => isLegal(game, state, answers.at(index)))).toBe(true);
});
