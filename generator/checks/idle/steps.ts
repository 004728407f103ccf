/** Steps that do nothing, such as those after an `end` that always ends the procedure. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Step } from '../../game/program.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

export function idleSteps(node: DefinitionNode): readonly Diagnostic[] {
  const { definition: d } = node;
  return 'steps' in d && d.kind !== 'calculation' ? idleIn(node, d.steps ?? [], 'steps') : [];
}

function idleIn(node: DefinitionNode, steps: readonly Step[], pointer: string): readonly Diagnostic[] {
  const afterEnd = steps.findIndex(({ end, if: condition }) => end !== undefined && condition === undefined) + 1;
  const unreached =
    afterEnd > 0 && afterEnd < steps.length
      ? [
          fieldWithoutEffect(
            node,
            `${pointer}/${afterEnd}`,
            `The "end" before it always ends a procedure in "${node.definition.id}".`,
            'a step after "end"',
            'no step, or an "end" with "if"',
          ),
        ]
      : [];
  const inside = steps.flatMap((step, index) => {
    const here = `${pointer}/${index}`;
    return [
      ...idleFieldsOf(node, step, here),
      ...idleIn(node, step.steps ?? [], `${here}/steps`),
      ...idleIn(node, step.else ?? [], `${here}/else`),
    ];
  });
  return [...unreached, ...inside];
}

/** A record that gets its own value, and a choice of nothing. */
function idleFieldsOf(node: DefinitionNode, { set, to, count }: Step, pointer: string): readonly Diagnostic[] {
  return [
    ...(set !== undefined && to === 'it'
      ? [
          fieldWithoutEffect(
            node,
            `${pointer}/to`,
            `In "${node.definition.id}" a step sets "${set}" to its own value.`,
            'it',
            'another value',
          ),
        ]
      : []),
    ...(count === '0..0'
      ? [
          fieldWithoutEffect(
            node,
            `${pointer}/count`,
            `In "${node.definition.id}" nothing can be chosen.`,
            count,
            'a range with a greater number',
          ),
        ]
      : []),
  ];
}
