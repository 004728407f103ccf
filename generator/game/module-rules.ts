import { camel } from '../camel.ts';
import type { EditionId } from '../ids.ts';
import { literal } from '../literal.ts';
import type { Memo } from '../memo.ts';
import type { LoweredGame } from './lower.ts';
import { type Program, pointOf, type Routine } from './program.ts';
import { shapeOf } from './questions.ts';
import { emittedName, indexConstant, propertyName } from './routine-builder.ts';
import { functionName } from './signatures.ts';
import { declarationOf, subjectsOf, typeOf } from './types.ts';

export interface GameModule {
  readonly edition: EditionId;
  /** Of the definitions of the edition. */
  readonly digest: string;
  readonly game: LoweredGame;
}

export const rulesStart = ({ edition, digest }: GameModule): string =>
  ['const rules: GameRules = {', `  edition: ${literal(edition)},`, `  digest: ${literal(digest)},`].join('\n');

export const rulesObject = (module: GameModule, memo: Memo): string => [rulesStart(module), ...rulesFields(module.game, memo)].join('\n');

/** The parts of the object after `rulesStart`: the same list for the same texts. */
export function rulesFields(game: LoweredGame, memo: Memo): readonly string[] {
  const { program, capabilities, calculations, choices, routines } = game;
  const refusals = [...choices].map(([role, list]) => `${propertyName(role)}: [${list.map((r) => r.fields.name).join(', ')}]`);
  return memo.same([
    memo.of(subjectsAndColumns, program),
    ...(capabilities.sets === undefined ? [] : [`  sets: ${capabilities.sets},`]),
    memo.of(durationsAndWritten, program),
    memo.of(procedures, memo.same(routines.map(({ routine }) => routine))),
    memo.of(triggersAndOptions, program),
    `  calculations: [${calculations.map((c) => `${camel(`calculation.${c.quantity}`)}_rule`).join(', ')}],`,
    `  quantities: ${literal(program.quantities)},`,
    `  choices: { ${refusals.join(', ')} },`,
    memo.of(shownProperties, program),
    `  play: ${game.play === undefined ? -1 : indexConstant(game.play)},`,
    `  printedChecks: [${game.printed.map(({ definition }) => `${camel(definition.id)}_check`).join(', ')}],`,
    `  openingChecks: [${game.opening.map(({ definition }) => `${camel(definition.id)}_check`).join(', ')}],`,
    `  ends: ${literal(game.ends)},`,
    memo.of(recordsOfMachine, program),
    `  active: (g) => ${game.active},`,
    `  order: ${game.order === '[]' ? '()' : '(g)'} => ${game.order},`,
    '};',
  ]);
}

function subjectsAndColumns(program: Program): string {
  const columns = program.columns.map((c) => {
    const values = c.type.kind === 'enum' || c.type.kind === 'set' ? `, values: ${literal(c.type.values)}` : '';
    const elementType = c.type.kind === 'bool' ? 'bool' : subjectsOf(c.type)[0];
    const shown = c.definition.shown === undefined ? '' : `, shown: { name: ${literal(c.definition.shown)}, shape: ${shapeOf(c.type)} }`;
    const given = c.definition.given === undefined ? '' : `, given: ${literal(c.definition.given)}`;
    const offMap = c.definition.offMap === true ? ', offMap: true' : '';
    return `    { id: ${literal(c.id)}, subject: ${literal(c.subject)}, index: ${c.index}, shape: ${literal(c.shape)}${elementType === undefined ? '' : `, of: ${literal(elementType)}`}${values}, first: ${c.first}${given}${offMap}${shown} },`;
  });
  return [
    `  subjects: [${program.subjects.map((s) => `{ id: ${literal(s.id)}${s.listed === undefined ? '' : `, listed: ${literal(s.listed)}`} }`).join(', ')}],`,
    '  columns: [',
    ...columns,
    '  ],',
    `  capabilities: [${program.capabilities.map((c) => `${camel(c.id)}_capability`).join(', ')}],`,
  ].join('\n');
}

const durationsAndWritten = ({ durations, written }: Program): string =>
  [
    `  durations: [${durations.map((d) => `${camel(d.id)}_duration`).join(', ')}],`,
    `  written: { numbers: ${written.numbers}, lists: ${written.lists} },`,
  ].join('\n');

const procedures = (routines: readonly Routine[]): string =>
  `  procedures: [${routines.map(({ id }) => `${emittedName(id)}_procedure`).join(', ')}],`;

function triggersAndOptions({ triggers, points, options, questions }: Program): string {
  const indexesByPoint = Map.groupBy(triggers.keys(), (index): string | undefined => {
    const trigger = triggers[index];
    return trigger === undefined ? undefined : pointOf(trigger);
  });
  const triggersByPoint = points.map((point) => `[${(indexesByPoint.get(point) ?? []).join(', ')}]`);
  const whenever = triggers.flatMap((t, index) => (t.whenever === true ? [index] : []));
  return [
    `  triggers: [${triggers.map((t) => `${camel(t.id)}_trigger`).join(', ')}],`,
    `  triggersAt: [${triggersByPoint.join(', ')}],`,
    `  whenever: [${whenever.join(', ')}],`,
    `  options: [${options.map((o) => `${camel(o.id)}_option`).join(', ')}],`,
    `  questions: [${questions.map((q) => `${camel(q.id)}_question`).join(', ')}],`,
  ].join('\n');
}

function shownProperties({ properties }: Program): string {
  const shown = properties.flatMap((d) => {
    const takes = Object.values(d.takes ?? {});
    if (d.shown === undefined || takes.length > 1) return [];
    const ofField = takes.flatMap((t) => subjectsOf(declarationOf(t).type)).map((taken) => `, of: ${literal(taken)}`)[0];
    const call = `${functionName(d.id)}(${ofField === undefined ? 'g' : 'g, of'})`;
    const shape = shapeOf(typeOf(d.type, d.id));
    const code = d.type === 'bool' ? `(${call} ? 1 : 0)` : call;
    return [
      `    { name: ${literal(d.shown)}, shape: ${shape}${ofField ?? ''}, value: (${ofField === undefined ? 'g' : 'g, of'}) => ${code} },`,
    ];
  });
  return ['  shown: [', ...shown, '  ],'].join('\n');
}

/** The indexes of the records that the machine itself reads; -1 for one that the game does not have. */
function recordsOfMachine({ subjects, columns }: Program): string {
  const figure = subjects.find((s) => s.figure !== undefined)?.figure;
  const columnIndex = (id: string | undefined): number => columns.find((c) => c.id === id)?.index ?? -1;
  return [
    `  lying: ${columnIndex(subjects.find((s) => s.lies !== undefined)?.lies)},`,
    `  map: ${columnIndex(subjects.find((s) => s.map !== undefined)?.map)},`,
    `  squares: ${columnIndex(figure?.squares)},`,
    `  side: ${columnIndex(figure?.side)},`,
  ].join('\n');
}
