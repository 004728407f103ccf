import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { literal } from '../literal.ts';
import { Memo } from '../memo.ts';
import { CALCULATED_FACTS, characterOf, inputsName, type LoweredCalculation } from './calculations.ts';
import { columnName } from './environment.ts';
import type { GameRoutine } from './lower-routines.ts';
import type { LoweredObject } from './lowered-object.ts';
import { type GameModule, rulesObject } from './module-rules.ts';
import { isProcedure, type Program } from './program.ts';
import type { LoweredFunction } from './properties.ts';
import { emittedName, indexConstant, localsName, propertyName } from './routine-builder.ts';
import { functionName } from './signatures.ts';
import { declarationOf, emittedType, typeOf } from './types.ts';

const clausesOf = (d: Definition): string => `clauses: ${literal(d.cites ?? d.clauses)}`;

/** The types of what the engine never cites. */
const UNCITED: ReadonlySet<string> = new Set(['CapabilityRule', 'DurationRule']);

/** Code of the fields without `name`, which is the name of the constant: lists such as `refusals` refer to it. */
function fieldLines(fields: { readonly [name: string]: string }): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'name')
    .map(([name, code]) => `  ${name}: ${code},`)
    .join('\n');
}

/** One declaration of the module. Its `definition` is undefined only if it is the object of all rules. */
export interface Part {
  readonly name: string;
  readonly definition: DefinitionId | undefined;
  readonly text: string;
  /** The definition whose comment is above the declaration. */
  readonly about?: Definition;
}

function objectPart({ definition, fields }: LoweredObject, type: string, suffix: string): Part {
  const name = `${camel(definition.id)}${suffix}`;
  const head = [`id: ${literal(definition.id)}`, ...(UNCITED.has(type) ? [] : [clausesOf(definition)])].join(', ');
  const text = `const ${name}: ${type} = {\n  ${head},\n${fieldLines(fields)}\n};`;
  return { name, definition: definition.id, about: definition, text };
}

const refusalPart = (lowered: LoweredObject): Part =>
  objectPart(lowered, 'command' in lowered.fields ? 'CommandRefusal' : 'Refusal', '_refusal');

const functionPart = ({ definition, code }: LoweredFunction): Part => ({
  name: functionName(definition.id),
  definition: definition.id,
  about: definition,
  text: code,
});

export function constantsOf({ columns, routines, quantities }: Program): {
  readonly columns: readonly { readonly name: string; readonly line: string }[];
  readonly indexes: readonly string[];
} {
  return {
    columns: columns.map((c) => ({ name: columnName(c.id), line: `const ${columnName(c.id)} = ${c.index};` })),
    indexes: [
      ...routines.map(({ id }, index) => `const ${indexConstant(id)} = ${index};`),
      ...quantities.map((quantity, index) => `const ${indexConstant(`calculation.${quantity}`)} = ${index};`),
    ],
  };
}

/**
 * All declarations except the constants (`constantsOf`) and the object of all rules, in sections. Each is after those that it reads when
 * the module loads; bodies of functions may refer to later ones.
 */
export function sectionsOf({ game }: GameModule, memo: Memo): readonly (readonly Part[])[] {
  const { capabilities, durations } = game.capabilities;
  const objects = (list: readonly LoweredObject[], type: string, suffix: string): readonly Part[] =>
    memo.each(objectPart, list, type, suffix);
  return [
    memo.flat(localsOf, game.routines),
    memo.each(inputsOf, game.calculations),
    memo.each(functionPart, game.functions),
    objects(memo.flat(refusalsOf, game.routines), 'Refusal', '_refusal'),
    objects(memo.same([...game.choices.values()].flat()), 'ChoiceRefusal', '_refusal'),
    memo.each(refusalPart, game.optionRefusals),
    memo.flat(routineParts, game.routines),
    objects(game.triggers, 'Trigger', '_trigger'),
    objects(capabilities, 'CapabilityRule', '_capability'),
    objects(durations, 'DurationRule', '_duration'),
    objects(game.options, 'Option', '_option'),
    memo.flat(calculationParts, game.calculations),
    objects(game.checks, 'Check', '_check'),
    objects(game.printed, 'Check', '_check'),
    objects(game.opening, 'Check', '_check'),
    objects(game.questions, 'GameQuestion', '_question'),
  ];
}

export function partsOf(module: GameModule, memo = new Memo()): readonly Part[] {
  return [...sectionsOf(module, memo).flat(), { name: 'rules', definition: undefined, text: rulesObject(module, memo) }];
}

/** The type of a routine's facts and, for a procedure, the function that finds the facts of its innermost instance. */
function localsOf({ routine, facts }: GameRoutine): Part[] {
  const { id } = routine.definition;
  const fields = [...facts].map(([name, type]) => `${propertyName(name)}: ${emittedType(type)}`).join('; ');
  const type: Part = { name: localsName(routine), definition: id, text: `type ${localsName(routine)} = { ${fields} };` };
  if (!isProcedure(routine)) return [type];
  const name = `${emittedName(routine.id)}_frame`;
  const text = `const ${name} = (g: Run): ${localsName(routine)} => instance(g, ${emittedName(routine.id)}_procedure);`;
  return [type, { name, definition: id, text }];
}

function inputsOf({ quantity, definition: d }: LoweredCalculation): Part {
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => `${name}: ${emittedType(declarationOf(written).type)}`);
  const calculated = typeOf(d.type ?? 'int').kind === 'list' ? [] : CALCULATED_FACTS.map((name) => `${name}: number`);
  const name = inputsName(quantity);
  return { name, definition: d.id, text: `type ${name} = { ${[...takes, ...calculated].join('; ')} };` };
}

const refusalsOf = ({ refusals }: GameRoutine): readonly LoweredObject[] => refusals;

function routineParts(lowered: GameRoutine): Part[] {
  const { routine, initialFacts } = lowered;
  const id = emittedName(routine.id);
  const definition = routine.definition.id;
  const procedure: Part = { definition, about: routine.definition, name: `${id}_procedure`, text: procedureOf(lowered, id) };
  if (!isProcedure(routine)) return [procedure];
  return [{ definition, name: `${id}_initialFacts`, text: `const ${id}_initialFacts = ${initialFacts};` }, procedure];
}

function procedureOf({ routine, code, refusals, resets, initialFacts }: GameRoutine, id: string): string {
  const locals = localsName(routine);
  // Other requests have clauses of their own.
  const asks = code.some(({ op, fields }) => op === 'roll' || (op === 'next' && fields['asks'] === 'true'));
  const head = [
    `id: ${literal(routine.definition.id)}`,
    ...(asks ? [clausesOf(routine.definition)] : []),
    ...(refusals.length === 0 ? [] : [`name: ${literal(routine.name)}`]),
  ];
  return [
    `const ${id}_procedure: Procedure<${locals}> = {`,
    `  ${head.join(', ')}, index: ${id}_index,`,
    `  initialFacts: ${isProcedure(routine) ? `${id}_initialFacts` : initialFacts},`,
    ...(routine.gives === undefined ? [] : [`  gives: ${literal(routine.gives)},`]),
    `  resets: [${resets.join(', ')}],`,
    `  refusals: [${refusals.map((r) => r.fields.name).join(', ')}],`,
    '  code: [',
    ...code.map((i) => `    { op: ${literal(i.op)}, ${fieldsOf(i.fields).replaceAll('\n', '\n    ')} },`),
    '  ],',
    '};',
  ].join('\n');
}

function calculationParts({ definition: d, quantity, steps, entries, inputs }: LoweredCalculation): Part[] {
  const name = `${camel(`calculation.${quantity}`)}_rule`;
  const character = characterOf(d);
  const lines = [
    `const ${name}: Calculation = {`,
    `  id: ${literal(d.id)},`,
    ...(character === undefined ? [] : [`  about: ${literal(character)},`]),
    `  inputs: ${inputs},`,
    '  steps: [',
    ...steps.map((fields) => `    { ${fieldsOf(fields)} },`),
    '  ],',
    `  entries: [${entries.map((e) => `${camel(e.definition.id)}_entry`).join(', ')}],`,
    '};',
  ];
  const entryParts = entries.map((entry) => objectPart(entry, 'Entry', '_entry'));
  return [...entryParts, { name, definition: d.id, about: d, text: lines.join('\n') }];
}

const fieldsOf = (fields: { readonly [name: string]: string }): string =>
  Object.entries(fields)
    .map(([name, code]) => `${name}: ${code}`)
    .join(', ');
