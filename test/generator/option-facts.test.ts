import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { writtenDefinitions } from '../fixtures/written-definitions.ts';

test('options that leave out a fact without a default are reported, and nothing else', () => {
  const action = writtenDefinitions.find(({ definition }) => definition.id === 'action');
  if (action === undefined) throw new Error('the book has no procedure "action"');
  const { takes } = action.definition;
  const edited = editedBook([{ file: action.file, id: 'action', set: { takes: { ...Object(takes), opening: 'bool' } } }]);
  const { diagnostics } = compileCached(withoutPacks(edited));
  const reported = diagnostics.map(({ message }) => message);
  const needs = (id: unknown): string => `${id}: the procedure behind the menu "turn" needs "opening".`;
  // None of these options gives "opening".
  const optionsOfTurn = writtenDefinitions.filter(({ definition: { kind, ...option } }) => kind === 'option' && option['in'] === 'turn');
  // An option that uses a reported definition is not reported itself, so `reported` may lack some of these options.
  expect(optionsOfTurn.map(({ definition: { id } }) => needs(id))).toEqual(expect.arrayContaining(reported));
  expect(reported).toContain(needs('give.move'));
});
