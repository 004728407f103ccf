/** Checks the `overrides` of restrictions: each names a restriction of the same edition, and none leads back to its own restriction. */
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionNode } from '../rulebook.ts';

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
  return restrictions.flatMap((node): Diagnostic[] => {
    const { id } = node.definition;
    const reached = reachedFrom(id, overridesById);
    if (!reached.has(id)) return [];
    const cycle = [...reached].filter((other) => reachedFrom(other, overridesById).has(id));
    const others = cycle.filter((other) => other !== id);
    return [
      {
        code: 'override-cycle',
        severity: 'error',
        message: `"${id}" overrides itself${others.length === 0 ? '' : ` through ${others.join(', ')}`}.`,
        refersTo: cycle,
        found: 'a cycle',
        expected: 'overrides without a cycle',
        hint: 'Decide which of them wins, and remove the other override.',
        place: node.document.placeOf(`${node.pointer}/overrides`, 'key'),
      },
    ];
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
