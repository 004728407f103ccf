/** Which lowered conditions depend on the terrain alone: the engine caches their values while characters move. */

import { expect, test } from 'vitest';
import { definitionId } from '../../generator/ids.ts';
import type { IrEntry } from '../../generator/lower/ir.ts';
import { markTerrainOnly, readsTerrainOnly } from '../../generator/lower/terrain-only.ts';

const dependentOnCharacters = new Set(['square.crowded']);

test.each([
  ['true', true],
  ['((v.level === 1) && (at(b.square.blocking, v.square) === 1))', true],
  ['Math.max(at(b.edge.wall, v.edge), at(b.square.elevation, edgeSquare(b, v.edge, 0)))', true],
  ['lyingOn(b, v.square).some((o) => !(at(b.object.ultraLight, o) === 1))', true],
  ['pair(b.step.stairs, b.size, v.from, v.to)', true],
  ['(at(b.board.kind, 0) === 1)', true],
  ['((b.occupant[v.square] ?? -1) >= 0)', false],
  ['at(b.character.size, 0)', false],
  ['everyone(b).some((c) => true)', false],
  ['adjacentSquares(b, 0, 1)', false],
  ['at(b.square.crowded, 0)', false],
  ['at(b.square, 0)', false],
  ['somethingNew(b)', false],
])('whether %s depends on the terrain alone: %s', (code, isTerrainOnly) => {
  expect(readsTerrainOnly(code, dependentOnCharacters)).toBe(isTerrainOnly);
});

type Entry = Omit<IrEntry, 'definition'>;

const fact = (id: string, code: string): Entry => {
  const [subject = '', name = ''] = id.split('.');
  return { id: definitionId(id), list: 'derived', entry: { subject, name, is: { code, as: 'amount', frame: '' } }, uses: [] };
};
const restriction = (id: string, code: string): Entry => ({
  id: definitionId(id),
  list: 'restrictions',
  entry: { test: { code, as: 'test', frame: '' } },
  uses: [],
});

test('facts of characters and definitions that use dependent facts depend on characters; restrictions may come before facts', () => {
  const marked = markTerrainOnly([
    restriction('one', 'at(b.square.shut, 0)'),
    restriction('other', 'at(b.square.wet, 0)'),
    fact('square.crowded', 'b.occupant[0]'),
    fact('square.shut', 'at(b.square.crowded, 0)'),
    fact('square.wet', 'at(b.square.water, 0)'),
    fact('character.tall', 'at(b.square.wet, 0)'),
  ]);
  expect(marked.filter(({ entry }) => entry.terrainOnly === true).map(({ id }) => id)).toEqual(['other', 'square.wet']);
});
