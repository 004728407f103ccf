/**
 * The outline of a definition of the game: the fields that other definitions read. Environments are made from outlines alone. So a change
 * to any other field leaves the environment, and all that was lowered in it, valid.
 */
import type { CalculationStep, Definition } from '../generated/definition.ts';
import type { DefinitionOf, Step } from './program.ts';

/** Undefined where no other definition of the game reads anything of it. */
export function outlineOf(d: Definition): Definition | undefined {
  switch (d.kind) {
    case 'subject':
    case 'parameter':
    case 'path':
    case 'capability':
    case 'duration':
      return d;
    case 'record':
      return { ...idAndClauses(d), kind: d.kind, of: d.of, type: d.type, ...(d.given === undefined ? {} : { given: d.given }) };
    case 'property':
      return {
        ...idAndClauses(d),
        kind: d.kind,
        type: d.type,
        ...(d.of === undefined ? {} : { of: d.of }),
        ...(d.takes === undefined ? {} : { takes: d.takes }),
      };
    case 'calculation':
      return outlineOfCalculation(d);
    case 'value':
      return { ...idAndClauses(d), kind: d.kind, of: d.of, ...(d.in === undefined ? {} : { in: d.in }) };
    case 'constraint':
      // No other definition reads a constraint on calls or choices.
      return d.on === 'call' || d.on === 'choose' ? undefined : outlineOfConstraint(d);
    case 'procedure':
      return outlineOfProcedure(d);
    case 'question':
      return outlineOfQuestion(d);
    case 'option':
      return {
        ...idAndClauses(d),
        kind: d.kind,
        title: '',
        in: d.in,
        ...(d.self === undefined ? {} : { self: d.self }),
        steps: stepsOf(d.steps),
      };
    case 'trigger':
      return outlineOfTrigger(d);
    case 'restriction':
    case 'table':
    case 'board-question':
    case 'exception':
      return undefined;
  }
}

const idAndClauses = ({ id, clauses }: Definition): Pick<Definition, 'id' | 'clauses'> => ({ id, clauses });

const outlineOfConstraint = (d: DefinitionOf<'constraint'>): DefinitionOf<'constraint'> => ({
  ...idAndClauses(d),
  kind: d.kind,
  on: d.on,
  if: '',
  ...(d.of === undefined ? {} : { of: d.of }),
  ...(d.command === undefined ? {} : { command: d.command }),
});

const outlineOfProcedure = (d: DefinitionOf<'procedure'>): DefinitionOf<'procedure'> => ({
  ...idAndClauses(d),
  kind: d.kind,
  name: d.name,
  ...(d.takes === undefined ? {} : { takes: d.takes }),
  ...(d.holds === undefined ? {} : { holds: d.holds }),
  ...(d.gives === undefined ? {} : { gives: d.gives }),
  steps: stepsOf(d.steps),
});

const outlineOfQuestion = (d: DefinitionOf<'question'>): DefinitionOf<'question'> => ({
  ...idAndClauses(d),
  kind: d.kind,
  ask: d.ask,
  gives: {},
  ...(d.takes === undefined ? {} : { takes: d.takes }),
  ...(d.checks === undefined ? {} : { checks: d.checks }),
  ...(d.steps === undefined ? {} : { steps: stepsOf(d.steps) }),
});

function outlineOfCalculation(d: DefinitionOf<'calculation'>): DefinitionOf<'calculation'> {
  const step = ({ gather, fold, applies }: CalculationStep): CalculationStep => ({
    ...(gather === undefined ? {} : { gather }),
    ...(fold === undefined ? {} : { fold }),
    ...(applies === undefined ? {} : { applies: Object.fromEntries(Object.keys(applies).map((operation) => [operation, ''])) }),
  });
  const [first, ...rest] = d.steps;
  return {
    ...idAndClauses(d),
    kind: d.kind,
    of: d.of,
    ...(d.takes === undefined ? {} : { takes: d.takes }),
    ...(d.type === undefined ? {} : { type: d.type }),
    steps: [step(first), ...rest.map(step)],
  };
}

function outlineOfTrigger(d: DefinitionOf<'trigger'>): DefinitionOf<'trigger'> {
  return {
    ...idAndClauses(d),
    kind: d.kind,
    ...(d.capability === undefined ? {} : { capability: d.capability }),
    ...(d.at === undefined ? {} : { at: d.at }),
    ...(d.before === undefined ? {} : { before: d.before }),
    ...(d.after === undefined ? {} : { after: d.after }),
    ...(d.instead === undefined ? {} : { instead: d.instead }),
    // Others read whether it has users, not who they are.
    ...(d.self === undefined ? {} : { self: 'none' }),
    steps: stepsOf(d.steps),
  };
}

function stepsOf([first, ...rest]: DefinitionOf<'procedure'>['steps']): DefinitionOf<'procedure'>['steps'] {
  return [outlineOfStep(first), ...rest.map(outlineOfStep)];
}

function outlineOfStep(step: Step): Step {
  return {
    ...(step.call === undefined ? {} : { call: step.call }),
    ...(step.offer === undefined ? {} : outlineOfOffer(step, step.offer)),
    ...(step.point === undefined ? {} : { point: step.point }),
    ...(step.later === undefined ? {} : { later: step.later }),
    ...(step.roll === undefined ? {} : outlineOfRoll(step, step.roll)),
    ...(step.choose === undefined ? {} : outlineOfChoice(step, step.choose)),
    ...(step.steps === undefined ? {} : { steps: stepsOf(step.steps) }),
    ...(step.else === undefined ? {} : { else: stepsOf(step.else) }),
  };
}

const outlineOfOffer = (step: Step, offer: NonNullable<Step['offer']>): Step => ({
  offer,
  ...(step.through === undefined ? {} : { through: step.through }),
  // Others read which facts it gives, not their values.
  ...(step.with === undefined ? {} : { with: Object.fromEntries(Object.keys(step.with).map((fact) => [fact, 'none'])) }),
});

const outlineOfRoll = (step: Step, roll: NonNullable<Step['roll']>): Step => ({
  roll,
  ...(step.sides === undefined ? {} : { sides: step.sides }),
  ...(step.for === undefined ? {} : { for: step.for }),
});

function outlineOfChoice(step: Step, choose: NonNullable<Step['choose']>): Step {
  const role = step.role ?? step.as;
  return { choose, ...(role === undefined ? {} : { role }) };
}
