import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { namesOf } from '../../generator/roles.ts';
import { smallBook } from '../fixtures/small-book.ts';

test('constraints may look at the records that the map gives, not at those of other fields', () => {
  const { vocabulary } = compile(smallBook());
  if (vocabulary === undefined) throw new Error('the small book has no vocabulary');
  const record = (id: string, given: string): Definition => ({
    id: definitionId(id),
    kind: 'record',
    of: 'square',
    type: 'bool',
    given,
    clauses: [clauseId('a.b.c')],
  });
  const records = [record('square.bush', 'map.hindering'), record('game.maps', 'maps'), record('figure.size', 'characters.size')];
  expect(namesOf(records, vocabulary, new Map()).lookedAt).toEqual([
    'square.bush',
    'character',
    'character.squares',
    'object',
    'part',
    'pair',
  ]);
});
