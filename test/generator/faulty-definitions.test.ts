/** A definition that cannot be read hides what it defines. What follows from that is not reported. */
import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { type WrittenDefinition, writtenDefinitions } from '../fixtures/written-definitions.ts';

/** One of each kind, and the subject that most definitions speak of. */
const faulty: readonly WrittenDefinition[] = [
  ...new Map(writtenDefinitions.map((one) => [one.definition.kind, one])).values(),
  ...writtenDefinitions.filter(({ definition: { kind, figure } }) => kind === 'subject' && figure !== undefined),
];

test.each(faulty.map(({ file, definition }) => [String(definition.kind), String(definition.id), file]))(
  'a %s with one wrong field (%s) is one finding',
  (_, id, file) => {
    const { diagnostics } = compileCached(withoutPacks(editedBook([{ file, id, set: { note: 7 } }])));
    expect(diagnostics.map(({ code, place }) => [code, place.file, place.pointer?.split('/').at(-1)])).toEqual([
      ['value-wrong-type', file, 'note'],
    ]);
  },
);
