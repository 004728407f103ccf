/** Calculations: the steps of a resolver worked in order on gathered entries. */
import type { Board } from './board.ts';
import type { Calculation, Cited, Entry, Frame } from './rules.ts';

export interface Worked {
  readonly value: number;
  /** The definitions that took part, in order. */
  readonly used: readonly Cited[];
}

export function calculationOf(board: Board, quantity: string): Calculation {
  const found = board.rules.calculations.find((c) => c.of.includes(quantity));
  if (found === undefined) throw new Error(`the rules of edition ${board.rules.edition} do not say how "${quantity}" is made`);
  return found;
}

/** The standing entries for a quantity whose conditions hold. */
export function standingEntries(board: Board, quantity: string, among: string, frame: Frame): Entry[] {
  const out: Entry[] = [];
  for (const value of board.rules.values) {
    if (value.of !== quantity || value.in !== among || (value.test !== undefined && !value.test(board, frame))) continue;
    out.push({ class: value.class, shape: value.shape, amount: value.amount(board, frame), locked: value.locked, from: value });
  }
  return out;
}

/** Works a calculation. The frame must hold what its `start` asks for; `value`, `amount` and `locked` are set for its other expressions. */
export function calculate(board: Board, quantity: string, frame: Frame, entries: readonly Entry[]): Worked {
  const rule = calculationOf(board, quantity);
  const used: Cited[] = [rule];
  let running = 0;
  let locked = false;
  const scope: Frame = { ...frame, value: 0, amount: 0, locked: 0 };
  for (const step of rule.steps) {
    scope.value = running;
    scope.locked = locked ? 1 : 0;
    if (step.skipIf?.(board, scope) === true) continue;
    if (step.start !== undefined) running = step.start(board, scope);
    const all = step.gather === undefined ? [] : entries.filter((e) => e.class === step.gather);
    const exclusive = step.exclusive === true ? all.filter((e) => e.locked).slice(-1) : [];
    if (exclusive.length > 0) locked = true;
    let sum = 0;
    for (const entry of exclusive.length > 0 ? exclusive : all) {
      scope.value = running;
      scope.amount = entry.amount;
      const amount = step.applies?.[entry.shape]?.(board, scope) ?? entry.amount;
      if (entry.from !== undefined) used.push(entry.from);
      if (step.fold === 'in-order') running = amount;
      else if (step.fold === 'sum') sum += amount;
      else if (step.fold === 'max') running = amount > running ? amount : running;
      else if (step.fold === 'min') running = amount < running ? amount : running;
      else sum = amount > sum ? amount : sum;
    }
    const clamp = (n: number): number => {
      const low = step.lowest?.(board, scope);
      const high = step.highest?.(board, scope);
      const lifted = low !== undefined && n < low ? low : n;
      return high !== undefined && lifted > high ? high : lifted;
    };
    if (step.fold === 'sum') running += clamp(sum);
    else if (step.fold === 'choose-one') running -= clamp(sum);
    else running = clamp(running);
  }
  return { value: running, used };
}
