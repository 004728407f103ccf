/**
 * Steps that do nothing, such as those after an `end` that always ends the procedure, and names that nothing reads. A name may look unread
 * because an expression misspells it, so these are checked only without errors.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Step } from '../../game/program.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

export function idleSteps(node: DefinitionNode): readonly Diagnostic[] {
  const { definition: d } = node;
  if (!('steps' in d) || d.kind === 'calculation') return [];
  const text = JSON.stringify(d);
  return idleIn(node, d.steps ?? [], 'steps', (name) => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length);
}

/** @param mentions how often a name is in the definition, with its declarations */
function idleIn(node: DefinitionNode, steps: readonly Step[], pointer: string, mentions: (name: string) => number): readonly Diagnostic[] {
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
    const isUnread = step.let !== undefined && step.as !== undefined && mentions(step.as) === 1;
    return [
      ...idleFieldsOf(node, step, here),
      ...(isUnread
        ? [
            fieldWithoutEffect(
              node,
              `${here}/as`,
              `Nothing in "${node.definition.id}" reads "${step.as}".`,
              step.as ?? '',
              'a name that a later step reads',
            ),
          ]
        : []),
      ...idleIn(node, step.steps ?? [], `${here}/steps`, mentions),
      ...idleIn(node, step.else ?? [], `${here}/else`, mentions),
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

/** The values that a function takes and does not read. */
export function unreadTakes(node: DefinitionNode): readonly Diagnostic[] {
  const { definition: d } = node;
  if (d.kind !== 'property') return [];
  const text = JSON.stringify([d.is, d.rows]);
  return Object.keys(d.takes ?? {}).flatMap((name) =>
    new RegExp(`\\b${name}\\b`).test(text)
      ? []
      : fieldWithoutEffect(node, `takes/${name}`, `"${d.id}" does not read "${name}".`, name, 'a value that its expressions read'),
  );
}
