import type { Entries } from './entry.ts';

const BUSHES = 'rules/ground/bushes.json';

export const CAPABILITIES = {
  'capability-unknown': {
    cascade: 'misleads-all',
    title: 'Unknown capability',
    explanation: 'A definition belongs to a capability that no definition of kind "capability" makes, so no character could ever use it.',
    example: {
      file: BUSHES,
      right: '"over": "target",\n      "gives": "hindered"',
      wrong: '"over": "target",\n      "capability": "hiding",\n      "self": "target",\n      "gives": "hindered"',
    },
  },
  'exception-target-unknown': {
    unknownName: 'of-definition',
    title: 'Exception to an unknown definition',
    explanation: 'An exception names a definition that does not exist.',
    example: {
      file: BUSHES,
      right: '"definitions": [',
      wrong:
        '"definitions": [\n    { "id": "bush.cut", "kind": "exception", "to": ["bush.cleared"], "if": "true", "clauses": ["ground.bushes.label"] },',
    },
  },
  'exception-target-unsuitable': {
    title: 'Exception to a definition that cannot have exceptions',
    explanation:
      'An exception names a definition that cannot have exceptions. Restrictions, values, constraints, options, triggers and properties that are true or false can have them.',
    example: {
      file: BUSHES,
      right: '"definitions": [',
      wrong:
        '"definitions": [\n    { "id": "bush.cut", "kind": "exception", "to": ["line.range"], "if": "true", "clauses": ["ground.bushes.label"] },',
    },
  },
} as const satisfies Entries;
