/** Instructions that ask a player: `next`, `choose` and `offer`. Functions return false when a player is asked or a draft ends. */
import { ask, call } from './calls.ts';
import { lookForCandidates } from './domain.ts';
import type { Instruction } from './instruction.ts';
import type { Run } from './run.ts';
import type { Frame } from './state.ts';
import { asList, type Locals, type Value } from './values.ts';

export function next(g: Run, frame: Frame, i: Extract<Instruction, { op: 'next' }>): boolean {
  const v = frame.locals;
  const items = asList(v[i.rest]);
  if (items.length === 0) {
    frame.at = i.jump;
    return true;
  }
  const candidates = i.order === undefined ? items : leastInOrder(g, v, i, items);
  let taken = candidates[0] ?? -1;
  if (i.asks && candidates.length > 1) {
    const { answer } = g;
    if (answer?.kind !== 'next') return ask(g, { kind: 'next', by: i.by(g, v), items: candidates });
    g.answer = undefined;
    taken = answer.item;
  }
  v[i.rest] = without(items, taken);
  v[i.as] = taken;
  frame.at++;
  return true;
}

/** A function of its own: with its closures in `next`, every call of `next` would allocate a context for the variables they capture. */
function leastInOrder(g: Run, v: Locals, i: Extract<Instruction, { op: 'next' }>, items: readonly number[]): readonly number[] {
  const orders = items.map((item) => i.order?.(g, { ...v, [i.as]: item }) ?? 0);
  const leastOrder = Math.min(...orders);
  return items.filter((_, index) => orders[index] === leastOrder);
}

const without = (items: readonly number[], taken: number): readonly number[] => items.filter((item) => item !== taken);

export function choose(g: Run, frame: Frame, i: Extract<Instruction, { op: 'choose' }>): boolean {
  const v = frame.locals;
  const { answer } = g;
  let value: Value;
  if (answer?.kind === 'choose') {
    g.answer = undefined;
    value = answer.value;
  } else {
    const found = lookForCandidates(g, v, i);
    if (g.halts?.(i, found) === true) {
      g.halted = true;
      return false;
    }
    if (found.kind === 'none') value = -1;
    else if (found.kind === 'only' && !i.may) {
      value = found.value;
      g.forced.push({ as: i.as, subject: i.subject, clauses: i.clauses, value });
    } else return ask(g, { kind: 'choose', by: i.by(g, v), as: i.as });
  }
  // A declined choice is -1, or the empty list where the value is a list.
  v[i.as] = value === -1 && ['paths', 'bases', 'subsets'].includes(i.from(g, v).kind) ? [] : value;
  frame.at++;
  return true;
}

export function offer(g: Run, frame: Frame, i: Extract<Instruction, { op: 'offer' }>): boolean {
  const v = frame.locals;
  const { answer } = g;
  if (answer?.kind === 'pass') {
    g.answer = undefined;
    frame.at++;
    return true;
  }
  if (answer?.kind !== 'offer') return ask(g, { kind: 'offer', by: i.by(g, v), menu: i.menu, may: i.may });
  g.answer = undefined;
  frame.at++;
  const option = g.game.rules.options.find((o) => o.id === answer.option);
  if (option !== undefined)
    call(g, i.through, { ...option.facts(g, { self: answer.self }), ...i.with?.(g, v), self: answer.self, does: option.procedure });
  return true;
}
