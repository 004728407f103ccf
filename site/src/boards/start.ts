/** The position on the live board when a page opens. */
import type { Fields } from './json.ts';

export const startingQuestion: Fields = {
  ask: 'line-of-fire',
  map: {
    kind: 'outdoor',
    columns: 9,
    rows: 8,
    hindering: ['E4', 'F4', 'F3', 'G4', 'B3', 'B2'],
    water: ['A8', 'B8', 'C8', 'A7'],
    blocking: ['D2', 'E2'],
    elevation: { 2: ['H7', 'I7', 'H8', 'I8', 'G8'] },
    walls: ['F6|F7', 'E6|E7', 'G6|G7'],
  },
  characters: [
    { id: 'A', player: 'p1', at: 'C6' },
    { id: 'B', player: 'p2', at: 'H3' },
    { id: 'C', player: 'p1', at: 'E7' },
    { id: 'D', player: 'p2', at: 'G2' },
  ],
  from: { character: 'A' },
  to: { character: 'B' },
};
