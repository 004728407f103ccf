/** Lowers triggers: the point, the users, the condition. */
import type { Type } from '../language/types.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import { type Of, pointOf } from './program.ts';
import { localsName, placeOf } from './routine-builder.ts';

export function triggerOf(environment: GameEnvironment, d: Of<'trigger'>, asks: boolean, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const point = pointOf(d);
  const known = point === undefined || program.points.includes(point);
  if (!known || (d.at === undefined && point !== undefined && !program.procedures.some((p) => p.id === (d.before ?? d.after ?? d.instead))))
    expressions.fault(
      `/${d.at === undefined ? (d.before === undefined ? (d.after === undefined ? 'instead' : 'after') : 'before') : 'at'}`,
      `nothing opens the point "${point}"`,
      {
        found: point ?? '',
        expected: program.points.join(', '),
      },
    );
  const routine = program.routines.find((r) => r.id === d.id);
  const instances = environment.instances(stacks.under(d.id));
  const frame: Frame = { variables: instances, proved: new Set() };
  const self: Type = { kind: 'subject', name: 'character' };
  const inner: Frame = {
    ...frame,
    variables: new Map([...instances, ...(d.self === undefined ? [] : [['self', { type: self, code: 'v.self' }] as const])]),
  };
  const users = d.self === undefined ? '() => [-1]' : usersOf(expressions, frame, d.self, self);
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  return {
    definition: d,
    fields: {
      procedure: placeOf(d.id),
      asks: String(asks),
      may: String(d.may === true),
      follows: `[${(d.follows ?? []).map((id) => program.triggers.findIndex((t) => t.id === id)).join(', ')}]`,
      users,
      test: testOf(expressions, inner, d, `v: ${locals}`),
    },
  };
}

function usersOf(expressions: Expressions, frame: Frame, written: string, self: Type): string {
  const found = expressions.inferred(frame, '/self', written);
  if (found.type.kind === 'list') return `(g) => ${found.code}`;
  return `(g) => [${expressions.value(frame, '/self', written, self)}]`;
}
