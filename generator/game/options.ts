/** Lowers options: who may take them, and the facts that they pass to the procedure of their menu. */

import { camel } from '../camel.ts';
import { extended, type Variable } from '../language/variables.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import type { Of, Program, Routine } from './program.ts';
import { indexConstant, literal, localsName } from './routine-builder.ts';
import { capabilityIndex, ownerOf, STAGES } from './users.ts';

export function optionOf(environment: GameEnvironment, d: Of<'option'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const routine = program.routines.find((r) => r.id === d.id);
  const underWay = stacks.underWayInMenu(d.in);
  const instances = environment.instances(underWay);
  const self: readonly (readonly [string, Variable])[] =
    d.self === undefined ? [] : [['self', { type: { kind: 'subject', name: d.self }, code: 'v.self' }]];
  const frame: Frame = { variables: extended(instances, self), proved: new Set() };
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  const wrapper = wrapperOf(program, d.in);
  const facts: string[] = [];
  for (const [name, written] of Object.entries(d.facts ?? {})) {
    const type = wrapper?.takes.get(name)?.type;
    // A menu that nothing offers is one finding, below.
    if (wrapper === undefined) continue;
    if (type === undefined)
      expressions.fault(`/facts/${name}`, `the procedure behind the menu "${d.in}" takes no "${name}"`, {
        found: name,
        expected: [...wrapper.takes.keys()].join(', '),
      });
    else facts.push(`${name}: ${expressions.stored(frame, `/facts/${name}`, written, type)}`);
  }
  if (wrapper === undefined) reportUnofferedMenu(expressions, '/in', d.in);
  const owner = ownerOf(environment, d);
  if (owner !== undefined && d.self !== 'character')
    expressions.fault('/capability', 'an option of a capability is one of a character', {
      found: d.self ?? 'no "self"',
      expected: '"self": "character"',
    });
  const activatedCheck =
    owner === undefined ? '' : `has(g, ${capabilityIndex(environment, owner)}, v.self, ${STAGES.indexOf('activated')}) && `;
  const test = testOf(expressions, frame, d, `v: ${locals}`).replace('=> ', `=> ${activatedCheck}`);
  // The procedure behind the menu takes the capability that is used, where it declares one.
  if (owner !== undefined && wrapper?.takes.has('effect')) facts.push(`effect: ${capabilityIndex(environment, owner)}`);
  const selfCode = d.self === undefined ? '() => [-1]' : `(g) => all(g, ${literal(d.self)})`;
  return {
    definition: d,
    fields: {
      title: literal(d.title),
      menu: literal(d.in),
      procedure: indexConstant(d.id),
      command: literal(d.command ?? {}),
      self: selfCode,
      test,
      facts: `(${facts.some((f) => /\bg\b/.test(f)) ? 'g' : '_g'}, ${facts.some((f) => f.includes('v.')) ? 'v' : '_v'}: ${locals}) => ({ ${[`...${wrapper === undefined ? '{}' : `${camel(wrapper.id)}_first()`}`, ...facts].join(', ')} })`,
      ...refusalsIn(program, d.in),
    },
  };
}

/** The constraints on options of a menu, and those on commands that match none of its options. */
function refusalsIn(program: Program, menu: string): { refusals: string; commandRefusals?: string } {
  const constraints = program.constraints.filter((c) => c.on === 'option' && c.of === menu);
  const names = (list: typeof constraints): string => `[${list.map((c) => `${camel(c.id)}_refusal`).join(', ')}]`;
  const ofCommands = constraints.filter(({ command }) => command !== undefined);
  const refusals = names(constraints.filter(({ command }) => command === undefined));
  return ofCommands.length === 0 ? { refusals } : { refusals, commandRefusals: names(ofCommands) };
}

/** Reports a menu that no step offers. */
export function reportUnofferedMenu(expressions: Expressions, pointer: string, menu: string): void {
  const more = { code: 'expression-unknown-name', found: menu, expected: 'a menu that a step offers' } as const;
  expressions.fault(pointer, `nothing offers the menu "${menu}"`, more);
}

/** The procedure that runs the option chosen from a menu: the `through` of the step that offers the menu. */
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
