/** Refuses clauses without effect in the lists of definitions: named twice in a list, or in `cites` although not in `clauses`. */
import type { Diagnostic } from '../diagnostic.ts';
import { type Citation, citations } from '../errata/citations.ts';
import type { DefinitionNode } from '../rulebook.ts';

export function citesFaults(node: DefinitionNode): readonly Diagnostic[] {
  const lists = Map.groupBy(citations(node.definition), ({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')));
  const repeated = [...lists.values()].flatMap((list) =>
    list.flatMap((citation, index) => (list.findIndex(({ id }) => id === citation.id) < index ? clauseRepeated(node, citation) : [])),
  );
  return repeated.length > 0 ? repeated : (lists.get('/cites') ?? []).flatMap((citation) => citesForeign(node, citation));
}

const clauseRepeated = ({ document, pointer, definition }: DefinitionNode, citation: Citation): Diagnostic => ({
  code: 'clause-repeated',
  severity: 'error',
  message: `The list of "${definition.id}" names "${citation.id}" twice.`,
  refersTo: [definition.id],
  found: citation.id,
  expected: 'each clause once',
  hint: 'Remove it here, or name the clause that was meant.',
  place: document.placeOf(`${pointer}${citation.pointer}`),
});

/** `cites` selects among the clauses of a definition. */
function citesForeign({ document, pointer, definition }: DefinitionNode, { id, pointer: inside }: Citation): Diagnostic[] {
  if (definition.clauses.some((clause) => clause === id)) return [];
  return [
    {
      code: 'clause-cited-uncarried',
      severity: 'error',
      message: `"${definition.id}" cites "${id}", which it does not carry.`,
      refersTo: [definition.id],
      found: id,
      expected: definition.clauses.join(', '),
      hint: `Add "${id}" to its "clauses" if the definition does what the clause says; otherwise remove it from "cites".`,
      place: document.placeOf(`${pointer}${inside}`),
    },
  ];
}
