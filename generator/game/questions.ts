/**
 * Lowers questions of the judge: the fields that they take and give, the number of subjects that exist although the question does not list
 * them, and their checks.
 */

import { camel } from '../camel.ts';
import { INT, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import type { DefinitionOf } from './program.ts';
import { indexConstant, localsName } from './routine-builder.ts';
import type { LoweredRoutine } from './steps.ts';
import { readAs, storeAs } from './types.ts';

export function questionOf(
  environment: GameEnvironment,
  d: DefinitionOf<'question'>,
  { routine, facts }: LoweredRoutine,
  expressions: Expressions,
): LoweredObject {
  const { program } = environment;
  const factVariables = [...facts].map(([name, type]) => [name, { type, code: readAs(type, `v.${name}`) }] as const);
  const problems = d.checks === undefined ? [] : [['problems', { type: INT, code: 'problems' }] as const];
  const frame: Frame = { variables: extended(environment.instances(new Set()), [...factVariables, ...problems]), proved: new Set() };
  const typesGiven = new Map<string, Type>();
  const gives = Object.entries(d.gives).map(([name, written]) => {
    const { type, code } = expressions.inferred(frame, `/gives/${name}`, written);
    typesGiven.set(name, type);
    return `{ name: ${literal(name)}, shape: ${shapeOf(type)}, value: (g, v: ${localsName(routine)}, problems) => ${storeAs(type, code)} }`;
  });
  const takes = [...routine.takes].map(([name, { type }]) => `{ name: ${literal(name)}, shape: ${shapeOf(type)} }`);
  for (const subject of Object.keys(d.has ?? {}))
    if (!program.subjects.some((s) => s.id === subject))
      expressions.fault(`/has/${subject}`, `there is no subject "${subject}"`, {
        code: 'type-unknown',
        found: subject,
        expected: program.subjects.map((s) => s.id).join(', '),
      });
  const checks = program.constraints.filter((c) => c.on === 'check' && c.of === d.checks);
  if (d.checks !== undefined && checks.length === 0)
    expressions.fault('/checks', `no constraint belongs to the check "${d.checks}"`, {
      found: d.checks,
      expected: 'a check that constraints name',
    });
  return {
    definition: d,
    gives: typesGiven,
    fields: {
      ask: literal(d.ask),
      procedure: indexConstant(d.id),
      ...(d.dice === undefined ? {} : { dice: literal(d.dice) }),
      has: literal(d.has ?? {}),
      takes: `[${takes.join(', ')}]`,
      gives: `[${gives.join(', ')}]`,
      checks: d.checks === undefined ? 'undefined' : `[${checks.map((c) => `${camel(c.id)}_check`).join(', ')}]`,
    },
  };
}

/** A type as a value in the emitted code. */
export function shapeOf(type: Type): string {
  switch (type.kind) {
    case 'enum':
      return literal({ kind: 'enum', values: type.values });
    case 'list':
    case 'optional':
      return `{ kind: ${literal(type.kind)}, of: ${shapeOf(type.of)} }`;
    case 'bool':
    case 'int':
    case 'subject':
    case 'map':
      return literal(type);
    // These are stored as numbers and have no shape of their own.
    case 'set':
    case 'none':
    case 'procedure':
      return literal(INT);
  }
}

/**
 * A constraint on a check, on printed values or on the opening of a game, tested once or for each subject of the kind `about`. Where its
 * test holds, there is a problem.
 */
export function checkOf(environment: GameEnvironment, d: DefinitionOf<'constraint'>, expressions: Expressions): LoweredObject {
  const { subjects, questions } = environment.program;
  const aboutSubject = subjects.find((s) => s.id === d.about);
  if (d.about !== undefined && aboutSubject === undefined)
    expressions.fault('/about', `there is no subject "${d.about}"`, {
      code: 'type-unknown',
      found: d.about,
      expected: subjects.map((s) => s.id).join(', '),
    });
  if (d.on === 'check' && !questions.some((q) => q.checks === d.of))
    expressions.unknown(
      '/of',
      `no question checks "${d.of}"`,
      d.of ?? '',
      questions.flatMap((q) => q.checks ?? []),
    );
  const it =
    aboutSubject === undefined ? [] : [['it', { type: { kind: 'subject', name: aboutSubject.id } as const, code: 'v.it' }] as const];
  const frame: Frame = { variables: extended(environment.instances(new Set()), it), proved: new Set() };
  return {
    definition: d,
    fields: {
      ...(aboutSubject === undefined ? {} : { about: literal(aboutSubject.id) }),
      message: literal(d.message ?? d.note ?? 'this is not allowed'),
      test: testOf(expressions, frame, d, 'v: Checked'),
    },
  };
}
