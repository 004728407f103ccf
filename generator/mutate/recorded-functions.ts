/** Functions of rules that record their calls, and can be compared with changed functions at each call. */
import { isDeepStrictEqual } from 'node:util';
import { isStructure } from '../../engine/base/json.ts';
import type { Run } from '../../engine/game/run.ts';
import type { DefinitionId } from '../ids.ts';

export type Code = (...args: readonly unknown[]) => unknown;

export interface Replacement {
  readonly recordedFunction: RecordedFunction;
  readonly by: Code;
}

/** One function of the rules, with the changed ones that run beside it at every call. */
export interface RecordedFunction {
  /** Undefined for functions of the whole game. */
  readonly definition: DefinitionId | undefined;
  changed: readonly { readonly by: Code; readonly mutant: object }[];
}

export interface Touches {
  readonly functions: ReadonlySet<RecordedFunction>;
  readonly definitions: ReadonlySet<DefinitionId>;
}

export interface CallLog {
  /** Records and makes the call, and compares its result with that of every changed function. */
  call(recordedFunction: RecordedFunction, original: Code, args: readonly unknown[]): unknown;
  /** What ran since the last `take`. */
  take(): Touches;
  /**
   * Those mutants of which a function returned another value than the original one, or consulted other clauses, while `runRules` ran. Any
   * other mutant changes nothing in this run; for functions that call themselves with other arguments this is a good guess.
   */
  differing<M extends object>(mutants: ReadonlyMap<M, readonly Replacement[]>, runRules: () => void): ReadonlySet<M>;
}

export function createCallLog(): CallLog {
  let touched = new Set<RecordedFunction>();
  let isComparing = false;
  let differing = new Set<object>();
  const compare = ({ changed }: RecordedFunction, args: readonly unknown[], original: OriginalResult): void => {
    isComparing = true;
    for (const { by, mutant } of changed) if (!differing.has(mutant) && !isSame(by, args, original)) differing.add(mutant);
    isComparing = false;
  };
  return {
    call(recordedFunction, original, args) {
      if (isComparing) return original(...args);
      touched.add(recordedFunction);
      if (recordedFunction.changed.length === 0) return original(...args);
      const run = runIn(args);
      const countBefore = run?.consulted?.length ?? 0;
      let value: unknown;
      try {
        value = original(...args);
      } catch (error) {
        for (const { mutant } of recordedFunction.changed) differing.add(mutant);
        throw error;
      }
      compare(recordedFunction, args, { run, value, consulted: run?.consulted?.slice(countBefore) });
      return value;
    },
    take() {
      const functions = touched;
      touched = new Set();
      return { functions, definitions: new Set([...functions].flatMap(({ definition }) => definition ?? [])) };
    },
    differing(mutants, runRules) {
      differing = new Set();
      const pairs = [...mutants].flatMap(([mutant, replacements]) => replacements.map((one) => ({ ...one, mutant })));
      for (const { recordedFunction, by, mutant } of pairs) recordedFunction.changed = [...recordedFunction.changed, { by, mutant }];
      try {
        runRules();
      } finally {
        for (const { recordedFunction } of pairs) recordedFunction.changed = [];
      }
      return new Set([...mutants.keys()].filter((mutant) => differing.has(mutant)));
    },
  };
}

/** What the original function returned, and the clauses that it added to those which the run consulted. */
interface OriginalResult {
  readonly run: Pick<Run, 'consulted' | 'isCalculatingSets'> | undefined;
  readonly value: unknown;
  readonly consulted: readonly string[] | undefined;
}

/** The run, which functions of games take as their first argument. */
function runIn([first]: readonly unknown[]): OriginalResult['run'] {
  return isRun(first) ? first : undefined;
}

const isRun = (value: unknown): value is Pick<Run, 'consulted' | 'isCalculatingSets'> =>
  isStructure(value) && 'consulted' in value && 'isCalculatingSets' in value;

/** Whether a changed function returns the same and consults the same clauses. The run is left as it was. */
function isSame(by: Code, args: readonly unknown[], { run, value, consulted }: OriginalResult): boolean {
  const before = run === undefined ? undefined : { consulted: run.consulted, isCalculatingSets: run.isCalculatingSets };
  if (run !== undefined && consulted !== undefined) run.consulted = [];
  try {
    const other = by(...args);
    const isEqual = Object.is(other, value) || (typeof value === 'object' && isDeepStrictEqual(other, value));
    return isEqual && (consulted === undefined || isDeepStrictEqual(run?.consulted, consulted));
  } catch {
    return false;
  } finally {
    if (run !== undefined && before !== undefined) Object.assign(run, before);
  }
}
