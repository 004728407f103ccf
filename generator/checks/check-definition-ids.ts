import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, Rulebook } from '../rulebook.ts';

export const checkDefinitionIds = ({ definitions }: Rulebook, memo: Memo): readonly Diagnostic[] => memo.of(faultsOfIds, definitions);

const faultsOfIds = (definitions: readonly DefinitionNode[]): readonly Diagnostic[] => [
  ...duplicates(definitions),
  ...idsAlike(definitions),
];

function duplicates(definitions: readonly DefinitionNode[]): Diagnostic[] {
  const firstById = new Map<string, DefinitionNode>();
  return definitions.flatMap((node): Diagnostic[] => {
    const { id } = node.definition;
    const earlier = firstById.get(id);
    if (earlier === undefined) {
      firstById.set(id, node);
      return [];
    }
    return [
      {
        code: 'definition-duplicate',
        severity: 'error',
        message: `There already is a definition "${id}".`,
        refersTo: [id],
        found: id,
        expected: 'an id of its own',
        hint: 'Rename or remove one of them.',
        place: node.document.placeOf(`${node.pointer}/id`),
        related: [{ message: 'The first is here.', place: earlier.document.placeOf(`${earlier.pointer}/id`) }],
      },
    ];
  });
}

/**
 * Definitions with the name of an earlier one: expressions and generated code use the id in camel case, in which two ids may be the same.
 */
function idsAlike(definitions: readonly DefinitionNode[]): Diagnostic[] {
  const firstByName = new Map<string, DefinitionNode>();
  return definitions.flatMap((node): Diagnostic[] => {
    const { id } = node.definition;
    const name = camel(id);
    const earlier = firstByName.get(name);
    if (earlier === undefined) firstByName.set(name, node);
    if (earlier === undefined || earlier.definition.id === id) return [];
    return [
      {
        code: 'definition-id-alike',
        severity: 'error',
        message: `"${id}" and "${earlier.definition.id}" are both "${name}" in expressions.`,
        refersTo: [id],
        found: id,
        expected: 'an id that differs by more than its dots and dashes',
        hint: 'Rename one of them.',
        place: node.document.placeOf(`${node.pointer}/id`),
        related: [{ message: 'The other is here.', place: earlier.document.placeOf(`${earlier.pointer}/id`) }],
      },
    ];
  });
}

type DefinitionsById = ReadonlyMap<DefinitionId, DefinitionNode>;

const namesOf = (definitions: DefinitionsById): ReadonlySet<string> => new Set([...definitions.keys()].map(camel));

/**
 * Definitions that errata add with the name of another one.
 * @param files those of the errata
 */
export function addedIdsAlike(before: DefinitionsById, after: DefinitionsById, files: ReadonlySet<string>, memo: Memo): Diagnostic[] {
  const added = [...after.keys()].filter((id) => !before.has(id)).map(camel);
  const namesBefore = memo.of(namesOf, before);
  if (!added.some((name, index) => namesBefore.has(name) || added.indexOf(name) !== index)) return [];
  // `idsAlike` reports the later of two definitions, and added ones come last.
  return idsAlike([...after.values()]).filter(({ place }) => files.has(place.file));
}
