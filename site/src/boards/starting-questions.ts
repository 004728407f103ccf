import type { Fields } from '../base/json.ts';
import type { Mode } from './game.ts';

const map: Fields = {
  kind: 'outdoor',
  columns: 9,
  rows: 8,
  hindering: ['E4', 'F4', 'F3', 'G4', 'B3', 'B2'],
  water: ['A8', 'B8', 'C8', 'A7'],
  blocking: ['D2', 'E2'],
  elevation: { 2: ['H7', 'I7', 'H8', 'I8', 'G8'] },
  walls: ['F6|F7', 'E6|E7', 'G6|G7'],
};

const characters = [
  { id: 'A', player: 'p1', at: 'C6' },
  { id: 'B', player: 'p2', at: 'H3' },
  { id: 'C', player: 'p1', at: 'E7' },
  { id: 'D', player: 'p2', at: 'G2' },
];

export const startingQuestions = {
  'line-of-fire': { ask: 'line-of-fire', map, characters, from: { character: 'A' }, to: { character: 'B' } },
  moving: {
    ask: 'path',
    map: { ...map, stairs: ['G7|H7'] },
    characters: [
      { id: 'A', player: 'p1', at: 'C6' },
      { id: 'B', player: 'p2', at: 'G5' },
      { id: 'C', player: 'p1', at: 'E7' },
      { id: 'D', player: 'p2', at: 'F1' },
    ],
    character: 'A',
    speed: 6,
    path: ['C6', 'D5', 'E4'],
  },
  'knock-back': {
    ask: 'knock-back',
    map: { ...map, walls: ['F6|F7', 'E6|E7'], elevation: { 2: ['E5', 'F5', 'E6', 'F6', 'D5', 'D6'] } },
    characters: [
      { id: 'A', player: 'p1', at: 'D5' },
      { id: 'B', player: 'p2', at: 'E5' },
      { id: 'C', player: 'p1', at: 'B6' },
      { id: 'D', player: 'p2', at: 'G2' },
    ],
    attacker: 'A',
    target: 'B',
    damageTaken: 4,
  },
} as const satisfies { [mode in Mode]: Fields };

/** Character A is beside an opponent, and must break away before it moves. */
export const breakingAway: Fields = {
  ask: 'reach',
  map: startingQuestions.moving.map,
  characters: startingQuestions.moving.characters.map((one) => (one.id === 'B' ? { ...one, at: 'D6' } : one)),
  character: 'A',
  speed: 6,
};
