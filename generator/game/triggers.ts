import { extended } from '../language/variables.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import { type DefinitionOf, isEffect, type Program, pointOf } from './program.ts';
import { indexConstant, localsName } from './routine-builder.ts';
import { CHARACTER, readAs } from './types.ts';
import { capabilityIndex, ownerOf, selfList, usersIn } from './users.ts';

/** @param asks whether the steps of the trigger ask a player or roll dice */
export function triggerOf(
  environment: GameEnvironment,
  d: DefinitionOf<'trigger'>,
  asks: boolean,
  expressions: Expressions,
): LoweredObject {
  const { program, stacks } = environment;
  checkPoint(program, d, expressions);
  const routine = program.routines.find((r) => r.id === d.id);
  const instances = environment.instances(stacks.underWayIn(d.id));
  const frame: Frame = { variables: instances, proved: new Set() };
  const ownFacts = [...(routine?.takes ?? [])].map(([name, { type }]) => [name, { type, code: readAs(type, `v.${name}`) }] as const);
  const factsFrame: Frame = { ...frame, variables: extended(instances, ownFacts) };
  const owner = ownerOf(environment, d);
  const onceProcedure = program.procedures.find((p) => p.id === d.once);
  checkOnce(environment, d, d.if === undefined ? factsFrame.proved : expressions.proving(factsFrame, d.if, true).proved, expressions);
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  return {
    definition: d,
    fields: {
      procedure: indexConstant(d.id),
      ...(owner === undefined ? {} : { capability: String(capabilityIndex(environment, owner)) }),
      ...(onceProcedure === undefined ? {} : { once: indexConstant(onceProcedure.id) }),
      asks: String(asks),
      may: String(d.may === true),
      follows: `[${(d.follows ?? []).map((id) => program.triggers.findIndex((t) => t.id === id)).join(', ')}]`,
      users: usersCode(environment, d, frame, expressions),
      test: testOf(expressions, factsFrame, d, `v: ${locals}`),
    },
  };
}

function checkPoint(program: Program, d: DefinitionOf<'trigger'>, expressions: Expressions): void {
  const point = pointOf(d);
  if (point === undefined) return;
  const procedure = d.before ?? d.after ?? d.instead;
  const isOpened = program.points.includes(point) && (d.at !== undefined || program.procedures.some(({ id }) => id === procedure));
  if (isOpened) return;
  const field = (['at', 'before', 'after', 'instead'] as const).find((name) => d[name] !== undefined);
  expressions.fault(`/${field}`, `nothing opens the point "${point}"`, { found: point, expected: program.points.join(', ') });
}

/** Checks that the procedure in `once` is under way wherever the trigger acts: wherever its point opens, or because its `if` tests it. */
function checkOnce(
  { program, stacks }: GameEnvironment,
  d: DefinitionOf<'trigger'>,
  proved: ReadonlySet<string>,
  expressions: Expressions,
): void {
  if (d.once === undefined) return;
  const exists = program.procedures.some((p) => p.id === d.once);
  const details = { found: d.once, expected: [...stacks.underWayIn(d.id)].join(', ') };
  if (!exists) expressions.unknown('/once', `there is no procedure "${d.once}"`, d.once, [...stacks.underWayIn(d.id)]);
  else if (!stacks.underWayIn(d.id).has(d.once) && !proved.has(`within:${d.once}`))
    expressions.fault('/once', `"${d.once}" may not be under way there`, { ...details, isOfStack: true });
}

/** Code of a function that returns the users that a trigger acts for: characters, running effects, or -1 alone if it has no user. */
function usersCode(environment: GameEnvironment, d: DefinitionOf<'trigger'>, frame: Frame, expressions: Expressions): string {
  const owner = ownerOf(environment, d);
  if (owner !== undefined) {
    const users = usersIn(environment, frame, d, expressions, 'all(g, "character")');
    return `(g) => ${users?.code}.map((u) => u.${isEffect(owner) ? 'effect' : 'self'})`;
  }
  if (d.self === undefined) return '() => [-1]';
  return `(g) => ${selfList(frame, d.self, expressions, CHARACTER)}`;
}
