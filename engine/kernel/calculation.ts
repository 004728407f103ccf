import type { Board } from './board.ts';
import type { Cited } from './cited.ts';
import { type Excepted, exceptionTo } from './exceptions.ts';
import type { CalculationFrame, EntryFrame } from './frames.ts';
import type { Calculation, CalculationStep, Entry } from './rules.ts';

export interface CalculationResult {
  readonly value: number;
  readonly used: readonly Cited[];
}

export function calculationOf(board: Board, quantity: string): Calculation {
  const found = board.rules.calculations.find((c) => c.of.includes(quantity));
  if (found === undefined) throw new Error(`There is no calculation of "${quantity}" in edition "${board.rules.edition}".`);
  return found;
}

/** The permanent entries for a quantity in a frame of this kind (`Value.in`). The question `combat-value` lists its own. */
export function entriesOfRules(board: Board, quantity: string, frameKind: string, frame: EntryFrame): Entry[] {
  const out: Entry[] = [];
  for (const value of board.rules.values) {
    if (value.of !== quantity || value.in !== frameKind || (value.test !== undefined && !value.test(board, frame))) continue;
    out.push({ class: value.class, operation: value.operation, amount: value.amount(board, frame), locked: value.locked, from: value });
  }
  return out;
}

export function exceptedEntries(
  board: Board,
  quantity: string,
  frameKind: string,
  frame: EntryFrame,
  squares: readonly number[],
): Excepted[] {
  return board.rules.values.flatMap((by): Excepted[] => {
    const exception = by.of === quantity && by.in === frameKind ? exceptionTo(board, by, frame) : undefined;
    return exception === undefined ? [] : [{ by, exception, at: squares }];
  });
}

/** Evaluates a calculation. `given` holds what its expressions read besides the entries, such as the printed value. */
export function calculate(board: Board, quantity: string, given: object, entries: readonly Entry[]): CalculationResult {
  const rule = calculationOf(board, quantity);
  const used: Cited[] = [rule];
  let running = 0;
  let locked = false;
  const scope: CalculationFrame = { ...given, value: 0, amount: 0, locked: 0 };
  for (const step of rule.steps) {
    scope.value = running;
    scope.locked = locked ? 1 : 0;
    const ofClass = step.gather === undefined ? [] : entries.filter((e) => e.class === step.gather);
    const cite = (clauses: readonly string[] | undefined, note?: string): void => {
      if (clauses !== undefined) used.push({ id: rule.id, clauses, ...(note === undefined ? {} : { note }) });
    };
    if (step.skipIf?.(board, scope) === true) {
      if (ofClass.length > 0) cite(step.skipClauses);
      continue;
    }
    const before = running;
    const wasLocked = locked;
    if (step.start !== undefined) running = step.start(board, scope);
    // Where an entry is locked, the last locked one alone counts, and the value is locked for the steps that follow.
    const lastLocked = step.exclusive === true ? ofClass.filter((e) => e.locked).slice(-1) : [];
    if (lastLocked.length > 0) locked = true;
    const counted = lastLocked.length > 0 ? lastLocked : ofClass;
    for (const entry of counted) if (entry.from !== undefined) used.push(entry.from);
    const gathered = foldEntries(board, step, scope, counted, running);
    const clampedValue = clamped(board, step, scope, gathered);
    running = step.fold === 'sum' ? running + clampedValue : clampedValue;
    if (running !== before) {
      cite(step.clauses, `${before} → ${running}`);
      if (wasLocked) cite(step.lockedClauses);
    }
    if (clampedValue > gathered) cite(step.lowestClauses, `${gathered} counts as ${clampedValue}`);
    if (clampedValue < gathered) cite(step.highestClauses, `${gathered} counts as ${clampedValue}`);
  }
  return { value: running, used };
}

/**
 * Applies the entries to the running value (`in-order`, `max`, `min`), or for `sum` gives their total, which is clamped before it is added.
 */
function foldEntries(board: Board, step: CalculationStep, scope: CalculationFrame, entries: readonly Entry[], start: number): number {
  let running = start;
  let total = 0;
  for (const entry of entries) {
    scope.value = running;
    scope.amount = entry.amount;
    const amount = step.applies?.[entry.operation]?.(board, scope) ?? entry.amount;
    if (step.fold === 'in-order') running = amount;
    else if (step.fold === 'sum') total += amount;
    else if (step.fold === 'max') running = amount > running ? amount : running;
    else running = amount < running ? amount : running;
  }
  return step.fold === 'sum' ? total : running;
}

function clamped(board: Board, step: CalculationStep, scope: CalculationFrame, value: number): number {
  const low = step.lowest?.(board, scope);
  const high = step.highest?.(board, scope);
  const atLeast = low !== undefined && value < low ? low : value;
  return high !== undefined && atLeast > high ? high : atLeast;
}
