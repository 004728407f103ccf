/** The definitions of the game in one edition. The engine refers to routines, columns and points by their indexes in these lists. */

import { belongsToGame } from '../belongs-to-game.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import type { Type } from '../language/types.ts';
import { Memo } from '../memo.ts';
import { type Columns, columnsOf } from './columns.ts';
import { declarationOf } from './types.ts';

export type DefinitionOf<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;
export type Step = DefinitionOf<'procedure'>['steps'][number];

/** A sequence of steps with its facts: a procedure of the book, or the steps of an option, a trigger, a question or a `later`. */
export interface Routine {
  readonly id: string;
  readonly name: string;
  readonly clauses: readonly ClauseId[];
  readonly definition: Definition;
  /** The JSON pointer of its steps inside the definition. */
  readonly pointer: string;
  readonly steps: readonly Step[];
  /** The facts that a call passes, by name; `first` is the default, an expression. */
  readonly takes: ReadonlyMap<string, { readonly type: Type; readonly first?: string }>;
  /** The further facts of an instance, by name. */
  readonly holds: ReadonlyMap<string, Type>;
  /** The name of the fact that a call yields. */
  readonly gives?: string;
}

/** Whether a routine has the steps of a procedure itself, and not those of one of its `later` steps. */
export const isProcedure = ({ definition, pointer }: Routine): boolean => definition.kind === 'procedure' && pointer === '/steps';

interface Menu {
  /** The routine that runs the option chosen: the `through` of the steps that offer the menu, which is to be the same in all. */
  readonly optionRunner: Routine | undefined;
  /** The facts that steps give to every option when they offer the menu. */
  readonly given: ReadonlySet<string>;
}

export interface Program extends Columns {
  readonly subjects: readonly DefinitionOf<'subject'>[];
  /** Records of the map: the board reads them, and steps may change them. */
  readonly terrain: readonly DefinitionOf<'record'>[];
  /** The names of records of pairs of squares that the map gives: functions of two squares. */
  readonly pairs: readonly string[];
  readonly routines: readonly Routine[];
  readonly procedures: readonly DefinitionOf<'procedure'>[];
  readonly options: readonly DefinitionOf<'option'>[];
  readonly menus: ReadonlyMap<string, Menu>;
  readonly triggers: readonly DefinitionOf<'trigger'>[];
  readonly questions: readonly DefinitionOf<'question'>[];
  readonly properties: readonly DefinitionOf<'property'>[];
  readonly calculations: readonly DefinitionOf<'calculation'>[];
  readonly values: readonly DefinitionOf<'value'>[];
  readonly constraints: readonly DefinitionOf<'constraint'>[];
  /** The id of the procedure that every roll of dice goes through, if one is declared. */
  readonly rolls: string | undefined;
  /** What dice are rolled for: the values of `for` in steps. */
  readonly purposes: readonly string[];
  readonly quantities: readonly string[];
  readonly capabilities: readonly DefinitionOf<'capability'>[];
  readonly durations: readonly DefinitionOf<'duration'>[];
  /** Points by name, those around procedures included: `attack.rolled`, `before move`. */
  readonly points: readonly string[];
}

/** Whether a program has the definition, or reads it. */
export function isInProgram(d: Definition): boolean {
  return d.kind === 'value' || d.kind === 'calculation' || d.kind === 'record' || (d.kind !== 'exception' && belongsToGame(d));
}

/** @param definitions in the order of the book, so that no index depends on an id */
export function createProgram(definitions: readonly Definition[], memo = new Memo()): Program {
  const ofKind = <K extends Definition['kind']>(kind: K): readonly DefinitionOf<K>[] =>
    memo.same(definitions.filter((d): d is DefinitionOf<K> => d.kind === kind));
  const subjects = ofKind('subject');
  const procedures = ofKind('procedure');
  const options = ofKind('option');
  const triggers = ofKind('trigger');
  const questions = ofKind('question');
  // A calculation without parameters belongs to the board.
  const calculations = ofKind('calculation').filter((d) => d.takes !== undefined);
  const capabilities = ofKind('capability');
  const owners = new Map<string, DefinitionOf<'capability'>>(capabilities.map((d) => [d.id, d]));
  const routines = [
    ...memo.flat(routinesOfProcedure, procedures),
    ...memo.flat(routinesOfOption, options),
    ...triggers.flatMap((d) => memo.of(routinesOfTrigger, d, owners.get(d.capability ?? ''))),
    ...memo.flat(routinesOfQuestion, questions),
  ];
  const { columns, written } = columnsOf(ofKind('record').filter(belongsToGame), isWrittenRecord(subjects, routines, memo));
  return {
    subjects,
    columns,
    pairs: ofKind('record').flatMap((d) => (d.of === 'step' && d.given !== undefined ? [d.id.slice('step.'.length)] : [])),
    terrain: ofKind('record').filter((d) => d.given?.startsWith('map.') === true && (d.of === 'square' || d.of === 'edge')),
    written,
    routines,
    procedures,
    options,
    menus: menusOf(routines, memo),
    triggers,
    questions,
    properties: ofKind('property').filter(belongsToGame),
    calculations,
    values: ofKind('value'),
    constraints: ofKind('constraint').filter(belongsToGame),
    rolls: subjects.find((d) => d.rolls !== undefined)?.rolls,
    purposes: [...new Set(memo.flat(purposesOf, routines))],
    quantities: calculations.flatMap((d) => d.of),
    capabilities,
    durations: ofKind('duration'),
    points: [...new Set([...memo.flat(pointsOf, procedures), ...memo.flat(pointsAround, triggers)])],
  };
}

type Facts = NonNullable<DefinitionOf<'procedure'>['takes']>;

/** The variables of a capability's definitions: its user, and the running effect with its facts. */
export function factsOfUse(d: DefinitionOf<'capability'>): Facts {
  return isEffect(d) ? { self: 'character', effect: 'effect', ...d.takes } : { self: 'character' };
}

export const isEffect = (d: DefinitionOf<'capability'>): boolean => d.of === 'effect';

const routinesOfProcedure = (d: DefinitionOf<'procedure'>): readonly Routine[] =>
  routinesOf(d, d.name, d.takes ?? {}, d.holds ?? {}, d.gives);

const routinesOfOption = (d: DefinitionOf<'option'>): readonly Routine[] =>
  routinesOf(d, camel(d.id), d.self === undefined ? {} : { self: d.self }, {}, undefined);

function routinesOfTrigger(d: DefinitionOf<'trigger'>, owner: DefinitionOf<'capability'> | undefined): readonly Routine[] {
  const takes = owner === undefined ? (d.self === undefined ? {} : { self: 'character' }) : factsOfUse(owner);
  return routinesOf(d, camel(d.id), takes, {}, undefined);
}

const routinesOfQuestion = (d: DefinitionOf<'question'>): readonly Routine[] => routinesOf(d, camel(d.id), d.takes ?? {}, {}, undefined);

function routinesOf(
  d: DefinitionOf<'procedure' | 'option' | 'trigger' | 'question'>,
  name: string,
  takes: Facts,
  holds: Facts,
  gives: string | undefined,
): Routine[] {
  const main: Routine = {
    id: d.id,
    name,
    clauses: d.cites ?? d.clauses,
    definition: d,
    pointer: '/steps',
    steps: d.steps ?? [],
    takes: new Map(Object.entries(takes).map(([fact, type]) => [fact, declarationOf(type)])),
    holds: new Map(Object.entries(holds).map(([fact, type]) => [fact, declarationOf(type).type])),
    ...(gives === undefined ? {} : { gives }),
  };
  return [main, ...laterRoutines(main, main.steps, '/steps')];
}

/**
 * The steps of a `later` are a routine of their own, with a copy of the facts from when it was scheduled. It runs when its point opens, or
 * at once if no running procedure has that point.
 */
function laterRoutines(main: Routine, steps: readonly Step[], pointer: string): Routine[] {
  return steps.flatMap((step, index): Routine[] => {
    const stepPointer = `${pointer}/${index}`;
    const inner = [
      ...laterRoutines(main, step.steps ?? [], `${stepPointer}/steps`),
      ...laterRoutines(main, step.else ?? [], `${stepPointer}/else`),
    ];
    if (step.later === undefined) return inner;
    const id = `${main.id} ${stepPointer}`;
    return [
      {
        ...main,
        id,
        name: camel(`${main.id}.later.${(stepPointer.match(/\d+/g) ?? []).join('-')}`),
        pointer: `${stepPointer}/steps`,
        steps: step.steps ?? [],
      },
      ...inner,
    ];
  });
}

/** Whether a record is part of a state: steps set it, a procedure resets it, or the machine itself reads it. */
function isWrittenRecord(
  subjects: readonly DefinitionOf<'subject'>[],
  routines: readonly Routine[],
  memo: Memo,
): (d: DefinitionOf<'record'>) => boolean {
  const setBySteps = new Set(memo.flat(recordsSetBy, routines));
  const readByMachine = new Set(subjects.flatMap(({ figure, lies, map }) => [figure?.squares, figure?.side, lies, map]));
  return ({ id, resets }) => resets !== undefined || setBySteps.has(id) || readByMachine.has(id);
}

const recordsSetBy = ({ steps }: Routine): readonly string[] => recordsSetIn(steps);

const recordsSetIn = (steps: readonly Step[]): string[] =>
  steps.flatMap((s) => [...(s.set === undefined ? [] : [s.set]), ...recordsSetIn(s.steps ?? []), ...recordsSetIn(s.else ?? [])]);

function menusOf(routines: readonly Routine[], memo: Memo): Program['menus'] {
  const offers = Map.groupBy(memo.flat(offersOf, routines), ({ offer = '' }) => offer);
  const menus = [...offers].map(([menu, steps]): readonly [string, Menu] => {
    const uses = [...Map.groupBy(steps, ({ through = '' }) => through)];
    const [mostUsed] = uses.sort(([a, stepsA], [b, stepsB]) => stepsB.length - stepsA.length || (a < b ? -1 : 1));
    const optionRunner = routines.find(({ id }) => id === mostUsed?.[0]);
    return [menu, { optionRunner, given: new Set(steps.flatMap((step) => Object.keys(step.with ?? {}))) }];
  });
  return new Map(menus);
}

const offersOf = ({ steps }: Routine): readonly Step[] => offersIn(steps);

const offersIn = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [...(step.offer === undefined ? [] : [step]), ...offersIn(step.steps ?? []), ...offersIn(step.else ?? [])]);

const pointsOf = ({ steps }: DefinitionOf<'procedure'>): readonly string[] => pointsIn(steps);

function pointAround({ before, after, instead }: DefinitionOf<'trigger'>): string | undefined {
  if (before !== undefined) return `before ${before}`;
  if (after !== undefined) return `after ${after}`;
  return instead === undefined ? undefined : `instead ${instead}`;
}

function pointsAround(d: DefinitionOf<'trigger'>): readonly string[] {
  const around = pointAround(d);
  return around === undefined ? [] : [around];
}

export function pointsIn(steps: readonly Step[]): string[] {
  return steps.flatMap((s) => [...(s.point === undefined ? [] : [s.point]), ...pointsIn(s.steps ?? []), ...pointsIn(s.else ?? [])]);
}

const purposesOf = ({ steps }: Routine): readonly string[] => purposesIn(steps);

/** What steps roll dice for. A step with `sides` is in the procedure that every roll goes through: its `for` is an expression. */
function purposesIn(steps: readonly Step[]): string[] {
  return steps.flatMap((s) => [
    ...(s.roll !== undefined && s.sides === undefined && s.for !== undefined ? [s.for] : []),
    ...purposesIn(s.steps ?? []),
    ...purposesIn(s.else ?? []),
  ]);
}

/** The name of the point that a trigger acts at; undefined for one that acts whenever it can. */
export const pointOf = (d: DefinitionOf<'trigger'>): string | undefined => d.at ?? pointAround(d);
