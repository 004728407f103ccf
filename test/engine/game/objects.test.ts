import { expect, test } from 'vitest';
import { drawAnswer } from '../../../engine/game/draw.ts';
import type { Game } from '../../../engine/game/game.ts';
import { proceed } from '../../../engine/game/play.ts';
import type { State } from '../../../engine/game/state.ts';
import { createEngine } from '../../../engine/index.ts';
import { stateShown } from '../../../engine/judge/play.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';
import { Chance, seeded } from '../../oracle/random.ts';

const dial = Array.from({ length: 6 }, () => ({ speed: 8, attack: 10, defense: 16, damage: 3 }));
const ABILITIES = [['super-strength', 'capture'], ['super-strength'], ['capture', 'plasticity']];

const question = {
  ask: 'play',
  map: {
    kind: 'outdoor',
    columns: 10,
    rows: 10,
    blocking: ['C5', 'D5'],
    walls: ['E5|F5', 'G4|G5'],
    hindering: ['A4', 'B6'],
    starts: { p1: ['B1', 'C1', 'D1', 'F1', 'H1', 'I1'], p2: ['B10', 'C10', 'D10'] },
  },
  players: ['p1', 'p2'],
  characters: Array.from('ABCDEFGH', (id, k) => ({
    id,
    player: k < 4 ? 'p1' : 'p2',
    at: k === 3 ? ['H1', 'I1'] : `${'BDFHBDFH'[k]}${k < 4 ? 1 : 10}`,
    points: 100,
    range: k % 2 === 1 ? 6 : 0,
    dial,
    abilities: ABILITIES[k % 3],
  })),
  objects: [
    { id: 'o1', kind: 'light', at: 'C3' },
    { id: 'o2', kind: 'heavy', at: 'F7' },
    { id: 'o3', kind: 'ultra-light', at: 'D8' },
    { id: 'o4', kind: 'ultra-heavy', at: ['G3', 'H3'] },
    { id: 'o5', kind: 'immobile', at: 'B4' },
  ],
  buildTotal: 400,
  roundLimit: 8,
  start: { round: ROUND_WITHOUT_IMMUNITY },
  actions: [],
  dice: [],
};

test.each(editionRules)(
  'random games of edition $edition with objects and captures end, and no square ever has two characters',
  ({ gameRules, boardRules }) => {
    const opened = createEngine({ ...boardRules, game: gameRules }).open(question);
    if ('error' in opened) throw new Error(JSON.stringify(opened));
    for (let seed = 1; seed <= 3; seed++) playOut(opened.game, opened.first, new Chance(seeded(seed)));
  },
);

function playOut(game: Game, first: State, chance: Chance): void {
  let state = first;
  for (let count = 0; state.request !== null; count++) {
    const answer = drawAnswer(game, state, (bound) => chance.int(0, bound - 1));
    if (answer === undefined || count > 3000) throw new Error(`no answer, or no end of the game: ${JSON.stringify(state.request)}`);
    state = proceed(game, state, answer).state;
    const squares = Object.values(stateShown(game, state).characters ?? {}).flatMap(({ at }) => at ?? []);
    expect(new Set(squares).size).toBe(squares.length);
  }
}
