/** The order of definitions with the same clauses does not depend on the names in them. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { createBookOrderCache, inBookOrder, printedBook } from '../../generator/link/book-order.ts';
import type { DefinitionNode } from '../../generator/rulebook.ts';
import { smallBook } from '../fixtures/small-book.ts';

const { rulebook } = compile(smallBook());

/** A procedure with a call that passes on a parameter. */
const caller = (id: string, parameter: string, note: string): Definition => ({
  id: definitionId(id),
  kind: 'procedure',
  name: 'waiting',
  clauses: [clauseId('ground.bushes.label')],
  steps: [{ call: 'other', with: { [parameter]: parameter } }],
  note,
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
  expect(orderOf(caller('one', name, 'b'), caller('two', 'sort', 'a'))).toEqual(['two', 'one']);
});

test('the name of a fact of an option does not decide the order', () => {
  const option = (id: string, fact: string, note: string): Definition => ({
    id: definitionId(id),
    kind: 'option',
    title: 'Wait',
    in: definitionId('turn'),
    facts: { [fact]: 1 },
    steps: [{ end: 'turn' }],
    note,
    clauses: [clauseId('ground.bushes.label')],
  });
  expect(orderOf(option('one', 'cost', 'b'), option('two', 'price', 'a'))).toEqual(['two', 'one']);
});
