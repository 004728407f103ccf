import type { Definition } from '../generated/definition.ts';
import type { Type } from '../language/types.ts';
import { expand } from '../lower/capabilities.ts';
import { separateValues } from '../lower/separate-values.ts';
import type { Memo } from '../memo.ts';
import { calculationOf, entryOf, type LoweredCalculation, valuesOf, withoutIdleSteps } from './calculations.ts';
import { type LoweredCapabilities, lowerCapabilities } from './capability-sets.ts';
import type { GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions, type Frame, type GameFault } from './expressions.ts';
import { askingRoutines, type GameRoutine, lowerRoutines } from './lower-routines.ts';
import type { ExpressionsOf, LoweredObject } from './lowered-object.ts';
import { type CachedLowering, createLoweringCache, type LoweringCache } from './lowering-cache.ts';
import { lowerOptions } from './options.ts';
import { createProgram, type DefinitionOf, isInProgram, type Program } from './program.ts';
import { functionOf, type LoweredFunction } from './properties.ts';
import { checkOf, questionOf } from './questions.ts';
import { choiceRefusal, optionRefusal } from './refusals.ts';
import { triggerOf } from './triggers.ts';
import { PLAYER } from './types.ts';
import { createUnitLowering, type UnitLowering } from './unit-lowering.ts';

export interface LoweredGame {
  readonly program: Program;
  readonly routines: readonly GameRoutine[];
  readonly triggers: readonly LoweredObject[];
  readonly options: readonly LoweredObject[];
  readonly functions: readonly LoweredFunction[];
  readonly calculations: readonly LoweredCalculation[];
  /** The constraints on what is chosen, by role. */
  readonly choices: ReadonlyMap<string, readonly LoweredObject[]>;
  readonly optionRefusals: readonly LoweredObject[];
  readonly questions: readonly LoweredObject[];
  readonly checks: readonly LoweredObject[];
  /** The constraints on what is printed on a character, in a game and on a board. */
  readonly printed: readonly LoweredObject[];
  /** The constraints on a game as it is opened. */
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
  const { expanded, parameters } = expandedOf(unexpanded, cache);
  const program = programOf(expanded.definitions, cache);
  const cached = cache.loweringOf(expanded.definitions, parameters);
  const { environment } = cached;
  const allExpressions: Expressions[] = [];
  const expressionsOf: ExpressionsOf = (d) => {
    const expressions = createExpressions(environment, d.id);
    allExpressions.push(expressions);
    return expressions;
  };
  const lowered = {
    ...lowerProgram(program, cached, allExpressions),
    ...gameSubjectOf(program, environment, expressionsOf),
    capabilities: lowerCapabilities(cached, program, expressionsOf, createUnitLowering(cached, allExpressions), allExpressions),
  };
  const faults = allExpressions.flatMap((e) => e.faults).map(expanded.atOrigin);
  return { program, ...lowered, faults };
}

/** The expanded definitions without the values of parameters: what is cached for them stays valid when only such a value changes. */
function expandedOf(unexpanded: readonly Definition[], { memo, expansions }: LoweringCache) {
  const { definitions, parameters } = memo.of(separateValues, unexpanded, memo);
  return { expanded: memo.of(expand, definitions, expansions), parameters };
}

/** The program of an edition: the same as before where only definitions outside of it have changed. */
const programOf = (definitions: readonly Definition[], { memo }: LoweringCache): Program =>
  memo.of(createProgram, memo.of(definitionsOfProgram, definitions, memo), memo);

const definitionsOfProgram = (definitions: readonly Definition[], memo: Memo): readonly Definition[] =>
  memo.same(definitions.filter(isInProgram));

/** Whether lowering the definition `id` alone finds a fault. Faults of subjects, capabilities and durations are not found. */
export function hasOwnFault(unexpanded: readonly Definition[], id: string, cache: LoweringCache): boolean {
  const { expanded, parameters } = expandedOf(unexpanded, cache);
  const { definitions } = expanded;
  const allExpressions: Expressions[] = [];
  lowerProgram(programOf(definitions, cache), cache.loweringOf(definitions, parameters), allExpressions, id);
  return allExpressions.some(({ faults }) => faults.length > 0);
}

type LoweredProgram = Omit<LoweredGame, 'program' | 'faults' | 'capabilities' | 'play' | 'ends' | 'active' | 'order'>;

/**
 * Lowers all definitions, or only that with the id `only`, and adds their expressions to `allExpressions`. Lists with the same parts as
 * before are the same lists.
 */
function lowerProgram(program: Program, cached: CachedLowering, allExpressions: Expressions[], only?: string): LoweredProgram {
  const { environment, units, memo } = cached;
  const unitLowering = createUnitLowering(cached, allExpressions);
  const lowerObjects = <D extends Definition>(
    list: readonly D[],
    part: string,
    lower: (d: D, expressions: Expressions) => LoweredObject,
  ): readonly LoweredObject[] => unitLowering.each(units.objects, list, part, (d) => [d, part], lower);
  const wanted = <D extends Definition>(definitions: readonly D[]): readonly D[] =>
    only === undefined ? definitions : definitions.filter(({ id }) => id === only);
  const constraints = Map.groupBy(wanted(program.constraints), (c) => c.on);
  const constraintsOn = (on: DefinitionOf<'constraint'>['on']): readonly DefinitionOf<'constraint'>[] => constraints.get(on) ?? [];
  const routines = lowerRoutines(program, cached, constraintsOn('call'), unitLowering, only);
  const byRole = Map.groupBy(constraintsOn('choose'), (c) => c.of ?? '');
  const choices = [...byRole].map(
    ([role, list]) => [role, lowerObjects(memo.same(list), 'choose', (c, e) => choiceRefusal(environment, c, e))] as const,
  );
  const entriesOf = (d: DefinitionOf<'calculation'>, quantity: string): readonly LoweredObject[] =>
    lowerObjects(wanted(memo.of(valuesOf, program.values, quantity)), `value of ${d.id}`, (v, e) => entryOf(environment, v, d, e));
  return {
    routines,
    triggers: lowerTriggers(wanted(program.triggers), memo.of(askingRoutines, routines), cached, unitLowering),
    options: lowerOptions(wanted(program.options), program, cached, unitLowering),
    functions: unitLowering.each(
      units.functions,
      wanted(program.properties),
      '',
      (d) => [d, ''],
      (d, e) => functionOf(environment, d, e),
    ),
    calculations: memo.same(
      program.calculations.flatMap((d) =>
        d.of.flatMap((quantity) => {
          // `only` may be the id of one of these values, so they are lowered whatever the calculation.
          const entries = entriesOf(d, quantity);
          if (only !== undefined && d.id !== only) return [];
          const lowered = unitLowering.one(units.calculations, d, quantity, (e) => calculationOf(environment, d, quantity, e));
          return [memo.of(calculationWith, lowered, entries)];
        }),
      ),
    ),
    choices: new Map(choices),
    optionRefusals: lowerObjects(memo.same(constraintsOn('option')), 'option', (c, e) => optionRefusal(environment, c, e)),
    questions: lowerQuestions(wanted(program.questions), routines, cached, unitLowering),
    checks: lowerObjects(memo.same(constraintsOn('check')), 'check', (c, e) => checkOf(environment, c, e)),
    printed: lowerObjects(memo.same(constraintsOn('printed')), 'printed', (c, e) => checkOf(environment, c, e)),
    opening: lowerObjects(memo.same(constraintsOn('opening')), 'opening', (c, e) => checkOf(environment, c, e)),
  };
}

/** @param asking the ids of the routines that ask or roll */
function lowerTriggers(
  triggers: readonly DefinitionOf<'trigger'>[],
  asking: ReadonlySet<string>,
  { environment, units, memo }: CachedLowering,
  unitLowering: UnitLowering,
): readonly LoweredObject[] {
  const partOf = ({ id }: DefinitionOf<'trigger'>): string => (asking.has(id) ? 'asking trigger' : 'trigger');
  return unitLowering.each(
    units.objects,
    triggers,
    memo.same(triggers.map(partOf)),
    (d) => [d, partOf(d)],
    (d, e) => triggerOf(environment, d, asking.has(d.id), e),
  );
}

function lowerQuestions(
  questions: readonly DefinitionOf<'question'>[],
  routines: readonly GameRoutine[],
  { environment, units, memo }: CachedLowering,
  unitLowering: UnitLowering,
): readonly LoweredObject[] {
  const lowered = questions.flatMap((d) => {
    const routine = routines.find((r) => r.routine.id === d.id);
    return routine === undefined ? [] : [unitLowering.one(units.objects, d, 'question', (e) => questionOf(environment, d, routine, e))];
  });
  return memo.same(lowered);
}

const calculationWith = (lowered: Omit<LoweredCalculation, 'entries'>, entries: readonly LoweredObject[]): LoweredCalculation => ({
  ...lowered,
  steps: withoutIdleSteps(lowered.steps, entries),
  entries,
});

/** The lists of a question whose entries are on the board, with the field of their subject that names the record of where they are. */
const PLACED = { characters: 'figure', objects: 'lies' } as const;

/** Reports a subject of these lists without that field: the board of a game would stay as the set-up has it. */
function checkPlaced({ program }: GameEnvironment, expressionsOf: ExpressionsOf): void {
  for (const subject of program.subjects)
    for (const [list, field] of Object.entries(PLACED))
      if (subject.listed === list && subject[field] === undefined)
        expressionsOf(subject).fault('/listed', `the record of where the ${list} of a game are is missing`, {
          found: subject.listed,
          expected: `"${field}" beside it`,
        });
}

/** What the subject with `runs` names: the procedures of the game and of its end, the active player, and the order of players. */
function gameSubjectOf(
  { subjects, procedures }: Program,
  environment: GameEnvironment,
  expressionsOf: ExpressionsOf,
): Pick<LoweredGame, 'play' | 'ends' | 'active' | 'order'> {
  const subject = subjects.find((d) => d.runs !== undefined);
  const endProcedure = procedures.find((d) => d.id === subject?.ends);
  if (subject?.ends !== undefined && endProcedure === undefined)
    expressionsOf(subject).unknown(
      '/ends',
      `there is no procedure "${subject.ends}"`,
      subject.ends,
      procedures.map((d) => d.id),
    );
  if (subject !== undefined) checkPlaced(environment, expressionsOf);
  const ends = endProcedure?.cites ?? endProcedure?.clauses ?? [];
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const code = (field: 'active' | 'order', type: Type, otherwise: string): string =>
    subject?.[field] === undefined ? otherwise : expressionsOf(subject).value(frame, `/${field}`, subject[field], type);
  return {
    play: subject?.runs,
    ends,
    active: code('active', PLAYER, '0'),
    order: code('order', { kind: 'list', of: PLAYER }, '[]'),
  };
}
