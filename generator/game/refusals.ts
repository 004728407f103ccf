import { camel } from '../camel.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { type GameEnvironment, instanceType } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import { reportUnofferedMenu } from './options.ts';
import type { DefinitionOf } from './program.ts';
import { localsName } from './routine-builder.ts';
import { CHARACTER, PLAYER } from './types.ts';
import { usersIn } from './users.ts';

/** In the condition, `option` is the procedure that would run the option, with the facts `v` that it would begin with. */
export function optionRefusal(environment: GameEnvironment, d: DefinitionOf<'constraint'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const optionRunner = program.menus.get(d.of ?? '')?.optionRunner;
  const procedure = program.procedures.find((p) => p.id === optionRunner?.id);
  if (optionRunner === undefined || procedure === undefined) {
    reportUnofferedMenu(expressions, '/of', d.of ?? '', program);
    return { definition: d, fields: {} };
  }
  const instances = environment.instances(stacks.underWayInMenu(d.of ?? ''));
  const option = ['option', { type: instanceType(procedure), code: 'v' }] as const;
  const frame: Frame = { variables: extended(instances, [option]), proved: new Set() };
  const refusal = refusalOf(environment, d, frame, `v: ${localsName(optionRunner)}`, expressions);
  return {
    definition: d,
    fields: {
      ...refusal.fields,
      ...(d.command === undefined ? {} : { command: literal(d.command) }),
      ...readsOf(refusal.fields['test'] ?? ''),
    },
  };
}

/** The facts of `v` that the code of a test reads; nothing where it passes `v` on as a whole. */
function readsOf(test: string): { readonly reads?: string } {
  const body = test.slice(test.indexOf('=>'));
  const names = [...body.matchAll(/\bv\b(?:\.(\w+))?/g)].map(([, name]) => name);
  return names.includes(undefined) ? {} : { reads: literal([...new Set(names)]) };
}

/** `vParameter` is the parameter `v` with its type. A constraint of a capability refuses where its condition holds for one of the users. */
function refusalOf(
  environment: GameEnvironment,
  d: DefinitionOf<'constraint'>,
  frame: Frame,
  vParameter: string,
  expressions: Expressions,
): LoweredObject {
  const users = usersIn(environment, frame, d, expressions, undefined);
  const test = testOf(expressions, users?.frame ?? frame, d, vParameter, { users: users?.code });
  return {
    definition: d,
    fields: { name: `${camel(d.id)}_refusal`, message: literal(d.message ?? d.note ?? 'this is not allowed'), test },
  };
}

export function callRefusal(environment: GameEnvironment, d: DefinitionOf<'constraint'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const routine = program.routines.find((r) => r.id === d.of);
  const frame: Frame = { variables: environment.instances(stacks.underWayIn(d.of ?? ''), routine), proved: new Set() };
  return refusalOf(environment, d, frame, `v: ${routine === undefined ? 'Locals' : localsName(routine)}`, expressions);
}

/** Lowers a constraint on a choice: `it` is the candidate, `who` the character that it is chosen for, `by` the player who chooses. */
export function choiceRefusal(environment: GameEnvironment, d: DefinitionOf<'constraint'>, expressions: Expressions): LoweredObject {
  const role = d.of ?? '';
  const type = environment.chosenTypes.get(role);
  if (type === undefined) {
    expressions.unknown('/of', `no step chooses in the role "${role}"`, role, [...environment.chosenTypes.keys()]);
    return { definition: d, fields: {} };
  }
  const variables = extended(environment.instances(new Set()), [
    ['it', { type, code: 'v.it' }],
    ['who', { type: { kind: 'optional', of: CHARACTER }, code: 'v.who' }],
    ['by', { type: PLAYER, code: 'v.by' }],
  ]);
  const frame: Frame = { variables, proved: new Set() };
  const refusal = refusalOf(environment, d, frame, 'v: Choice', expressions);
  const common = d.capability === undefined && expressions.faults.length === 0 ? commonCondition(environment, d.if ?? '') : undefined;
  if (common === undefined) return refusal;
  const applies = testOf(expressions, frame, { if: common }, 'v: Choice');
  return { ...refusal, fields: { ...refusal.fields, applies } };
}

/** The beginning of a condition that is the same for all candidates, since it does not name `it`; undefined if there is none. */
function commonCondition({ parse }: GameEnvironment, condition: string): string | undefined {
  let node = parse(condition);
  while ('op' in node && node.op === '&&') {
    [node] = node.args;
    const text = condition.slice(node.range.start, node.range.end);
    // A range leaves out the brackets at its ends: the text of `(a) && (b)` is `a) && (b`, which is no expression.
    const isWhole = 'op' in parse(text);
    if (isWhole && !/\bit\b/.test(text)) return text;
  }
  return undefined;
}
