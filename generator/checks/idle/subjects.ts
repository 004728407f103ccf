/** Fields that one subject alone can have. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { withoutEffect } from './finding.ts';

/** What each field says of its subject. That some fields act beside `runs` alone is left to the schema. */
const OF_ONE = [
  ['runs', 'the game'],
  ['figure', 'the figures of the board'],
  ['lies', 'what lies on the board besides figures'],
  ['capabilities', 'what has capabilities'],
] as const;

/** Reports each of these fields where an earlier subject has it: the engine would read one of them. */
export function fieldsOfOneSubject(definitions: readonly DefinitionNode[]): Diagnostic[] {
  return OF_ONE.flatMap(([field, what]) => {
    const [first, ...others] = definitions.filter(({ definition: d }) => d.kind === 'subject' && d[field] !== undefined);
    return first === undefined
      ? []
      : others.map((node): Diagnostic => {
          const { id } = first.definition;
          const message = `"${id}" has "${field}" already, and one subject alone is ${what}.`;
          return {
            ...withoutEffect(node, field, message, node.definition.id, `no "${field}"`),
            refersTo: [node.definition.id, id],
            related: [{ message: 'The first is here.', place: first.document.placeOf(`${first.pointer}/${field}`) }],
          };
        });
  });
}
