/** Reports procedures with the name of an earlier one: expressions read the facts of a procedure by its name, as in `move.path`. */
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionNode } from '../rulebook.ts';

const CODE = 'procedure-name-duplicate';

/** Whether names of procedures are ambiguous, so that every unknown name or wrong type may follow from that. */
export const isAmbiguousName = ({ code }: Diagnostic): boolean => code === CODE;

/** @param procedures the definitions of all procedures of an edition */
export function ambiguousNames(procedures: readonly DefinitionNode[]): readonly Diagnostic[] {
  const firstByName = new Map<string, DefinitionNode>();
  return procedures.flatMap((node): Diagnostic[] => {
    const { definition, document, pointer } = node;
    if (definition.kind !== 'procedure') return [];
    const { id, name } = definition;
    const earlier = firstByName.get(name);
    if (earlier === undefined) {
      firstByName.set(name, node);
      return [];
    }
    return [
      {
        code: CODE,
        severity: 'error',
        message: `The procedures "${earlier.definition.id}" and "${id}" are both called "${name}" in expressions.`,
        refersTo: [id],
        found: name,
        expected: 'a name of its own',
        hint: 'Rename one of them.',
        place: document.placeOf(`${pointer}/name`),
        related: [{ message: 'The other is here.', place: earlier.document.placeOf(`${earlier.pointer}/name`) }],
      },
    ];
  });
}
