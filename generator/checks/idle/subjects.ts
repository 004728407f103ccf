import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

/** Without the fields that act only beside `runs`: the schema refuses them elsewhere. */
const FIELDS_OF_ONE = ['runs', 'figure', 'lies', 'capabilities'] as const;

/** Reports each of these fields where an earlier subject has it: the engine would read one of them. */
export function fieldsOfOneSubject(definitions: readonly DefinitionNode[]): Diagnostic[] {
  return FIELDS_OF_ONE.flatMap((field) => {
    const [first, ...others] = definitions.filter(({ definition: d }) => d.kind === 'subject' && d[field] !== undefined);
    return first === undefined
      ? []
      : others.map((node): Diagnostic => {
          const { id } = first.definition;
          const message = `"${id}" already has "${field}"; only one subject of a book can have it.`;
          return {
            ...fieldWithoutEffect(node, field, message, node.definition.id, `no "${field}"`),
            refersTo: [node.definition.id, id],
            related: [{ message: 'The first is here.', place: first.document.placeOf(`${first.pointer}/${field}`) }],
          };
        });
  });
}
