/** A base of several squares does not block its own move, not even by a fact that follows from who is in a square. */
import { expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { editedBook, rulesOf } from '../fixtures/edited-book.ts';

test('a fact that reads who is in a square leaves out the character that moves', () => {
  const clauses = ['terrain.water.movement'];
  const crowded = rulesOf(
    editedBook(
      [{ file: 'rules/terrain/water.json', id: 'square.hinderingToMove' }],
      [
        { id: 'square.crowded', kind: 'property', of: 'square', type: 'bool', is: 'square.occupied', clauses },
        { id: 'stop.crowd', kind: 'restriction', path: 'move', over: 'step', gives: 'blocked', if: 'from.crowded', note: 'crowd', clauses },
      ],
    ),
  );
  const question = {
    ask: 'reach',
    map: { kind: 'outdoor', columns: 5, rows: 1 },
    characters: [
      { id: 'A', player: 'p1', at: ['A1', 'B1'] },
      { id: 'B', player: 'p1', at: 'E1' },
    ],
    character: 'A',
    speed: 5,
  };
  expect(createEngine(crowded).judge(question)).toMatchObject({ reach: { A1: 0, B1: 0, C1: 1, D1: 2 } });
});
