import { camel } from '../camel.ts';
import { type ConstantScope, evaluateConstant } from '../language/evaluate.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Type } from '../language/types.ts';
import { extended, type Variable } from '../language/variables.ts';
import { literal } from '../literal.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import type { CachedLowering } from './lowering-cache.ts';
import { menusWithoutOptions } from './menus.ts';
import type { DefinitionOf, Program, Routine } from './program.ts';
import { indexConstant, localsName, missingFacts } from './routine-builder.ts';
import { STAGES } from './stages.ts';
import type { UnitLowering } from './unit-lowering.ts';
import { capabilityIndex, ownerOf } from './users.ts';

export function lowerOptions(
  options: readonly DefinitionOf<'option'>[],
  program: Program,
  { environment, units, memo }: CachedLowering,
  unitLowering: UnitLowering,
): readonly LoweredObject[] {
  const lowerOption = (d: DefinitionOf<'option'>, expressions: Expressions): LoweredObject => optionOf(environment, d, expressions);
  const lowered = unitLowering.each(units.objects, options, 'option', (d) => [d, 'option'], lowerOption);
  return memo.each(withRefusals, lowered, program, environment.parse);
}

function optionOf(environment: GameEnvironment, d: DefinitionOf<'option'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const routine = program.routines.find((r) => r.id === d.id);
  const underWay = stacks.underWayInMenu(d.in);
  const instances = environment.instances(underWay);
  const self: readonly (readonly [string, Variable])[] =
    d.self === undefined ? [] : [['self', { type: { kind: 'subject', name: d.self }, code: 'v.self' }]];
  const frame: Frame = { variables: extended(instances, self), proved: new Set() };
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  // The procedure behind the menu: `through` in the steps that offer it.
  const optionRunner = program.menus.get(d.in)?.optionRunner;
  const facts = optionRunner === undefined ? [] : lowerFacts(expressions, frame, d, optionRunner);
  if (optionRunner === undefined) reportUnofferedMenu(expressions, '/in', d.in, program);
  if (optionRunner !== undefined) checkFactsGiven(expressions, d, optionRunner.takes, program);
  const owner = ownerOf(environment, d);
  if (owner !== undefined && d.self !== 'character')
    expressions.fault('/capability', 'an option of a capability is one of a character', {
      found: d.self ?? 'no "self"',
      expected: '"self": "character"',
    });
  const activatedCheck =
    owner === undefined ? undefined : `has(g, ${capabilityIndex(environment, owner)}, v.self, ${STAGES.indexOf('activated')})`;
  const test = testOf(expressions, frame, d, `v: ${locals}`, { first: activatedCheck });
  // The procedure behind the menu gets the capability that is used if it takes an `effect`.
  if (owner !== undefined && optionRunner?.takes.has('effect')) facts.push(`effect: ${capabilityIndex(environment, owner)}`);
  const readsRun = facts.some((f) => /\bg\b/.test(f));
  const readsUser = facts.some((f) => f.includes('v.'));
  return {
    definition: d,
    fields: {
      title: literal(d.title),
      menu: literal(d.in),
      procedure: indexConstant(d.id),
      command: literal(d.command ?? {}),
      ...(d.self === undefined ? {} : { self: literal(d.self) }),
      test,
      facts: `(${readsRun ? 'g' : '_g'}, ${readsUser ? 'v' : '_v'}: ${locals}) => ${optionRunner === undefined ? '' : `${camel(optionRunner.id)}_initialFacts`}({ ${facts.join(', ')} })`,
      ...(readsRun || readsUser ? {} : { hasFixedFacts: 'true' }),
    },
  };
}

function lowerFacts(expressions: Expressions, frame: Frame, d: DefinitionOf<'option'>, { takes }: Routine): string[] {
  return Object.entries(d.facts ?? {}).flatMap(([name, written]) => {
    const type = takes.get(name)?.type;
    if (type !== undefined) return [`${name}: ${expressions.stored(frame, `/facts/${name}`, written, type)}`];
    expressions.fault(`/facts/${name}`, `the procedure behind the menu "${d.in}" takes no "${name}"`, {
      found: name,
      expected: [...takes.keys()].join(', '),
    });
    return [];
  });
}

/** The engine passes the procedure of the chosen option to the procedure behind the menu in this fact (engine/game/requests.ts). */
const OPTION_PROCEDURE = 'does';

/**
 * Facts that no definition has to write: the engine gives the user and the procedure of the option, `optionOf` the capability that is used.
 */
const NEVER_WRITTEN: ReadonlySet<string> = new Set(['self', 'effect', OPTION_PROCEDURE]);

/**
 * Reports each fact without a default that neither the option nor the steps that offer the menu give. A fact of an enumeration needs no
 * default: it begins with the first value.
 */
function checkFactsGiven(expressions: Expressions, d: DefinitionOf<'option'>, takes: Routine['takes'], program: Program): void {
  const given = program.menus.get(d.in)?.given;
  const written = Object.keys(d.facts ?? {});
  for (const name of missingFacts(takes, written)) {
    if (takes.get(name)?.type.kind === 'enum' || NEVER_WRITTEN.has(name) || given?.has(name) === true) continue;
    expressions.fault('/facts', `the procedure behind the menu "${d.in}" needs "${name}"`, {
      found: written.join(', ') || 'nothing',
      expected: name,
    });
  }
}

/**
 * Adds to an option the constraints of its menu: as `refusals` those that may refuse the option, and as `commandRefusals` those with a
 * `command`, which refuse a command that has these fields in place of those of the option's own `command`.
 */
function withRefusals({ definition, fields }: LoweredObject, program: Program, parse: ParseExpression): LoweredObject {
  if (definition.kind !== 'option') return { definition, fields };
  const constraints = program.constraints.filter((c) => c.on === 'option' && c.of === definition.in);
  const names = (list: typeof constraints): string => `[${list.map((c) => `${camel(c.id)}_refusal`).join(', ')}]`;
  const ofCommands = constraints.filter(({ command }) => command !== undefined);
  const scope = constantFactsOf(program, definition, parse);
  const others = constraints.filter((c) => c.command === undefined && !isExcluded(c, scope, parse));
  const refusals = { refusals: names(others), ...(ofCommands.length === 0 ? {} : { commandRefusals: names(ofCommands) }) };
  return { definition, fields: { ...fields, ...refusals } };
}

/** Whether the facts of an option alone show that the condition of a constraint does not hold. */
function isExcluded({ if: condition = '' }: DefinitionOf<'constraint'>, scope: ConstantScope, parse: ParseExpression): boolean {
  const ast = parse(condition);
  return 'op' in ast && evaluateConstant(ast, scope) === false;
}

/**
 * The facts of an option as constraints name them, as far as they are always the same: those that it writes, and the defaults of the
 * others.
 */
function constantFactsOf(program: Program, d: DefinitionOf<'option'>, parse: ParseExpression): ConstantScope {
  const menu = program.menus.get(d.in);
  const constantOf = (type: Type, written: string | number | boolean | undefined): number | boolean | string | undefined => {
    if (typeof written === 'number' || typeof written === 'boolean') return written;
    if (type.kind === 'enum') {
      const value = written ?? type.values[0] ?? '';
      return type.values.includes(value) ? value : undefined;
    }
    if (written === undefined) return emptyConstantOf(type);
    const ast = parse(written);
    return 'op' in ast ? evaluateConstant(ast, { lookUp: () => undefined }) : undefined;
  };
  return {
    lookUp(name) {
      if (name === 'none') return name;
      const fact = name.startsWith('option.') ? name.slice('option.'.length) : '';
      const taken = menu?.optionRunner?.takes.get(fact);
      const isGiven = menu?.given.has(fact) === true || fact === OPTION_PROCEDURE || (fact === 'self' && d.self !== undefined);
      if (taken === undefined || isGiven || (fact === 'effect' && d.capability !== undefined)) return undefined;
      return constantOf(taken.type, d.facts?.[fact] ?? taken.first);
    },
  };
}

/** What a fact of a type is before anything is set; undefined where that is no constant. */
function emptyConstantOf({ kind }: Type): number | boolean | string | undefined {
  if (kind === 'int') return 0;
  if (kind === 'bool') return false;
  return kind === 'optional' ? 'none' : undefined;
}

/**
 * Reports a menu that no step offers. Reports nothing while some step offers a menu that has no options: the name in that step may be a
 * misspelling of this menu.
 */
export function reportUnofferedMenu(expressions: Expressions, pointer: string, menu: string, program: Program): void {
  if (menusWithoutOptions(program).length > 0) return;
  expressions.unknown(pointer, `nothing offers the menu "${menu}"`, menu, [...program.menus.keys()]);
}
