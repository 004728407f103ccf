import type { Diagnostic } from '../diagnostic.ts';
import type { Definition, RestrictionDefinition } from '../generated/definition.ts';
import type { DefinitionNode } from '../rulebook.ts';

/**
 * Two restrictions with the same condition in the same place and different results contradict each other. A label and `must-stop` do not: a
 * step may have both.
 */
export function contradictions(restrictions: readonly DefinitionNode[]): readonly Diagnostic[] {
  const earlierByKey = new Map<string, DefinitionNode[]>();
  return restrictions.flatMap((node): Diagnostic[] => {
    const d = node.definition;
    if (d.kind !== 'restriction') return [];
    const conditions = [d.if, ...(d.unless ?? []).map((exception) => exception.if)].map((text) => text.replaceAll(' ', ''));
    const key = `${d.path} ${d.over} ${conditions.join(' ')} ${d.gives === 'must-stop'}`;
    const earlier = earlierByKey.get(key) ?? [];
    earlierByKey.set(key, [...earlier, node]);
    const other = earlier.find(({ definition }) => contradicts(d, definition));
    if (other?.definition.kind !== 'restriction') return [];
    return [
      {
        code: 'definition-contradiction',
        severity: 'error',
        message: `"${d.id}" and "${other.definition.id}" have the same condition and different results.`,
        refersTo: [d.id, other.definition.id],
        found: `${d.gives} and ${other.definition.gives}`,
        expected: 'one result, or an "overrides"',
        place: node.document.placeOf(`${node.pointer}/gives`),
        related: [{ message: 'The other is here.', place: other.document.placeOf(`${other.pointer}/gives`) }],
      },
    ];
  });
}

function contradicts(one: RestrictionDefinition, other: Definition): boolean {
  if (other.kind !== 'restriction' || (one.gives === other.gives && one.cause === other.cause)) return false;
  return one.overrides?.includes(other.id) !== true && other.overrides?.includes(one.id) !== true;
}
