import { camel } from '../camel.ts';
import type { Signature } from '../language/environment.ts';
import { BOOL, INT } from '../language/types.ts';
import { builtIns, withinCode, withinNames } from './built-ins.ts';
import { type DefinitionOf, isEffect, type Program } from './program.ts';
import { CALCULATED_STAGES, type CalculatedStage, STAGES } from './stages.ts';
import { CAPABILITY, CHARACTER, declarationOf, EFFECT, SQUARE, typeOf } from './types.ts';

/**
 * Names in place of a definition's id, in `Signature.definition` and `Expressions.uses`, for dependencies that no definition makes: which
 * procedures are under way, and the board.
 */
export const UNDER_WAY = 'what is under way';
export const BOARD = 'the board';

/** The function of a property with `takes`. The suffix keeps its name from being a reserved word of JavaScript or that of a helper. */
export const functionName = (id: string): string => `${camel(id)}_property`;

export const asksPlayer = (d: DefinitionOf<'calculation'>): boolean => d.steps.some((step) => step.fold === 'choose-one');

/** The functions that expressions of a game may call. Facts with a default are no arguments: see `inputsOf` in calculations.ts. */
export function functionsOf(program: Program, fireLabels: readonly string[]): Map<string, Signature[]> {
  const functions = new Map<string, Signature[]>(
    Object.entries(builtIns({ kind: 'enum', name: 'fire', values: fireLabels })).map(([name, forms]) => [
      name,
      forms.map((form) => ({ ...form, definition: BOARD })),
    ]),
  );
  for (const d of program.values) for (const [name, form] of boardQuantity(d)) functions.set(name, [form]);
  for (const name of program.pairs)
    functions.set(name, [
      { takes: [SQUARE, SQUARE], gives: BOOL, definition: BOARD, code: ([a, b]) => `joins(g, ${JSON.stringify(name)}, ${a}, ${b})` },
    ]);
  functions.set('within', [
    {
      takes: [{ kind: 'enum', name: 'within', values: withinNames(program) }],
      gives: BOOL,
      definition: UNDER_WAY,
      code: ([index = '0']) => withinCode(program, Number(index)),
    },
  ]);
  for (const d of program.properties) {
    functions.set(d.id, [
      {
        takes: Object.values(d.takes ?? {}).map((t) => declarationOf(t).type),
        gives: typeOf(d.type, d.id),
        definition: d.id,
        code: (args) => `${functionName(d.id)}(${['g', ...args].join(', ')})`,
      },
    ]);
  }
  const sets = program.subjects.find((d) => d.capabilities !== undefined)?.capabilities;
  for (const d of program.calculations) {
    if (asksPlayer(d)) continue;
    const required = Object.entries(d.takes ?? {}).filter(([, t]) => declarationOf(t).first === undefined);
    const makesSet = typeOf(d.type ?? 'int').kind === 'list';
    for (const quantity of d.of.filter((q) => q !== sets?.possessed && q !== sets?.used && q !== sets?.activated))
      functions.set(camel(quantity), [
        {
          takes: required.map(([, t]) => declarationOf(t).type),
          gives: typeOf(d.type ?? 'int'),
          definition: d.id,
          code: (args) =>
            `${makesSet ? 'setOf' : 'value'}(g, ${camel(`calculation.${quantity}`)}_index, { ${required.map(([name], index) => `${name}: ${args[index]}`).join(', ')} })`,
        },
      ]);
  }
  for (const [name, forms] of capabilityFunctions(program)) functions.set(name, [...forms, ...(functions.get(name) ?? [])]);
  return functions;
}

/**
 * A quantity that the board calculates, as a function: of the two characters of a line, or of the attacker, the target and the damage taken
 * of a knock back. Empty for other values.
 */
function boardQuantity(d: DefinitionOf<'value'>): readonly (readonly [string, Signature])[] {
  const quantity = JSON.stringify(d.of);
  const common = { gives: INT, definition: BOARD };
  if (d.in === 'line')
    return [[camel(d.of), { ...common, takes: [CHARACTER, CHARACTER], code: ([a, b]) => `lineQuantity(g, ${quantity}, ${a}, ${b})` }]];
  if (d.in !== 'knock-back') return [];
  const code = ([attacker, target, damageTaken]: readonly string[]): string =>
    `knockBackQuantity(g, ${quantity}, ${attacker}, ${target}, ${damageTaken})`;
  return [[camel(d.of), { ...common, takes: [CHARACTER, CHARACTER, INT], code }]];
}

/**
 * For each of the three sets a function with the name of its quantity: whether a character has a capability, or its whole set. And
 * `running`: the effects of a capability that run on a character.
 */
function capabilityFunctions(program: Program): Map<string, Signature[]> {
  const sets = program.subjects.find((d) => d.capabilities !== undefined)?.capabilities;
  const functions = new Map<string, Signature[]>();
  if (sets === undefined) return functions;
  for (const stage of CALCULATED_STAGES) {
    const stageIndex = STAGES.indexOf(stage);
    const definition = setName(stage);
    functions.set(camel(sets[stage]), [
      {
        takes: [CHARACTER, CAPABILITY],
        gives: BOOL,
        definition,
        code: ([character, capability]) => `has(g, ${capability}, ${character}, ${stageIndex})`,
      },
      {
        takes: [CHARACTER],
        gives: { kind: 'list', of: CAPABILITY },
        definition,
        code: ([character]) => `capabilitiesAt(g, ${stageIndex}, ${character})`,
      },
    ]);
  }
  const hasEffects = program.capabilities.some(isEffect);
  if (hasEffects)
    functions.set('running', [
      {
        takes: [CHARACTER, CAPABILITY],
        gives: { kind: 'list', of: EFFECT },
        code: ([character, capability]) => `running(g, ${character}, ${capability})`,
      },
    ]);
  return functions;
}

/** The name of a set of capabilities, by its stage, in `Signature.definition` and `Expressions.uses`. */
export const setName = (stage: CalculatedStage): string => `set ${stage}`;
