/** The boards offer and read the kinds of maps that the rules list, also one that is added. */
import { expect, test, vi } from 'vitest';
import { printFeatures } from '../../generator/emit/features.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { mapKinds } from '../../site/src/generated/features.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

test('a kind of map that the rules add is among those of the boards', () => {
  const type = { enum: [...mapKinds, 'underground'] };
  const sources = withoutPacks(editedBook([{ file: 'rules/maps/types.json', id: 'board.kind', set: { type } }]));
  const { diagnostics, ...compilation } = compileCached(sources);
  expect(diagnostics).toEqual([]);
  expect(printFeatures({ diagnostics, ...compilation })).toContain('"indoor/outdoor","underground"];');
});

test('a board reads and writes a map of an added kind, and no map of an unknown kind', async () => {
  // Another test of this process may have imported the module of positions already.
  vi.resetModules();
  vi.doMock('../../site/src/generated/features.ts', async (original) => ({ ...(await original<object>()), mapKinds: ['underground'] }));
  const { readPosition, writePosition } = await import('../../site/src/boards/position.ts');
  const withKind = (kind: string) => ({ map: { kind, columns: 3, rows: 1 }, characters: [] });
  const position = readPosition(withKind('underground'));
  if (position === undefined) throw new Error('no position');
  expect(writePosition(position)).toMatchObject({ map: { kind: 'underground' } });
  expect(readPosition(withKind('overground'))).toBeUndefined();
  vi.doUnmock('../../site/src/generated/features.ts');
  vi.resetModules();
});
