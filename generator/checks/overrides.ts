/** Checks the `overrides` of restrictions: each names a restriction of the same edition, and none leads back to its own restriction. */
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionNode } from '../rulebook.ts';
import { cycleFindings } from './cycles.ts';

const overridesOf = ({ definition: d }: DefinitionNode): readonly DefinitionId[] => (d.kind === 'restriction' ? (d.overrides ?? []) : []);

export function unknownOverrides(restrictions: readonly DefinitionNode[]): readonly Diagnostic[] {
  const known = new Set(restrictions.map(({ definition }) => definition.id));
  return restrictions.flatMap((node) =>
    overridesOf(node).flatMap((id, index) => {
      if (known.has(id)) return [];
      const place = node.document.placeOf(`${node.pointer}/overrides/${index}`);
      const message = `There is no restriction "${id}" to override.`;
      return [unknownName('definition-unknown', message, id, known, place, [node.definition.id, id])];
    }),
  );
}

export function overrideCycles(restrictions: readonly DefinitionNode[]): readonly Diagnostic[] {
  const overridesById = new Map(restrictions.map((n) => [n.definition.id, overridesOf(n)]));
  const members = restrictions.flatMap((node) => {
    const { id } = node.definition;
    const reached = reachedFrom(id, overridesById);
    if (!reached.has(id)) return [];
    return [{ node, others: [...reached].filter((other) => other !== id && reachedFrom(other, overridesById).has(id)) }];
  });
  return cycleFindings(members, {
    field: 'overrides',
    code: 'override-cycle',
    expected: 'overrides without a cycle',
    hint: 'Decide which of them wins, and remove the other override.',
  });
}

/** The restrictions that one overrides, directly or through others. It is among them only if it is in a cycle. */
function reachedFrom(id: DefinitionId, overridesById: ReadonlyMap<DefinitionId, readonly DefinitionId[]>): ReadonlySet<DefinitionId> {
  const reached = new Set<DefinitionId>();
  const queue = [...(overridesById.get(id) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(...(overridesById.get(next) ?? []));
  }
  return reached;
}
