import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { writtenDefinitions } from '../fixtures/written-definitions.ts';

test('an option that leaves out a fact without a default is reported; one that gives the fact is not', () => {
  const action = writtenDefinitions.find(({ definition }) => definition.id === 'action');
  if (action === undefined) throw new Error('the book has no procedure "action"');
  const { takes } = action.definition;
  const edited = editedBook([{ file: action.file, id: 'action', set: { takes: { ...Object(takes), opening: 'bool' } } }]);
  const { diagnostics } = compileCached(withoutPacks(edited));
  const reported = diagnostics.map(({ message }) => message);
  const needs = (id: unknown): string => `${id}: the procedure behind the menu "turn" needs "opening".`;
  const notGiving = writtenDefinitions.filter(
    ({ definition: { kind, facts, ...option } }) => kind === 'option' && option['in'] === 'turn' && !('opening' in Object(facts)),
  );
  // An option that uses a reported definition is not reported itself, so `reported` may lack some of `notGiving`.
  expect(notGiving.map(({ definition: { id } }) => needs(id))).toEqual(expect.arrayContaining(reported));
  expect(reported).toContain(needs('give.move'));
});
