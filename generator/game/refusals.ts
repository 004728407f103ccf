/** Lowers constraints on options, choices and calls. */
import type { Type } from '../language/types.ts';
import { type GameEnvironment, instanceType } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type Lower, type LoweredObject, testOf } from './lowered-object.ts';
import { wrapperOf } from './options.ts';
import { camel, type Of } from './program.ts';
import { localsName, text } from './routine-builder.ts';

export function optionRefusal(environment: GameEnvironment, d: Of<'constraint'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const wrapper = wrapperOf(program, d.of ?? '');
  const procedure = program.procedures.find((p) => p.id === wrapper?.id);
  if (wrapper === undefined || procedure === undefined)
    expressions.fault('/of', `nothing offers the menu "${d.of}"`, { found: d.of ?? '', expected: 'a menu that a step offers' });
  const instances = environment.instances(stacks.underMenu(d.of ?? ''));
  const option = procedure === undefined ? [] : [['option', { type: instanceType(procedure), code: 'v' }] as const];
  const frame: Frame = { variables: new Map([...instances, ...option]), proved: new Set() };
  return refusal(d, testOf(expressions, frame, d, `v: ${wrapper === undefined ? 'Locals' : localsName(wrapper)}`));
}

function refusal(d: Of<'constraint'>, test: string): LoweredObject {
  return { definition: d, fields: { name: `${camel(d.id)}_refusal`, message: text(d.message ?? d.note ?? 'this is not allowed'), test } };
}

export function callRefusals(environment: GameEnvironment, id: string, expressionsOf: Lower): LoweredObject[] {
  const { program, stacks } = environment;
  const routine = program.routines.find((r) => r.id === id);
  return program.constraints
    .filter((c) => c.on === 'call' && c.of === id)
    .map((c) => {
      const frame: Frame = { variables: environment.instances(stacks.under(id), routine), proved: new Set() };
      return refusal(c, testOf(expressionsOf(c), frame, c, `v: ${routine === undefined ? 'Locals' : localsName(routine)}`));
    });
}

export function choiceRefusals(environment: GameEnvironment, expressionsOf: Lower): Map<string, LoweredObject[]> {
  const out = new Map<string, LoweredObject[]>();
  const character: Type = { kind: 'subject', name: 'character' };
  for (const c of environment.program.constraints) {
    if (c.on !== 'choose') continue;
    const variables = new Map([
      ...environment.instances(new Set()),
      ['it', { type: character, code: 'v.it' }] as const,
      ['who', { type: { kind: 'optional', of: character } as const, code: 'v.who' }] as const,
      ['by', { type: { kind: 'subject', name: 'player' } as const, code: 'v.by' }] as const,
    ]);
    const lowered = refusal(c, testOf(expressionsOf(c), { variables, proved: new Set() }, c, 'v: Choice'));
    out.set(c.of ?? '', [...(out.get(c.of ?? '') ?? []), lowered]);
  }
  return out;
}
