import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import type { LoweredObject } from './lowered-object.ts';
import type { CachedLowering } from './lowering-cache.ts';
import { type DefinitionOf, isProcedure, type Program, type Routine } from './program.ts';
import { callRefusal } from './refusals.ts';
import { indexConstant, localsName, propertyAccess, propertyName } from './routine-builder.ts';
import { type LoweredRoutine, lowerRoutine } from './steps.ts';
import { emptyOf } from './types.ts';
import type { UnitLowering } from './unit-lowering.ts';

export interface GameRoutine extends LoweredRoutine {
  readonly refusals: readonly LoweredObject[];
  /** The columns that it resets when it begins, by their positions in `program.columns`. */
  readonly resets: readonly number[];
  /** Code of the facts of a new instance. */
  readonly initialFacts: string;
}

/**
 * @param calls the constraints on calls of procedures
 * @param only the id of the definition to lower; undefined for all
 */
export function lowerRoutines(
  program: Program,
  { environment, units, memo }: CachedLowering,
  calls: readonly DefinitionOf<'constraint'>[],
  unitLowering: UnitLowering,
  only: string | undefined,
): readonly GameRoutine[] {
  const procedures = new Set<string>(program.procedures.map(({ id }) => id));
  const refusing = memo.same(calls.filter(({ of = '' }) => procedures.has(of)));
  const lowerRefusal = (c: DefinitionOf<'constraint'>, expressions: Expressions): LoweredObject => callRefusal(environment, c, expressions);
  const loweredRefusals = unitLowering.each(units.objects, refusing, 'call', (c) => [c, 'call'], lowerRefusal);
  const refusals = Map.groupBy(loweredRefusals.entries(), ([index]) => refusing[index]?.of ?? '');
  const resetting = Map.groupBy(program.columns.keys(), (index): string | undefined => program.columns[index]?.definition.resets);
  const routines = only === undefined ? program.routines : program.routines.filter(({ definition }) => definition.id === only);
  const loweredRoutines = unitLowering.each(
    units.routines,
    routines,
    'routine',
    ({ definition, pointer }) => [definition, pointer],
    (routine, e) => routineOf(environment, routine, e),
  );
  const gameRoutines = routines.flatMap((routine, index) => {
    const lowered = loweredRoutines[index];
    const [own, resets] = isProcedure(routine) ? [refusals.get(routine.id), resetting.get(routine.id)] : [];
    const ownRefusals = own === undefined ? NO_REFUSALS : memo.same(own.map(([, refusal]) => refusal));
    return lowered === undefined ? [] : [memo.of(gameRoutine, lowered, ownRefusals, resets === undefined ? NO_RESETS : memo.same(resets))];
  });
  return memo.same(gameRoutines);
}

const NO_REFUSALS: readonly LoweredObject[] = [];
const NO_RESETS: readonly number[] = [];

const gameRoutine = (
  lowered: Omit<GameRoutine, 'refusals' | 'resets'>,
  refusals: readonly LoweredObject[],
  resets: readonly number[],
): GameRoutine => ({ ...lowered, refusals, resets });

function routineOf(
  environment: GameEnvironment,
  routine: Routine,
  expressions: Expressions,
): LoweredRoutine & { readonly initialFacts: string } {
  const lowered = lowerRoutine(routine, environment, expressions);
  return { ...lowered, initialFacts: initialFacts(environment, lowered, expressions) };
}

/** The ids of the routines that ask or roll, themselves or in what they call. */
export function askingRoutines(routines: readonly LoweredRoutine[]): ReadonlySet<string> {
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

/** The code of a fact that a caller gives. Objects inherit some names, such as `valueOf`: these count only where they are given. */
function givenFact(name: string): string {
  const given = `v${propertyAccess(name)}`;
  return Reflect.has(Object.prototype, name) ? `(Object.hasOwn(v, '${name}') ? ${given} : undefined)` : given;
}

function initialFacts(environment: GameEnvironment, lowered: LoweredRoutine, expressions: Expressions): string {
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const fields = [...lowered.facts].map(([name, type]) => {
    const first = lowered.routine.takes.get(name)?.first;
    const value = first === undefined ? emptyOf(type) : expressions.stored(frame, `/takes/${name}`, first, type);
    return `${propertyName(name)}: ${givenFact(name)} ?? ${value}`;
  });
  return `(${fields.length === 0 ? '_v' : 'v'}: Partial<${localsName(lowered.routine)}>) => ({ ${fields.join(', ')} })`;
}
