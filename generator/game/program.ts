/** The definitions of the game in one edition, with the places that the engine knows them by. */
import type { Definition } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import { isOfGame } from './of-game.ts';
import { declared, typeOf } from './types.ts';

export type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;
export type Step = Of<'procedure'>['steps'][number];

/** A sequence of steps with its facts: a procedure of the book, or the steps of an option, a trigger or a `later`. */
export interface Routine {
  readonly id: string;
  readonly name: string;
  readonly clauses: readonly string[];
  readonly definition: Definition;
  /** The JSON pointer of its steps inside the definition. */
  readonly pointer: string;
  readonly steps: readonly Step[];
  readonly takes: ReadonlyMap<string, { readonly type: Type; readonly first?: string }>;
  readonly holds: ReadonlyMap<string, Type>;
  readonly gives?: string;
}

export interface ColumnPlan {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  readonly type: Type;
  readonly base: number;
  readonly shape: 'number' | 'list';
  readonly first: number;
  readonly definition: Of<'record'>;
}

export interface Program {
  readonly subjects: readonly Of<'subject'>[];
  readonly columns: readonly ColumnPlan[];
  readonly cells: number;
  readonly routines: readonly Routine[];
  readonly procedures: readonly Of<'procedure'>[];
  readonly options: readonly Of<'option'>[];
  readonly triggers: readonly Of<'trigger'>[];
  readonly properties: readonly Of<'property'>[];
  readonly calculations: readonly Of<'calculation'>[];
  readonly values: readonly Of<'value'>[];
  readonly constraints: readonly Of<'constraint'>[];
  /** Points by name, those around procedures included: `attack.rolled`, `before move`. */
  readonly points: readonly string[];
}

export const camel = (id: string): string => id.replaceAll(/[.-]+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Definitions in the order of the book, so that no place depends on an id. */
export function createProgram(definitions: readonly Definition[]): Program {
  const of = <K extends Definition['kind']>(kind: K): Of<K>[] => definitions.filter((d): d is Of<K> => d.kind === kind);
  const subjects = of('subject');
  const procedures = of('procedure');
  const options = of('option');
  const triggers = of('trigger');
  const routines: Routine[] = [];
  for (const d of procedures) routines.push(...routinesOf(d, d.name, d.takes ?? {}, d.holds ?? {}, d.gives));
  for (const d of options) routines.push(...routinesOf(d, camel(d.id), d.self === undefined ? {} : { self: d.self }, {}, undefined));
  for (const d of triggers) routines.push(...routinesOf(d, camel(d.id), d.self === undefined ? {} : { self: 'character' }, {}, undefined));
  const { columns, cells } = columnsOf(of('record').filter(isOfGame), subjects);
  return {
    subjects,
    columns,
    cells,
    routines,
    procedures,
    options,
    triggers,
    properties: of('property').filter(isOfGame),
    calculations: of('calculation').filter((d) => d.takes !== undefined),
    values: of('value'),
    constraints: of('constraint').filter(isOfGame),
    points: pointsOf(procedures, triggers),
  };
}

type Facts = NonNullable<Of<'procedure'>['takes']>;

function routinesOf(
  d: Of<'procedure' | 'option' | 'trigger'>,
  name: string,
  takes: Facts,
  holds: Facts,
  gives: string | undefined,
): Routine[] {
  const main: Routine = {
    id: d.id,
    name,
    clauses: d.clauses,
    definition: d,
    pointer: '/steps',
    steps: d.steps,
    takes: new Map(Object.entries(takes).map(([fact, type]) => [fact, declared(type)])),
    holds: new Map(Object.entries(holds).map(([fact, type]) => [fact, declared(type).type])),
    ...(gives === undefined ? {} : { gives }),
  };
  return [main, ...laterOf(main, d.steps, '/steps')];
}

/** Steps that wait run as a routine of their own, with a copy of the facts that they were hung up with. */
function laterOf(main: Routine, steps: readonly Step[], pointer: string): Routine[] {
  return steps.flatMap((step, place): Routine[] => {
    const here = `${pointer}/${place}`;
    const inner = [...laterOf(main, step.steps ?? [], `${here}/steps`), ...laterOf(main, step.else ?? [], `${here}/else`)];
    if (step.later === undefined) return inner;
    const id = `${main.id} ${here}`;
    return [
      {
        ...main,
        id,
        name: camel(`${main.id}.later.${here.replaceAll(/\D+/g, '-').slice(1)}`),
        pointer: `${here}/steps`,
        steps: step.steps ?? [],
      },
      ...inner,
    ];
  });
}

function columnsOf(records: readonly Of<'record'>[], subjects: readonly Of<'subject'>[]): { columns: ColumnPlan[]; cells: number } {
  let cells = 0;
  let lists = 0;
  const columns = records.map((d): ColumnPlan => {
    const [subject = '', name = ''] = d.id.split('.');
    const type = typeOf(d.type);
    const shape = type.kind === 'list' ? 'list' : 'number';
    const base = shape === 'list' ? lists++ : cells;
    if (shape === 'number') cells += subjects.find((s) => s.id === subject)?.most ?? 0;
    const { first } = d;
    const start =
      typeof first === 'number'
        ? first
        : typeof first === 'boolean'
          ? Number(first)
          : typeof first === 'string' && type.kind === 'enum'
            ? type.values.indexOf(first)
            : 0;
    return { id: d.id, subject, name, type, base, shape, first: first === 'none' ? -1 : start, definition: d };
  });
  return { columns, cells };
}

function pointsOf(procedures: readonly Of<'procedure'>[], triggers: readonly Of<'trigger'>[]): string[] {
  const own = procedures.flatMap((d) => openedIn(d.steps));
  const around = triggers.flatMap((t) =>
    t.before !== undefined
      ? [`before ${t.before}`]
      : t.after !== undefined
        ? [`after ${t.after}`]
        : t.instead !== undefined
          ? [`instead ${t.instead}`]
          : [],
  );
  return [...new Set([...own, ...around])];
}

export function openedIn(steps: readonly Step[]): string[] {
  return steps.flatMap((s) => [...(s.point === undefined ? [] : [s.point]), ...openedIn(s.steps ?? []), ...openedIn(s.else ?? [])]);
}

/** The name of the point that a trigger acts at; undefined for one that acts whenever it can. */
export function pointOf(t: Of<'trigger'>): string | undefined {
  if (t.at !== undefined) return t.at;
  if (t.before !== undefined) return `before ${t.before}`;
  if (t.after !== undefined) return `after ${t.after}`;
  return t.instead === undefined ? undefined : `instead ${t.instead}`;
}
