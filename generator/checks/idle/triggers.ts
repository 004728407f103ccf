import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

export const idleTriggerFields = (node: DefinitionNode, d: DefinitionOf<'trigger'>): readonly Diagnostic[] => [
  ...idleMoments(node, d),
  ...idleBesideWhenever(node, d),
];

/** The fields with the moment of a trigger; each trigger has one. */
const MOMENTS = ['at', 'before', 'after', 'instead', 'whenever'] as const;

function idleMoments(node: DefinitionNode, d: DefinitionOf<'trigger'>): readonly Diagnostic[] {
  const [first, second] = MOMENTS.filter((field) => field in d);
  if (second === undefined) return [];
  return [
    {
      ...fieldWithoutEffect(
        node,
        second,
        `"${second}" does nothing beside "${first}": a trigger acts at one moment.`,
        `${first}, ${second}`,
        'one of them',
      ),
      code: 'trigger-moment-duplicate',
      hint: `Remove "${first}" or "${second}".`,
    },
  ];
}

/**
 * Fields of triggers at a point. A trigger that acts whenever its condition holds is not offered, and acts until the condition is false.
 */
const AT_POINTS = ['may', 'once'] as const;

const idleBesideWhenever = (node: DefinitionNode, d: DefinitionOf<'trigger'>): readonly Diagnostic[] =>
  AT_POINTS.flatMap((field) =>
    d.whenever === undefined || d[field] === undefined
      ? []
      : fieldWithoutEffect(
          node,
          field,
          `"${field}" does nothing beside "whenever": the trigger acts as often as its condition holds.`,
          `whenever, ${field}`,
          'one of them',
        ),
  );
