/** Prints the `rules` object of the module of a game; it refers to the declarations above it. */

import { camel } from '../camel.ts';
import type { EditionId } from '../ids.ts';
import type { LoweredGame } from './lower.ts';
import { pointOf } from './program.ts';
import { indexConstant } from './routine-builder.ts';
import { declared, subjectsOf, typeOf } from './types.ts';

export interface GameModule {
  readonly edition: EditionId;
  /** Of the definitions of the edition. */
  readonly digest: string;
  readonly game: LoweredGame;
}

/** A value as a literal of the emitted code. Escapes U+2028 and U+2029, which older JavaScript reads as line ends inside a string. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const propertyName = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : literal(name));

/** The name of a definition or a routine in the emitted module. */
export const emittedName = (id: string): string => camel(id.replaceAll(/[ /]+/g, '.'));

export function rulesObject({ edition, digest, game }: GameModule): string {
  const { program } = game;
  const figure = program.subjects.find((s) => s.figure !== undefined)?.figure;
  const columnIndex = (id: string | undefined): number => program.columns.find((c) => c.id === id)?.index ?? -1;
  const triggersAt = Map.groupBy(program.triggers.keys(), (index): string | undefined => {
    const trigger = program.triggers[index];
    return trigger === undefined ? undefined : pointOf(trigger);
  });
  const triggersByPoint = program.points.map((point) => `[${(triggersAt.get(point) ?? []).join(', ')}]`);
  const whenever = program.triggers.flatMap((t, index) => (t.whenever === true ? [index] : []));
  const columns = program.columns.map((c) => {
    const values = c.type.kind === 'enum' ? `, values: ${literal(c.type.values)}` : '';
    const elementType = c.type.kind === 'bool' ? 'bool' : subjectsOf(c.type)[0];
    const shown = c.definition.shown === undefined ? '' : `, shown: ${literal(c.definition.shown)}`;
    const given = c.definition.given === undefined ? '' : `, given: ${literal(c.definition.given)}`;
    const offMap = c.definition.offMap === true ? ', offMap: true' : '';
    return `    { id: ${literal(c.id)}, subject: ${literal(c.subject)}, index: ${c.index}, shape: ${literal(c.shape)}${elementType === undefined ? '' : `, of: ${literal(elementType)}`}${values}, first: ${c.first}${given}${offMap}${shown} },`;
  });
  const lines = [
    'const rules: GameRules = {',
    `  edition: ${literal(edition)},`,
    `  digest: ${literal(digest)},`,
    `  subjects: [${program.subjects.map((s) => `{ id: ${literal(s.id)}, most: ${s.most}${s.listed === undefined ? '' : `, listed: ${literal(s.listed)}`} }`).join(', ')}],`,
    '  columns: [',
    ...columns,
    '  ],',
    `  capabilities: [${program.capabilities.map((c) => `${camel(c.id)}_capability`).join(', ')}],`,
    ...(game.capabilities.sets === undefined ? [] : [`  sets: ${game.capabilities.sets},`]),
    `  durations: [${program.durations.map((d) => `${camel(d.id)}_duration`).join(', ')}],`,
    `  written: { numbers: ${program.written.numbers}, lists: ${program.written.lists} },`,
    `  points: ${literal(program.points)},`,
    `  procedures: [${game.routines.map(({ routine }) => `${emittedName(routine.id)}_procedure`).join(', ')}],`,
    `  triggers: [${program.triggers.map((t) => `${camel(t.id)}_trigger`).join(', ')}],`,
    `  at: [${triggersByPoint.join(', ')}],`,
    `  whenever: [${whenever.join(', ')}],`,
    `  options: [${program.options.map((o) => `${camel(o.id)}_option`).join(', ')}],`,
    `  questions: [${program.questions.map((q) => `${camel(q.id)}_question`).join(', ')}],`,
    `  calculations: [${game.calculations.map((c) => `${camel(`calculation.${c.quantity}`)}_rule`).join(', ')}],`,
    `  quantities: ${literal(program.quantities)},`,
    `  choices: { ${[...game.choices].map(([role, list]) => `${propertyName(role)}: [${list.map((r) => r.fields.name).join(', ')}]`).join(', ')} },`,
    '  shown: [',
    ...program.properties.flatMap((d) => {
      const takes = Object.values(d.takes ?? {});
      if (d.shown === undefined || takes.length > 1) return [];
      const ofField = takes.flatMap((t) => subjectsOf(declared(t).type)).map((taken) => `, of: ${literal(taken)}`)[0];
      const call = `${camel(d.id)}(${ofField === undefined ? 'g' : 'g, of'})`;
      const [subject] = subjectsOf(typeOf(d.type));
      const code = d.type === 'bool' ? `(${call} ? 1 : 0)` : call;
      return [
        `    { name: ${literal(d.shown)}${subject === undefined ? '' : `, subject: ${literal(subject)}`}${ofField ?? ''}, value: (${ofField === undefined ? 'g' : 'g, of'}) => ${code} },`,
      ];
    }),
    '  ],',
    `  play: ${game.play === undefined ? -1 : indexConstant(game.play)},`,
    `  opening: [${game.opening.map(({ definition }) => `${camel(definition.id)}_check`).join(', ')}],`,
    `  ends: ${literal(game.ends)},`,
    `  lying: ${columnIndex(program.subjects.find((s) => s.lies !== undefined)?.lies)},`,
    `  map: ${columnIndex(program.subjects.find((s) => s.map !== undefined)?.map)},`,
    `  squares: ${columnIndex(figure?.squares)},`,
    `  side: ${columnIndex(figure?.side)},`,
    `  active: (g) => ${game.active},`,
    `  order: ${game.order === '[]' ? '()' : '(g)'} => ${game.order},`,
    '};',
  ];
  return lines.join('\n');
}
