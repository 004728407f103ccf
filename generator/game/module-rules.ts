/** The rules of a game as one object, which names the declarations before it. */

import { camel } from '../camel.ts';
import type { EditionId } from '../ids.ts';
import type { LoweredGame } from './lower.ts';
import { pointOf } from './program.ts';
import { placeOf } from './routine-builder.ts';
import { declared, subjectsOf, typeOf } from './types.ts';

export interface GameModule {
  readonly edition: EditionId;
  readonly digest: string;
  readonly game: LoweredGame;
}

export const text = (value: unknown): string => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : text(name));

/** The name of a definition or a routine in the module. */
export const safe = (id: string): string => camel(id.replaceAll(/[ /]+/g, '.'));

export function rulesObject({ edition, digest, game }: GameModule): string {
  const { program } = game;
  const figure = program.subjects.find((s) => s.figure !== undefined)?.figure;
  const place = (id: string | undefined): number => program.columns.find((c) => c.id === id)?.place ?? -1;
  const at = program.points.map((point) => `[${program.triggers.flatMap((t, k) => (pointOf(t) === point ? [k] : [])).join(', ')}]`);
  const whenever = program.triggers.flatMap((t, k) => (t.whenever === true ? [k] : []));
  const columns = program.columns.map((c) => {
    const values = c.type.kind === 'enum' ? `, values: ${text(c.type.values)}` : '';
    const of = c.type.kind === 'bool' ? 'bool' : subjectsOf(c.type)[0];
    const shown = c.definition.shown === undefined ? '' : `, shown: ${text(c.definition.shown)}`;
    const given = c.definition.given === undefined ? '' : `, given: ${text(c.definition.given)}`;
    const offMap = c.definition.offMap === true ? ', offMap: true' : '';
    return `    { id: ${text(c.id)}, subject: ${text(c.subject)}, place: ${c.place}, shape: ${text(c.shape)}${of === undefined ? '' : `, of: ${text(of)}`}${values}, first: ${c.first}${given}${offMap}${shown} },`;
  });
  const lines = [
    'const rules: GameRules = {',
    `  edition: ${text(edition)},`,
    `  digest: ${text(digest)},`,
    `  subjects: [${program.subjects.map((s) => `{ id: ${text(s.id)}, most: ${s.most}${s.listed === undefined ? '' : `, listed: ${text(s.listed)}`} }`).join(', ')}],`,
    '  columns: [',
    ...columns,
    '  ],',
    `  capabilities: [${program.capabilities.map((c) => `${camel(c.id)}_capability`).join(', ')}],`,
    ...(game.capabilities.sets === undefined ? [] : [`  sets: ${game.capabilities.sets},`]),
    `  durations: [${program.durations.map((d) => `${camel(d.id)}_duration`).join(', ')}],`,
    `  written: { numbers: ${program.written.numbers}, lists: ${program.written.lists} },`,
    `  points: ${text(program.points)},`,
    `  procedures: [${game.routines.map(({ routine }) => `${safe(routine.id)}_procedure`).join(', ')}],`,
    `  triggers: [${program.triggers.map((t) => `${camel(t.id)}_trigger`).join(', ')}],`,
    `  at: [${at.join(', ')}],`,
    `  whenever: [${whenever.join(', ')}],`,
    `  options: [${program.options.map((o) => `${camel(o.id)}_option`).join(', ')}],`,
    `  questions: [${program.questions.map((q) => `${camel(q.id)}_question`).join(', ')}],`,
    `  calculations: [${game.calculations.map((c) => `${camel(`calculation.${c.quantity}`)}_rule`).join(', ')}],`,
    `  quantities: ${text(program.quantities)},`,
    `  choices: { ${[...game.choices].map(([role, list]) => `${key(role)}: [${list.map((r) => r.fields.name).join(', ')}]`).join(', ')} },`,
    '  shown: [',
    ...program.properties.flatMap((d) => {
      const takes = Object.values(d.takes ?? {});
      if (d.shown === undefined || takes.length > 1) return [];
      const of = takes.flatMap((t) => subjectsOf(declared(t).type)).map((of) => `, of: ${text(of)}`)[0];
      const call = `${camel(d.id)}(${of === undefined ? 'g' : 'g, of'})`;
      const [subject] = subjectsOf(typeOf(d.type));
      const code = d.type === 'bool' ? `(${call} ? 1 : 0)` : call;
      return [
        `    { name: ${text(d.shown)}${subject === undefined ? '' : `, subject: ${text(subject)}`}${of ?? ''}, value: (${of === undefined ? 'g' : 'g, of'}) => ${code} },`,
      ];
    }),
    '  ],',
    `  play: ${game.play === undefined ? -1 : placeOf(game.play)},`,
    `  ends: ${text(game.ends)},`,
    `  lying: ${place(program.subjects.find((s) => s.lies !== undefined)?.lies)},`,
    `  map: ${place(program.subjects.find((s) => s.map !== undefined)?.map)},`,
    `  squares: ${place(figure?.squares)},`,
    `  side: ${place(figure?.side)},`,
    `  active: (g) => ${game.active},`,
    `  order: ${game.order === '[]' ? '()' : '(g)'} => ${game.order},`,
    '};',
  ];
  return lines.join('\n');
}
