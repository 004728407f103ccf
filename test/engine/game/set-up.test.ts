import { describe, expect, test } from 'vitest';
import { worth } from '../../../engine/bots/worth.ts';
import { drawAnswer } from '../../../engine/game/draw.ts';
import { fingerprint } from '../../../engine/game/fingerprint.ts';
import type { Game } from '../../../engine/game/game.ts';
import { proceed } from '../../../engine/game/play.ts';
import { gameAt } from '../../../engine/game/run.ts';
import type { State } from '../../../engine/game/state.ts';
import { createEngine } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { createDraw } from '../../support/random-game.ts';

const area = (id: string, border: string, squares: readonly string[]) => ({ id, border, squares });
const smallMap = {
  kind: 'outdoor',
  columns: 6,
  rows: 7,
  hindering: ['C4'],
  areas: [area('n', 'north', ['B1', 'C1']), area('s', 'south', ['D7', 'E7'])],
};
const wideMap = {
  kind: 'indoor',
  name: 'wide',
  columns: 11,
  rows: 5,
  areas: [area('w', 'west', ['A2', 'A3']), area('e', 'east', ['K2', 'K3', 'K4'])],
};

const question = {
  ask: 'play',
  setUp: true,
  map: smallMap,
  maps: [wideMap],
  players: ['p1', 'p2'],
  buildTotal: 200,
  characters: ['p1', 'p1', 'p1', 'p2', 'p2'].map((player, k) => ({
    id: `c${k}`,
    player,
    at: [],
    dial: [{ speed: 6, attack: 9, defense: 16, damage: 2 }],
  })),
  objects: ['p1', 'p2', 'p2'].map((player, k) => ({ id: `o${k}`, kind: 'light', player })),
  actions: [],
  dice: [],
};

describe.each(editionRules)('a set-up in edition $edition', ({ gameRules, boardRules }) => {
  test('the first fault in document order is reported, also if an unknown field comes after it', () => {
    const { map, ...rest } = question;
    const faulty = { map: { ...map, hindering: ['C9'] }, extra: 1, ...rest };
    const verdict = createEngine({ ...boardRules, game: gameRules }).judge(faulty);
    expect(verdict).toMatchObject({ error: { code: 'off-the-map', at: '/map/hindering/0' } });
  });

  const opened = createEngine({ ...boardRules, game: gameRules }).open(question);
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;

  test.each(Array.from({ length: 12 }, (_, seed) => seed))('drawn by seed %i leads to the first turn', (seed) => {
    const state = untilFirstTurn(game, first, seed);
    const squares = (state.lists[gameRules.squares] ?? []).map((figureSquares) => figureSquares.join());
    expect(new Set(squares).size).toBe(5);
    expect(squares).not.toContain('');
    expect(gameAt(game, state).terrain.columns).toBe(state.numbers[gameRules.map]?.[0] === 1 ? wideMap.columns : smallMap.columns);
  });

  test('chooses the one map by some seeds and the other by others', () => {
    const maps = Array.from({ length: 12 }, (_, seed) => untilFirstTurn(game, first, seed).numbers[gameRules.map]?.[0]);
    expect(new Set(maps)).toEqual(new Set([0, 1]));
  });
});

test('a fingerprint and the estimate of a bot read the map that was chosen', () => {
  const [{ gameRules, boardRules }] = editionRules;
  // The first map has one area more than `wideMap`: code that reads it in place of the chosen map finds an area that is not there.
  const firstMap = { ...smallMap, areas: [...smallMap.areas, area('e', 'east', ['F4'])] };
  const opened = createEngine({ ...boardRules, game: gameRules }).open({ ...question, map: firstMap });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const states = Array.from({ length: 6 }, (_, seed) => untilFirstTurn(game, first, seed));
  const chosen = states.filter(({ numbers }) => numbers[gameRules.map]?.[0] === 1);
  expectEnough(chosen.length, 1);
  for (const state of chosen) {
    expect(fingerprint(game, state)).toBe(fingerprint(gameAt(game, state), state));
    expect(worth(game, state, 0)).toBe(worth(gameAt(game, state), state, 0));
  }
});

test('a square off the second map is reported at its place in the question', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const maps = [{ ...wideMap, hindering: ['B2', 'L2'] }];
  expect(createEngine({ ...boardRules, game: gameRules }).open({ ...question, maps })).toMatchObject({
    error: { code: 'off-the-map', at: '/maps/0/hindering/1' },
  });
});

test.each([false, true])('a character and an object off the second map are reported at their squares, with setUp %s', (setUp) => {
  const [{ gameRules, boardRules }] = editionRules;
  const engine = createEngine({ ...boardRules, game: gameRules });
  // The first map has the square L6, which is off `wideMap`.
  const firstMap = { ...smallMap, columns: 12 };
  const characters = question.characters.map((character, k) => ({ ...character, at: `${'ABCDE'[k]}1` }));
  const opened = (changes: object): unknown => engine.open({ ...question, setUp, map: firstMap, characters, objects: [], ...changes });
  const [first, ...others] = characters;
  expect(opened({})).not.toHaveProperty('error');
  expect(opened({ characters: [{ ...first, at: 'L6' }, ...others] })).toEqual({
    error: { code: 'off-the-map', message: 'L6 is off the map of 11 columns and 5 rows', at: '/characters/0/at' },
  });
  expect(opened({ objects: [{ id: 'o', kind: 'light', at: 'L6' }] })).toEqual({
    error: { code: 'off-the-map', message: 'L6 is off the map of 11 columns and 5 rows', at: '/objects/0/at' },
  });
});

test('a figure on no square is refused where the game has no set-up', () => {
  const [{ gameRules, boardRules }] = editionRules;
  expect(createEngine({ ...boardRules, game: gameRules }).open({ ...question, setUp: false })).toMatchObject({
    error: { code: 'not-placed', at: '/characters/0/at' },
  });
});

function untilFirstTurn(game: Game, first: State, seed: number): State {
  const draw = createDraw(seed);
  let state = first;
  while (state.request?.kind !== 'offer' || state.request.menu !== 'turn') {
    const answer = drawAnswer(game, state, draw);
    if (answer === undefined) throw new Error(`seed ${seed} is stuck at ${JSON.stringify(state.request)}`);
    state = proceed(game, state, answer).state;
  }
  return state;
}
