/** Positions for tests of links and copies, and normal forms to compare positions that are written differently. */
import { isStructure } from '../../engine/base/json.ts';
import { type Fields, fieldsOf, listOf } from '../../site/src/base/json.ts';
import { startingPosition } from '../support/starting-position.ts';

/** A position with every kind of terrain, edge and figure that a drawn board can contain, and with objects. */
export const fullPosition: Fields = {
  ...startingPosition,
  map: {
    kind: 'indoor/outdoor',
    columns: 28,
    rows: 4,
    hindering: ['B1', 'AB2'],
    water: ['C2'],
    blocking: ['D1'],
    debris: ['E1'],
    interior: ['B1', 'B2', 'C2'],
    elevation: { 2: ['F2', 'F3', 'B1'], 3: ['G2'] },
    walls: ['B1|C1', 'B2|B3', 'F2|F3'],
    stairs: ['F2|G2', 'E2|F2', 'E3|F2'],
  },
  characters: [
    { id: 'A', player: 'p1', at: 'B1' },
    { id: 'B', player: 'p2', at: ['AA3', 'AB3'], size: 'great' },
    { id: 'C', player: 'p1', at: 'F2', size: 'tiny' },
  ],
  objects: [
    { id: 'o1', kind: 'light', at: 'H1' },
    { id: 'o2', kind: 'heavy', at: 'H2' },
  ],
};

/** Sorts lists and fields, and drops empty lists: an empty list means the same as a missing field. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (!isStructure(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const normalised = (question: Fields): unknown =>
  sorted({
    ...question,
    characters: listOf(question.characters)
      .map(fieldsOf)
      .map((one) => ({ ...one, size: one.size ?? 'standard' })),
  });
