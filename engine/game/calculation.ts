/** Calculations: step after step, the entries of a class are gathered and folded into the running value. */

import type { Calculation, CalculationStep, Entry, Use } from './calculation-rules.ts';
import type { Run } from './run.ts';
import type { Request } from './state.ts';
import type { Locals, Value } from './values.ts';

/** An entry that counts, its index among the entries of the calculation, and its amount. */
interface Counted {
  readonly entry: Entry;
  readonly index: number;
  readonly amount: number;
}

/** The value of a calculation that never asks a player. `given` are the facts of the call. */
export function value(g: Run, calculationIndex: number, given: Locals): number {
  const { lastValue } = g;
  // While statements write, a value may change between two reads, so none is cached.
  if (lastValue === null) return valueNow(g, calculationIndex, given);
  // One instruction may ask for a value many times. While clauses are recorded, each of these evaluations has to record its own.
  const isReusable = lastValue !== undefined && lastValue.calculation === calculationIndex && g.consulted === undefined;
  if (isReusable && areEqual(lastValue.given, given)) return lastValue.value;
  const found = valueNow(g, calculationIndex, given);
  g.lastValue = { calculation: calculationIndex, given, value: found };
  return found;
}

const areEqual = (one: Locals, other: Locals): boolean => hasAllOf(one, other) && hasAllOf(other, one);

function hasAllOf(one: Locals, other: Locals): boolean {
  for (const name in other) if (one[name] !== other[name]) return false;
  return true;
}

function valueNow(g: Run, calculationIndex: number, given: Locals): number {
  const result = valueOrRequest(g, calculationIndex, given, undefined);
  if (typeof result !== 'number')
    throw new TypeError(`${g.game.rules.calculations[calculationIndex]?.id} asks a player, which only the instruction "calculate" can do`);
  return result;
}

/** The value, or the request to a player to choose the one entry that counts. `chosen` is the answer, the id of an entry. */
export function valueOrRequest(g: Run, calculationIndex: number, given: Locals, chosen: string | undefined): number | Request {
  const rule = g.game.rules.calculations[calculationIndex];
  if (rule === undefined) throw new RangeError(`there is no calculation ${calculationIndex}`);
  const v = rule.inputs(g, given);
  let running = 0;
  for (const step of rule.steps) {
    v.value = running;
    if (step.start !== undefined) running = step.start(g, v);
    v.value = running;
    const counted = gather(g, rule, step, v);
    if (step.fold === 'choose-one') {
      const distinctAmounts = new Set(counted.map((c) => c.amount));
      const choice = chosen === undefined ? undefined : counted.find((c) => c.entry.id === chosen);
      if (distinctAmounts.size > 1 && choice === undefined)
        return { kind: 'entry', by: step.by?.(g, v) ?? -1, calculation: calculationIndex, entries: counted.map((c) => c.index) };
      // The fold `choose-one` subtracts the chosen entry, such as one of several reductions of damage.
      const subtracted = choice ?? counted[0];
      running -= subtracted?.amount ?? 0;
      consult(g, subtracted?.entry.clauses);
      if (counted.length > 1) consult(g, step.clauses);
    } else running = fold(g, step, v, counted, running);
  }
  return running;
}

/** The one use of an entry that belongs to no capability: it counts once, and for no character in particular. */
const WITHOUT_CAPABILITY: readonly Use[] = [{ self: -1, effect: -1, facts: {} }];

/** The subjects of a calculation whose value is a set: entries add subjects or remove them. */
export function setOf(g: Run, calculationIndex: number, given: Locals): readonly number[] {
  const rule = g.game.rules.calculations[calculationIndex];
  let members: readonly number[] = [];
  for (const step of rule?.steps ?? []) {
    if (step.list !== undefined) members = step.list(g, given);
    // When each member was last added, for `replaces`: 0 by an entry of no effect, else the id of the effect + 1, since later effects have
    // larger ids. A member that the set starts with has no time here (`FROM_THE_START`).
    const times = step.replaces === undefined ? undefined : new Map<number, number>();
    // A capability that is added may add further ones.
    let sizeBefore: number;
    do {
      sizeBefore = members.length;
      for (const entry of rule?.entries ?? []) {
        if (!step.gather.includes(entry.class)) continue;
        for (const use of usesFor(g, entry, given, given[rule?.about ?? ''], members)) {
          const listed = entry.test(g, given, use) ? (entry.list?.(g, given, use) ?? []) : [];
          if (listed.length === 0) continue;
          if (times !== undefined) for (const one of listed) times.set(one, Math.max(use.effect + 1, times.get(one) ?? FROM_THE_START));
          members = step.fold === 'without' ? members.filter((one) => !listed.includes(one)) : [...new Set([...members, ...listed])];
        }
      }
    } while (step.fold === 'union' && members.length > sizeBefore);
    if (step.replaces !== undefined && members.length > 1) members = unreplaced(g, given, step.replaces, members, times);
  }
  return members;
}

const FROM_THE_START = -1;

/** The members that no other replaces. Each is compared with all others, so that the order in which they were found does not matter. */
function unreplaced(
  g: Run,
  given: Locals,
  replaces: NonNullable<CalculationStep['replaces']>,
  members: readonly number[],
  times: ReadonlyMap<number, number> | undefined,
): readonly number[] {
  const timeOf = (member: number): number => times?.get(member) ?? FROM_THE_START;
  return members.filter((held) => !members.some((added) => added !== held && replaces(g, given, added, held, timeOf(added), timeOf(held))));
}

/**
 * The uses for which an entry of a set counts. If it has none, it counts once for the character that the set is about, as soon as the set
 * has the capability that the entry belongs to.
 */
function usesFor(g: Run, entry: Entry, given: Locals, character: Value | undefined, members: readonly number[]): readonly Use[] {
  const uses = entry.users?.(g, given) ?? WITHOUT_CAPABILITY;
  if (uses.length > 0 || entry.granted === undefined || typeof character !== 'number' || !members.includes(entry.granted)) return uses;
  return [{ self: character, effect: -1, facts: {} }];
}

function gather(g: Run, rule: Calculation, step: CalculationStep, v: Locals): readonly Counted[] {
  if (step.gather.length === 0) return NO_ENTRIES;
  const skipped = step.skips(g, v);
  const out: Counted[] = [];
  let index = -1;
  for (const entry of rule.entries) {
    index++;
    if (!step.gather.includes(entry.class) || skipped.includes(entry.class)) continue;
    for (const use of entry.users?.(g, v) ?? WITHOUT_CAPABILITY) {
      const consultedBefore = g.consulted?.length;
      if (entry.test(g, v, use)) out.push({ entry, index, amount: entry.amount(g, v, use) });
      // What the condition of an entry that does not count has consulted decides nothing.
      else if (g.consulted !== undefined) g.consulted.length = consultedBefore ?? 0;
    }
  }
  const locked = step.exclusive ? out.findLast((c) => c.entry.locked) : undefined;
  if (locked === undefined) return out;
  // The conditions of later steps read it, such as those of `skips`.
  v.locked = 1;
  return [locked];
}

const NO_ENTRIES: readonly Counted[] = [];

const consult = (g: Run, clauses: readonly string[] | undefined): void => void g.consulted?.push(...(clauses ?? []));

function fold(g: Run, step: CalculationStep, v: Locals, counted: readonly Counted[], start: number): number {
  let running = start;
  let change = 0;
  let countingEntries = 0;
  for (const { entry, amount } of counted) {
    v.value = running;
    v.amount = amount;
    const applied = step.applies?.(g, v, entry.operation) ?? amount;
    if (g.consulted !== undefined && counts(step, running, applied)) {
      countingEntries++;
      consult(g, entry.clauses);
    }
    if (step.fold === 'in-order') running = applied;
    else if (step.fold === 'max') running = Math.max(running, applied);
    else if (step.fold === 'min') running = Math.min(running, applied);
    else if (step.fold === 'any') running = running === 1 || applied === 1 ? 1 : 0;
    else change += applied;
  }
  if (countingEntries > 1) consult(g, step.clauses);
  v.value = running;
  const unbounded = step.fold === 'sum' ? change : running;
  const low = step.lowest?.(g, v);
  const high = step.highest?.(g, v);
  if (low !== undefined && unbounded < low) consult(g, step.lowestClauses);
  if (high !== undefined && unbounded > high) consult(g, step.highestClauses);
  const lifted = low === undefined ? unbounded : Math.max(unbounded, low);
  // The bounds of the fold "sum" limit the change, those of the others the value.
  const clamped = high === undefined ? lifted : Math.min(lifted, high);
  return step.fold === 'sum' ? running + clamped : clamped;
}

/** Whether an entry makes a difference. A replacement by the same value does: nothing that it replaces counts any more. */
function counts({ fold }: CalculationStep, running: number, applied: number): boolean {
  if (fold === 'max') return applied > running;
  if (fold === 'min') return applied < running;
  return fold === 'in-order' || applied !== 0;
}
