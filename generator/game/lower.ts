/** Lowers the definitions of the game to the parts of a module: constants, types, functions and the rules themselves. */
import type { Definition } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import { expand } from '../lower/capabilities.ts';
import { calculationOf, entryOf, type LoweredCalculation, valuesOf, withoutIdleSteps } from './calculations.ts';
import { capabilitiesOf, type LoweredCapabilities } from './capability-sets.ts';
import type { GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions, type Frame, type GameFault } from './expressions.ts';
import type { ExpressionsOf, LoweredObject } from './lowered-object.ts';
import { type CachedLowering, createLoweringCache, createUnitLowering, type LoweringCache, type LowerUnit } from './lowering-cache.ts';
import { loweredOption } from './options.ts';
import { createProgram, isInProgram, type Of, type Program, type Routine } from './program.ts';
import { functionOf, type LoweredFunction } from './properties.ts';
import { checkOf, questionOf } from './questions.ts';
import { callRefusal, choiceRefusal, optionRefusal } from './refusals.ts';
import { indexConstant, literal } from './routine-builder.ts';
import { type LoweredRoutine, lowerRoutine } from './steps.ts';
import { triggerOf } from './triggers.ts';
import { emptyOf } from './types.ts';

export interface LoweredGame {
  readonly program: Program;
  readonly routines: readonly (LoweredRoutine & {
    readonly refusals: readonly LoweredObject[];
    /** The columns that it resets when it begins, by their positions in `program.columns`. */
    readonly resets: readonly number[];
    /** Code of the facts of a new instance. */
    readonly first: string;
  })[];
  readonly triggers: readonly LoweredObject[];
  readonly options: readonly LoweredObject[];
  readonly functions: readonly LoweredFunction[];
  readonly calculations: readonly LoweredCalculation[];
  /** The constraints on what is chosen, by role. */
  readonly choices: ReadonlyMap<string, readonly LoweredObject[]>;
  readonly optionRefusals: readonly LoweredObject[];
  readonly questions: readonly LoweredObject[];
  readonly checks: readonly LoweredObject[];
  /** What may not be as a game is opened. */
  readonly opening: readonly LoweredObject[];
  /** The id of the procedure that plays the whole game. */
  readonly play: string | undefined;
  /** Clauses of the procedure that ends the game. */
  readonly ends: readonly string[];
  /** Code of the active player. */
  readonly active: string;
  /** The code of the players in the order in which they decide. */
  readonly order: string;
  readonly capabilities: LoweredCapabilities;
  readonly faults: readonly GameFault[];
}

export function lowerGame(unexpanded: readonly Definition[], cache: LoweringCache = createLoweringCache()): LoweredGame {
  const expanded = cache.memo.of(expand, unexpanded, cache.expansions);
  const program = programOf(expanded.definitions, cache);
  const cached = cache.loweringOf(expanded.definitions);
  const { environment } = cached;
  const allExpressions: Expressions[] = [];
  const expressionsOf: ExpressionsOf = (d) => {
    const expressions = createExpressions(environment, d.id);
    allExpressions.push(expressions);
    return expressions;
  };
  const lowered = {
    ...lowerProgram(program, cached, allExpressions),
    ...gameSubjectOf(environment, expressionsOf),
    capabilities: capabilitiesOf(cached, program, expressionsOf, createUnitLowering(cached, allExpressions), allExpressions),
  };
  const faults = allExpressions
    .flatMap((e) => e.faults)
    .map((found) => ({ ...found, ...expanded.originOf(found.definition, found.pointer) }));
  return { program, ...lowered, faults };
}

/** The program of an edition: the same as before where only definitions outside of it have changed. */
const programOf = (definitions: readonly Definition[], { memo }: LoweringCache): Program =>
  memo.of(createProgram, memo.same(definitions.filter(isInProgram)), memo);

/** Whether the definition `id` has a fault when lowered among these definitions. The others are not lowered. */
export function hasOwnFault(unexpanded: readonly Definition[], id: string, cache: LoweringCache): boolean {
  const { definitions } = cache.memo.of(expand, unexpanded, cache.expansions);
  const allExpressions: Expressions[] = [];
  lowerProgram(programOf(definitions, cache), cache.loweringOf(definitions), allExpressions, id);
  return allExpressions.some(({ faults }) => faults.length > 0);
}

type LoweredProgram = Omit<LoweredGame, 'program' | 'faults' | 'capabilities' | 'play' | 'ends' | 'active' | 'order'>;

/**
 * Lowers all definitions, or only that with the id `only`, and adds their expressions to `allExpressions`. Lists with the same parts as
 * before are the same lists.
 */
function lowerProgram(program: Program, cached: CachedLowering, allExpressions: Expressions[], only?: string): LoweredProgram {
  const [{ environment, units, memo }, lowerUnit] = [cached, createUnitLowering(cached, allExpressions)];
  const wanted = <D extends Definition>(definitions: readonly D[]): readonly D[] =>
    only === undefined ? definitions : definitions.filter(({ id }) => id === only);
  const constraints = Map.groupBy(wanted(program.constraints), (c) => c.on);
  const constraintsOn = (on: Of<'constraint'>['on']): readonly Of<'constraint'>[] => constraints.get(on) ?? [];
  const routines = lowerRoutines(program, cached, constraintsOn('call'), lowerUnit, only);
  const asking = memo.of(askingRoutines, routines);
  const byRole = Map.groupBy(constraintsOn('choose'), (c) => c.of ?? '');
  const choices = [...byRole].map(
    ([role, list]) => [role, list.map((c) => lowerUnit(units.objects, c, 'choose', (e) => choiceRefusal(environment, c, e)))] as const,
  );
  const entriesOf = (d: Of<'calculation'>, quantity: string): readonly LoweredObject[] =>
    wanted(memo.of(valuesOf, program.values, quantity)).map((v) =>
      lowerUnit(units.objects, v, `value of ${d.id}`, (e) => entryOf(environment, v, d, e)),
    );
  return {
    routines,
    triggers: memo.same(
      wanted(program.triggers).map((d) => {
        const asks = asking.has(d.id);
        return lowerUnit(units.objects, d, asks ? 'asking trigger' : 'trigger', (e) => triggerOf(environment, d, asks, e));
      }),
    ),
    options: memo.same(wanted(program.options).map((d) => loweredOption(program, cached, lowerUnit, d))),
    functions: memo.same(wanted(program.properties).map((d) => lowerUnit(units.functions, d, '', (e) => functionOf(environment, d, e)))),
    calculations: memo.same(
      program.calculations.flatMap((d) =>
        d.of.flatMap((quantity) => {
          const entries = memo.same(entriesOf(d, quantity)); // before the test of `only`, which may be one of these entries
          if (only !== undefined && d.id !== only) return [];
          const lowered = lowerUnit(units.calculations, d, quantity, (e) => calculationOf(environment, d, quantity, e));
          return [memo.of(calculationWith, lowered, entries)];
        }),
      ),
    ),
    choices: new Map(choices),
    optionRefusals: memo.same(
      constraintsOn('option').map((c) => lowerUnit(units.objects, c, 'option', (e) => optionRefusal(environment, c, e))),
    ),
    questions: memo.same(
      wanted(program.questions).flatMap((d) => {
        const routine = routines.find((r) => r.routine.id === d.id);
        return routine === undefined ? [] : [lowerUnit(units.objects, d, 'question', (e) => questionOf(environment, d, routine, e))];
      }),
    ),
    checks: memo.same(constraintsOn('check').map((c) => lowerUnit(units.objects, c, 'check', (e) => checkOf(environment, c, e)))),
    opening: memo.same(constraintsOn('opening').map((c) => lowerUnit(units.objects, c, 'opening', (e) => checkOf(environment, c, e)))),
  };
}

/** @param calls the constraints on calls of procedures */
function lowerRoutines(
  program: Program,
  { environment, units, memo }: CachedLowering,
  calls: readonly Of<'constraint'>[],
  lowerUnit: LowerUnit,
  only: string | undefined,
): readonly GameRoutine[] {
  const procedures = new Set<string>(program.procedures.map(({ id }) => id));
  const refusals = Map.groupBy(
    calls.flatMap((c) =>
      c.of === undefined || !procedures.has(c.of)
        ? []
        : [{ of: c.of, refusal: lowerUnit(units.objects, c, 'call', (e) => callRefusal(environment, c, e)) }],
    ),
    ({ of }): string => of,
  );
  const resetting = Map.groupBy(program.columns.keys(), (index): string | undefined => program.columns[index]?.definition.resets);
  const routines = program.routines
    .filter(({ definition }) => only === undefined || definition.id === only)
    .map((routine) => {
      const lowered = lowerUnit(units.routines, routine.definition, routine.pointer, (e) => routineOf(environment, routine, e));
      const isProcedure = routine.definition.kind === 'procedure' && routine.pointer === '/steps';
      const ownRefusals = isProcedure ? (refusals.get(routine.id) ?? []).map(({ refusal }) => refusal) : [];
      return memo.of(calledRoutine, lowered, memo.same(ownRefusals), memo.same(isProcedure ? (resetting.get(routine.id) ?? []) : []));
    });
  return memo.same(routines);
}

type GameRoutine = LoweredGame['routines'][number];

const calledRoutine = (
  lowered: Omit<GameRoutine, 'refusals' | 'resets'>,
  refusals: readonly LoweredObject[],
  resets: readonly number[],
): GameRoutine => ({ ...lowered, refusals, resets });

const calculationWith = (lowered: Omit<LoweredCalculation, 'entries'>, entries: readonly LoweredObject[]): LoweredCalculation => ({
  ...lowered,
  steps: withoutIdleSteps(lowered.steps, entries),
  entries,
});

function routineOf(environment: GameEnvironment, routine: Routine, expressions: Expressions): LoweredRoutine & { readonly first: string } {
  const lowered = lowerRoutine(routine, environment, expressions);
  return { ...lowered, first: initialFacts(environment, lowered, expressions) };
}

/** What the subject with `runs` names: the procedures of the game and of its end, the active player, and the order of players. */
function gameSubjectOf(
  environment: GameEnvironment,
  expressionsOf: ExpressionsOf,
): Pick<LoweredGame, 'play' | 'ends' | 'active' | 'order'> {
  const subject = environment.program.subjects.find((d) => d.runs !== undefined);
  const endProcedure = environment.program.procedures.find((d) => d.id === subject?.ends);
  if (subject?.ends !== undefined && endProcedure === undefined)
    expressionsOf(subject).unknown(
      '/ends',
      `there is no procedure "${subject.ends}"`,
      subject.ends,
      environment.program.procedures.map((d) => d.id),
    );
  const ends = endProcedure?.clauses ?? [];
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const player: Type = { kind: 'subject', name: 'player' };
  const code = (field: 'active' | 'order', type: Type, otherwise: string): string =>
    subject?.[field] === undefined ? otherwise : expressionsOf(subject).value(frame, `/${field}`, subject[field], type);
  return {
    play: subject?.runs,
    ends,
    active: code('active', player, '0'),
    order: code('order', { kind: 'list', of: player }, '[]'),
  };
}

/** Routines that ask or roll, themselves or in what they call. */
function askingRoutines(routines: readonly LoweredRoutine[]): ReadonlySet<string> {
  const asking = new Set(routines.flatMap((r) => (r.asks ? [indexConstant(r.routine.id)] : [])));
  const calls = routines.map(({ routine, code }) => ({
    caller: indexConstant(routine.id),
    called: code.flatMap(({ op, fields }) => (op === 'call' && fields.procedure !== undefined ? [fields.procedure] : [])),
  }));
  for (let before = -1; before < asking.size; ) {
    before = asking.size;
    for (const { caller, called } of calls) if (called.some((other) => asking.has(other))) asking.add(caller);
  }
  return new Set(routines.flatMap(({ routine }) => (asking.has(indexConstant(routine.id)) ? [routine.id] : [])));
}

function initialFacts(environment: GameEnvironment, lowered: LoweredRoutine, expressions: Expressions): string {
  const noVariables: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const fields = [...lowered.facts].map(([name, type]) => {
    const first = lowered.routine.takes.get(name)?.first;
    const key = /^[a-z]\w*$/i.test(name) ? name : literal(name);
    return `${key}: ${first === undefined ? emptyOf(type) : expressions.stored(noVariables, `/takes/${name}`, first, type)}`;
  });
  return `{ ${fields.join(', ')} }`;
}
