/** The declarations of the module of a game, in their order. */

import { camel } from '../camel.ts';
import type { CommentOf } from '../emit/definition-comment.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { characterOf, inputsName, type LoweredCalculation } from './calculations.ts';
import { columnName } from './environment.ts';
import type { LoweredGame } from './lower.ts';
import type { LoweredObject } from './lowered-object.ts';
import { emittedName, type GameModule, literal, propertyName, rulesObject } from './module-rules.ts';
import type { Routine } from './program.ts';
import { indexConstant, localsName } from './routine-builder.ts';
import { declared, emittedType, typeOf } from './types.ts';

const cited = (d: Definition): string => `id: ${literal(d.id)}, clauses: ${literal(d.cites ?? d.clauses)}`;

/** The field `name` is not one of the object: it is the name of the constant, for the lists that refer to it. */
function fieldLines(fields: { readonly [name: string]: string }): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'name')
    .map(([name, code]) => `  ${name}: ${code},`)
    .join('\n');
}

/** One declaration of the module: its name, and the id of its definition. The object of all rules belongs to no definition. */
interface Part {
  readonly name: string;
  readonly definition: DefinitionId | undefined;
  readonly text: string;
  /** What the text is made from, besides the comment above the definition: the same objects make the same text. */
  readonly madeFrom?: readonly [object, ...unknown[]];
}

const isMain = ({ definition, pointer }: Routine): boolean => definition.kind === 'procedure' && pointer === '/steps';

function definitionObject({ definition, fields }: LoweredObject, type: string, commentAbove: CommentOf, suffix: string): Part {
  return {
    get name() {
      return `${camel(definition.id)}${suffix}`;
    },
    definition: definition.id,
    madeFrom: [fields, type, suffix],
    get text() {
      return `${commentAbove(definition)}const ${this.name}: ${type} = {\n  ${cited(definition)},\n${fieldLines(fields)}\n};`;
    },
  };
}

/** The indexes of columns, routines and calculations, as constants. */
export function constantsOf({ game }: GameModule): { readonly columns: readonly string[]; readonly indexes: readonly string[] } {
  return {
    columns: game.program.columns.map((c) => `const ${columnName(c.id)} = ${c.index};`),
    indexes: [
      ...game.routines.map(({ routine }, index) => `const ${indexConstant(routine.id)} = ${index};`),
      ...game.calculations.map(({ quantity }, index) => `const ${indexConstant(`calculation.${quantity}`)} = ${index};`),
    ],
  };
}

/** All declarations except those constants, each after those that it refers to. `commentOf` adds a comment above each. */
export function partsOf(module: GameModule, commentOf?: CommentOf): readonly Part[] {
  const commentAbove: CommentOf = (d) => (commentOf === undefined ? '' : `${commentOf(d)}\n`);
  const { game } = module;
  const { capabilities, durations } = game.capabilities;
  const objects = (list: readonly LoweredObject[], type: string, suffix: string): Part[] =>
    list.map((lowered) => definitionObject(lowered, type, commentAbove, suffix));
  return [
    ...game.routines.flatMap(localsOf),
    ...game.calculations.map(inputsOf),
    ...game.functions.map(
      ({ definition, code }): Part => ({
        name: camel(definition.id),
        definition: definition.id,
        madeFrom: [definition, code],
        get text() {
          return `${commentAbove(definition)}${code}`;
        },
      }),
    ),
    ...objects(
      game.routines.flatMap((r) => r.refusals),
      'Refusal',
      '_refusal',
    ),
    ...objects([...game.choices.values()].flat(), 'ChoiceRefusal', '_refusal'),
    ...game.optionRefusals.flatMap((lowered) => objects([lowered], 'command' in lowered.fields ? 'CommandRefusal' : 'Refusal', '_refusal')),
    ...game.routines.flatMap((routine) => routineOf(routine, commentAbove)),
    ...objects(game.triggers, 'Trigger', '_trigger'),
    ...objects(capabilities, 'CapabilityRule', '_capability'),
    ...objects(durations, 'DurationRule', '_duration'),
    ...objects(game.options, 'Option', '_option'),
    ...game.calculations.flatMap((c) => [...objects(c.entries, 'Entry', '_entry'), calculationOf(c, commentAbove)]),
    ...objects(game.checks, 'Check', '_check'),
    ...objects(game.questions, 'GameQuestion', '_question'),
    { name: 'rules', definition: undefined, text: rulesObject(module) },
  ];
}

type GameRoutine = LoweredGame['routines'][number];

/** The type of a routine's facts, and of a procedure the function that finds those of its innermost instance. */
function localsOf({ routine, facts }: GameRoutine): Part[] {
  const { id } = routine.definition;
  const fields = [...facts].map(([name, type]) => `${propertyName(name)}: ${emittedType(type)}`).join('; ');
  const type: Part = { name: localsName(routine), definition: id, text: `type ${localsName(routine)} = { ${fields} };` };
  if (!isMain(routine)) return [type];
  const name = `${emittedName(routine.id)}_frame`;
  const text = `const ${name} = (g: Run): ${localsName(routine)} => instance(g, ${emittedName(routine.id)}_procedure);`;
  return [type, { name, definition: id, text }];
}

function inputsOf({ quantity, definition: d }: LoweredCalculation): Part {
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => `${name}: ${emittedType(declared(written).type)}`);
  const worked = typeOf(d.type ?? 'int').kind === 'list' ? [] : ['value', 'amount', 'locked'].map((name) => `${name}: number`);
  const name = inputsName(quantity);
  return { name, definition: d.id, text: `type ${name} = { ${[...takes, ...worked].join('; ')} };` };
}

function routineOf(lowered: GameRoutine, commentAbove: CommentOf): Part[] {
  const { routine, code, refusals, resets, first } = lowered;
  const id = emittedName(routine.id);
  const own = { definition: routine.definition.id };
  const procedure: Part = {
    ...own,
    name: `${id}_procedure`,
    madeFrom: [code, resets.join(), ...refusals.map(({ fields }) => fields)],
    get text() {
      return procedureOf(lowered, id, commentAbove);
    },
  };
  if (!isMain(routine)) return [procedure];
  return [{ ...own, name: `${id}_first`, text: `const ${id}_first = (): ${localsName(routine)} => (${first});` }, procedure];
}

function procedureOf({ routine, code, refusals, resets, first }: GameRoutine, id: string, commentAbove: CommentOf): string {
  const locals = localsName(routine);
  return [
    `${commentAbove(routine.definition)}const ${id}_procedure: Procedure<${locals}> = {`,
    `  ${cited(routine.definition)}, name: ${literal(routine.name)}, index: ${id}_index,`,
    `  first: ${isMain(routine) ? `${id}_first` : `() => (${first})`},`,
    ...(routine.gives === undefined ? [] : [`  gives: ${literal(routine.gives)},`]),
    `  resets: [${resets.join(', ')}],`,
    `  refusals: [${refusals.map((r) => r.fields.name).join(', ')}],`,
    '  code: [',
    ...code.map((i) => `    { op: ${literal(i.op)}, ${fieldsOf(i.fields)} },`),
    '  ],',
    '};',
  ].join('\n');
}

function calculationOf({ definition: d, quantity, steps, entries, defaults }: LoweredCalculation, commentAbove: CommentOf): Part {
  const name = `${camel(`calculation.${quantity}`)}_rule`;
  const about = characterOf(d);
  const lines = [
    `${commentAbove(d)}const ${name}: Calculation = {`,
    `  ${cited(d)},`,
    ...(about === undefined ? [] : [`  about: ${literal(about)},`]),
    ...(defaults === undefined ? [] : [`  defaults: ${defaults},`]),
    '  steps: [',
    ...steps.map((fields) => `    { ${fieldsOf(fields)} },`),
    '  ],',
    `  entries: [${entries.map((e) => `${camel(e.definition.id)}_entry`).join(', ')}],`,
    '};',
  ];
  return { name, definition: d.id, text: lines.join('\n') };
}

const fieldsOf = (fields: { readonly [name: string]: string }): string =>
  Object.entries(fields)
    .map(([name, code]) => `${name}: ${code}`)
    .join(', ');
