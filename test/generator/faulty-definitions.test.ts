/** A definition with a wrong field gives one diagnostic. Other definitions that use what it defines give none. */
import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { type WrittenDefinition, writtenDefinitions } from '../fixtures/written-definitions.ts';

/** One definition of each kind, and the subject of figures, since most definitions are about figures. */
const faulty: readonly WrittenDefinition[] = [
  ...new Map(writtenDefinitions.map((one) => [one.definition.kind, one])).values(),
  ...writtenDefinitions.filter(({ definition: { kind, figure } }) => kind === 'subject' && figure !== undefined),
];

test.each(faulty.map(({ file, definition }) => [String(definition.kind), String(definition.id), file]))(
  'a %s with one wrong field (%s) gives one diagnostic',
  (_, id, file) => {
    const { diagnostics } = compileCached(withoutPacks(editedBook([{ file, id, set: { note: 7 } }])));
    expect(diagnostics.map(({ code, place }) => [code, place.file, place.pointer?.split('/').at(-1)])).toEqual([
      ['value-wrong-type', file, 'note'],
    ]);
  },
);

test('a row behind one without a condition is reported at its own place', () => {
  const found = writtenDefinitions.find(({ definition: { kind, rows } }) => kind === 'property' && Array.isArray(rows));
  const rows: readonly unknown[] = Array.isArray(found?.definition.rows) ? found.definition.rows : [];
  if (found === undefined) throw new Error('no property of the book has rows');
  const { file, definition } = found;
  const { diagnostics } = compileCached(
    withoutPacks(editedBook([{ file, id: String(definition.id), set: { rows: [...rows, rows.at(-1)] } }])),
  );
  expect(diagnostics.map(({ place, expected }) => [place.file, place.pointer?.split('/').slice(-2), expected])).toEqual([
    [file, ['rows', String(rows.length)], 'only the last row without "if"'],
  ]);
});
