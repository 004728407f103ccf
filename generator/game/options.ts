/** Lowers options: for whom they are there, and the facts they give the procedure behind the menu. */
import type { Type } from '../language/types.ts';
import type { GameEnvironment } from './environment.ts';
import type { Frame } from './expressions.ts';
import { type Lower, type LoweredObject, testOf } from './lowered-object.ts';
import { camel, type Of, type Program, type Routine } from './program.ts';
import { localsName, placeOf, text } from './routine-builder.ts';

export function optionOf(environment: GameEnvironment, d: Of<'option'>, expressionsOf: Lower): LoweredObject {
  const { program, stacks } = environment;
  const expressions = expressionsOf(d);
  const routine = program.routines.find((r) => r.id === d.id);
  const under = stacks.underMenu(d.in);
  const instances = environment.instances(under);
  const self: readonly (readonly [string, { readonly type: Type; readonly code: string }])[] =
    d.self === undefined ? [] : [['self', { type: { kind: 'subject', name: d.self }, code: 'v.self' }]];
  const frame: Frame = { variables: new Map([...instances, ...self]), proved: new Set() };
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  const wrapper = wrapperOf(program, d.in);
  const facts: string[] = [];
  for (const [name, written] of Object.entries(d.facts ?? {})) {
    const type = wrapper?.takes.get(name)?.type;
    if (type === undefined)
      expressions.fault(`/facts/${name}`, `the procedure behind the menu "${d.in}" takes no "${name}"`, {
        found: name,
        expected: [...(wrapper?.takes.keys() ?? [])].join(', '),
      });
    else facts.push(`${name}: ${expressions.stored(frame, `/facts/${name}`, written, type)}`);
  }
  if (wrapper === undefined)
    expressions.fault('/in', `nothing offers the menu "${d.in}"`, { found: d.in, expected: 'a menu that a step offers' });
  const refusals = program.constraints.filter((c) => c.on === 'option' && c.of === d.in);
  const test = testOf(expressions, frame, d, `v: ${locals}`);
  const self_ = d.self === undefined ? '() => [-1]' : `(g) => all(g, ${text(d.self)})`;
  return {
    definition: d,
    fields: {
      menu: text(d.in),
      procedure: placeOf(d.id),
      command: text(d.command ?? {}),
      self: self_,
      test,
      facts: `(${facts.some((f) => /\bg\b/.test(f)) ? 'g' : '_g'}, ${facts.some((f) => f.includes('v.')) ? 'v' : '_v'}: ${locals}) => ({ ${[`...${wrapper === undefined ? '{}' : `${camel(wrapper.id)}_first()`}`, ...facts].join(', ')} })`,
      refusals: `[${refusals.map((r) => `${camel(r.id)}_refusal`).join(', ')}]`,
    },
  };
}

/** The procedure that a menu leads through. */
export function wrapperOf(program: Program, menu: string): Routine | undefined {
  for (const routine of program.routines) {
    const visit = (steps: typeof routine.steps): string | undefined => {
      for (const step of steps) {
        const found = step.offer === menu ? step.through : (visit(step.steps ?? []) ?? visit(step.else ?? []));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const through = visit(routine.steps);
    if (through !== undefined) return program.routines.find((r) => r.id === through);
  }
  return undefined;
}
