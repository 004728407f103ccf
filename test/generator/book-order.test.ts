/** The order of definitions with the same clauses does not depend on the names in them. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import type { Definition, Step } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { createBookOrderCache, inBookOrder, printedBook } from '../../generator/link/book-order.ts';
import type { DefinitionNode } from '../../generator/rulebook.ts';
import { smallBook } from '../fixtures/small-book.ts';

const { rulebook } = compile(smallBook());

const procedure = (id: string, step: Step, note: string): Definition => ({
  id: definitionId(id),
  kind: 'procedure',
  name: 'waiting',
  steps: [step],
  note,
  clauses: [clauseId('ground.bushes.label')],
});

function orderOf(...definitions: readonly Definition[]): readonly string[] {
  if (rulebook === undefined) throw new Error('the small book has errors');
  const nodes = definitions.map((definition): DefinitionNode => {
    const place = { file: 'rules/a.json', line: 1, column: 1, pointer: '' };
    return { definition, document: { path: place.file, value: null, placeOf: () => place }, pointer: '' };
  });
  const book = printedBook(nodes, rulebook.clauses, rulebook.contents);
  const byId = new Map(nodes.map((node) => [String(node.definition.id), node]));
  return inBookOrder(book, byId, createBookOrderCache()).map(({ definition }) => definition.id);
}

test.each(['sort', 'kind', 'note'])('the name "%s" of a parameter does not decide the order', (name) => {
  const caller = (id: string, parameter: string, note: string): Definition =>
    procedure(id, { call: 'other', with: { [parameter]: parameter } }, note);
  expect(orderOf(caller('one', name, 'b'), caller('two', 'sort', 'a'))).toEqual(['two', 'one']);
});

test('the name of a fact of an option does not decide the order', () => {
  const option = (id: string, fact: string, note: string): Definition => ({
    id: definitionId(id),
    kind: 'option',
    title: 'Wait',
    in: 'turn',
    facts: { [fact]: 1 },
    steps: [{ end: definitionId('turn') }],
    note,
    clauses: [clauseId('ground.bushes.label')],
  });
  expect(orderOf(option('one', 'cost', 'b'), option('two', 'price', 'a'))).toEqual(['two', 'one']);
});

test('the name of a variable in "on" of a step does not decide the order', () => {
  const starter = (id: string, variable: string, note: string): Definition =>
    procedure(id, { start: definitionId('burning'), on: variable }, note);
  expect(orderOf(starter('one', 'hit', 'b'), starter('two', 'target', 'a'))).toEqual(['two', 'one']);
});

test('constraints are in the order of what they forbid, whatever else they say', () => {
  const constraint = (id: string, on: 'call' | 'option', condition: string): Definition => ({
    id: definitionId(id),
    kind: 'constraint',
    on,
    if: condition,
    clauses: [clauseId('ground.bushes.label')],
  });
  expect(orderOf(constraint('one', 'option', 'a == b'), constraint('two', 'call', 'a'))).toEqual(['two', 'one']);
});
