/** Checks that ids of definitions are unique, in generated code too, and that overrides name existing definitions, without a cycle. */

import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, Rulebook } from '../rulebook.ts';

export function checkDefinitionIds({ definitions, errata }: Rulebook, memo: Memo): readonly Diagnostic[] {
  const added = errata.flatMap((e) => e.erratum.amends.flatMap((a) => ('add' in a ? [a.add.id] : [])));
  return memo.of(faultsOfIds, definitions, memo.same(added));
}

function faultsOfIds(definitions: readonly DefinitionNode[], added: readonly DefinitionId[]): readonly Diagnostic[] {
  const known = new Set([...definitions.map(({ definition }) => definition.id), ...added]);
  return [
    ...duplicates(definitions),
    ...sameInCamelCase(definitions),
    ...definitions.flatMap((node) => unknownOverrides(node, known)),
    ...overrideCycles(definitions),
  ];
}

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

/** Expressions and generated code use the id in camel case, in which two ids may be the same name. */
function sameInCamelCase(definitions: readonly DefinitionNode[]): Diagnostic[] {
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

const overridesOf = ({ definition: d }: DefinitionNode): readonly DefinitionId[] => (d.kind === 'restriction' ? (d.overrides ?? []) : []);

function unknownOverrides(node: DefinitionNode, known: ReadonlySet<DefinitionId>): Diagnostic[] {
  return overridesOf(node).flatMap((id, index) => {
    if (known.has(id)) return [];
    const place = node.document.placeOf(`${node.pointer}/overrides/${index}`);
    return [unknownName('definition-unknown', `There is no definition "${id}" to override.`, id, known, place)];
  });
}

function overrideCycles(definitions: readonly DefinitionNode[]): Diagnostic[] {
  const overridesById = new Map(definitions.map((n) => [n.definition.id, overridesOf(n)]));
  return definitions.flatMap((node): Diagnostic[] => {
    const { id } = node.definition;
    const reached = new Set<DefinitionId>();
    const queue = [...overridesOf(node)];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push(...(overridesById.get(next) ?? []));
    }
    if (!reached.has(id)) return [];
    const others = [...reached].filter((other) => other !== id);
    return [
      {
        code: 'override-cycle',
        severity: 'error',
        message: `"${id}" overrides itself${others.length === 0 ? '' : ` through ${others.join(', ')}`}.`,
        refersTo: [...reached],
        found: 'a cycle',
        expected: 'overrides without a cycle',
        hint: 'Decide which of them wins, and remove the other override.',
        place: node.document.placeOf(`${node.pointer}/overrides`, 'key'),
      },
    ];
  });
}
