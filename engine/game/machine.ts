/** The machine: runs procedures until a player is asked, or nothing is left to do. It knows no rule of the game. */
import { work } from './calculation.ts';
import { holds } from './domain.ts';
import { acts, openPoint } from './points.ts';
import type { Instruction, Locals, Procedure, Value } from './rules.ts';
import { get, getList, instance, type Run, setList } from './run.ts';
import type { Frame, Request } from './state.ts';

/** More instructions than any answer can need: a loop in the rules ends here with an error and not with a page that hangs. */
const LIMIT = 1_000_000;

export function procedureOf(g: Run, place: number): Procedure {
  const found = g.game.rules.procedures[place];
  if (found === undefined) throw new RangeError(`there is no procedure ${place}`);
  return found;
}

/** Works until there is a request or the stack is empty. */
export function run(g: Run): void {
  for (let count = 0; g.stack.length > 0; count++) {
    if (count > LIMIT) throw new Error(`the rules do not come to an end in ${procedureOf(g, g.stack.at(-1)?.procedure ?? -1).id}`);
    const frame = g.stack[g.stack.length - 1];
    if (frame === undefined) return;
    const instruction = procedureOf(g, frame.procedure).code[frame.at];
    if (instruction === undefined) leave(g, frame);
    else if (!execute(g, frame, instruction) && !interrupt(g)) return;
  }
}

/** Lets a trigger that acts whenever its condition holds go ahead of a request. */
function interrupt(g: Run): boolean {
  for (const place of g.game.rules.whenever) {
    const trigger = g.game.rules.triggers[place];
    const user = trigger?.users(g).find((self) => trigger.test(g, { self }));
    if (trigger === undefined || user === undefined) continue;
    g.request = null;
    g.stack.push({ procedure: trigger.procedure, at: 0, locals: { self: user } });
    return true;
  }
  return false;
}

/** Asks; the same instruction is executed again with the answer. */
function ask(g: Run, request: Request): false {
  g.request = request;
  return false;
}

/** Puts a procedure on the stack unless the rules refuse it. `given` are facts that the caller names. */
export function call(g: Run, place: number, given: Locals, as: string | undefined): void {
  const procedure = procedureOf(g, place);
  const replaced = g.stack.findLast((frame) => frame.procedure === place && frame.replacedBy !== undefined);
  const locals = { ...procedure.first(), ...replaced?.locals, ...given };
  const again = replaced?.replacedBy === undefined ? {} : { replacedBy: replaced.replacedBy };
  g.stack.push({ procedure: place, at: 0, locals, ...(as === undefined ? {} : { as }), ...again });
  for (const refusal of procedure.refusals) {
    if (!refusal.test(g, locals)) continue;
    g.stack.pop();
    g.events?.push({ type: 'prevented', fields: { what: procedure.name, why: refusal.message }, because: refusal.clauses });
    return;
  }
  for (const column of procedure.resets) reset(g, column);
}

function reset(g: Run, place: number): void {
  const column = g.game.rules.columns[place];
  if (column === undefined) return;
  const count = g.game.all[column.subject]?.length ?? 0;
  if (column.shape === 'number') for (let of = 0; of < count; of++) g.cells[column.base + of] = column.first;
  else for (let of = 0; of < count; of++) setList(g, column.base, of, []);
}

function leave(g: Run, frame: Frame): void {
  g.stack.pop();
  const below = g.stack[g.stack.length - 1];
  const { gives } = procedureOf(g, frame.procedure);
  if (frame.as !== undefined && below !== undefined) below.locals[frame.as] = gives === undefined ? 0 : (frame.locals[gives] ?? 0);
  if (g.later.length > 0) g.later = g.later.filter((later) => later.frame < g.stack.length);
}

/** Executes one instruction. False when a player is asked. */
function execute(g: Run, frame: Frame, i: Instruction): boolean {
  const v = frame.locals;
  switch (i.op) {
    case 'let':
      v[i.as] = i.value(g, v);
      break;
    case 'set': {
      const of = i.of(g, v);
      const column = g.game.rules.columns[i.column];
      const base = column?.base ?? 0;
      g.cells[base + of] = i.to(g, v, get(g, base, of));
      // A figure that changes sides changes the board.
      if (base === g.game.rules.side) g.lists[g.game.rules.squares] = [...(g.lists[g.game.rules.squares] ?? [])];
      break;
    }
    case 'set-list': {
      const of = i.of(g, v);
      const list = g.game.rules.columns[i.column]?.base ?? -1;
      setList(g, list, of, i.to(g, v, getList(g, list, of)));
      break;
    }
    case 'set-fact':
      instance(g, procedureOf(g, i.procedure))[i.name] = i.to(g, v);
      break;
    case 'unless':
      frame.at = i.test(g, v) ? frame.at + 1 : i.jump;
      return true;
    case 'jump':
      frame.at = i.jump;
      return true;
    case 'each':
      v[i.rest] = [...i.list(g, v)];
      break;
    case 'next':
      return next(g, frame, i);
    case 'roll': {
      const { answer } = g;
      if (answer?.kind !== 'roll') return ask(g, { kind: 'roll', by: i.by(g, v), dice: i.dice, for: i.for });
      g.answer = undefined;
      v[i.as] = [...answer.dice];
      break;
    }
    case 'choose':
      return choose(g, frame, i);
    case 'offer':
      return offer(g, frame, i);
    case 'call':
      frame.at++;
      call(g, i.procedure, i.with(g, v), i.as);
      return true;
    case 'run':
      frame.at++;
      call(g, i.does(g, v), i.with(g, v), undefined);
      return true;
    case 'work': {
      const { answer } = g;
      const worked = work(g, i.calculation, i.with(g, v), answer?.kind === 'entry' ? answer.entry : undefined);
      if (typeof worked !== 'number') return ask(g, worked);
      if (answer?.kind === 'entry') g.answer = undefined;
      v[i.as] = worked;
      break;
    }
    case 'point':
      return point(g, frame, i.point);
    case 'instead':
      return instead(g, frame, i);
    case 'end':
      while (g.stack.length > 0 && g.stack.at(-1)?.procedure !== i.procedure) g.stack.pop();
      endInstance(g, i.procedure);
      return true;
    case 'later':
      later(g, frame, i.point, i.procedure);
      break;
    case 'emit':
      g.events?.push({ type: i.type, fields: i.with(g, v), because: i.clauses });
      break;
  }
  frame.at++;
  return true;
}

/** Goes to the end of the innermost instance; its triggers after still act. */
function endInstance(g: Run, place: number): void {
  const frame = g.stack.at(-1);
  if (frame !== undefined) frame.at = procedureOf(g, place).code.length;
}

/** Work for a point of the outermost instance that has it; at once where none is under way. */
function later(g: Run, frame: Frame, point: number, procedure: number): void {
  const depth = g.stack.findIndex((f) => procedureOf(g, f.procedure).code.some((c) => c.op === 'point' && c.point === point));
  const locals = { ...frame.locals };
  if (depth < 0) g.stack.push({ procedure, at: 0, locals });
  else g.later.push({ point, frame: depth, procedure, locals });
}

function next(g: Run, frame: Frame, i: Extract<Instruction, { op: 'next' }>): boolean {
  const v = frame.locals;
  const rest = v[i.rest];
  const items = Array.isArray(rest) ? rest.filter((item): item is number => typeof item === 'number') : [];
  if (items.length === 0) {
    frame.at = i.jump;
    return true;
  }
  let candidates = items;
  if (i.order !== undefined) {
    const orders = items.map((item) => i.order?.(g, { ...v, [i.as]: item }) ?? 0);
    const leastOrder = Math.min(...orders);
    candidates = items.filter((_, place) => orders[place] === leastOrder);
  }
  let taken = candidates[0] ?? -1;
  if (i.asks && candidates.length > 1) {
    const { answer } = g;
    if (answer?.kind !== 'next') return ask(g, { kind: 'next', by: i.by(g, v), items: candidates });
    g.answer = undefined;
    taken = answer.item;
  }
  v[i.rest] = items.filter((item) => item !== taken);
  v[i.as] = taken;
  frame.at++;
  return true;
}

function choose(g: Run, frame: Frame, i: Extract<Instruction, { op: 'choose' }>): boolean {
  const v = frame.locals;
  const { answer } = g;
  let value: Value;
  if (answer?.kind === 'choose') {
    g.answer = undefined;
    value = answer.value;
  } else {
    const found = holds(g, v, i);
    if (found.kind === 'none') {
      if (!i.may) g.stuck = true;
      value = -1;
    } else if (found.kind === 'only' && !i.may) {
      value = found.value;
      g.forced.push({ as: i.as, clauses: i.clauses, value });
    } else return ask(g, { kind: 'choose', by: i.by(g, v), as: i.as });
  }
  v[i.as] = value;
  frame.at++;
  return true;
}

function offer(g: Run, frame: Frame, i: Extract<Instruction, { op: 'offer' }>): boolean {
  const v = frame.locals;
  const { answer } = g;
  if (answer?.kind !== 'offer') return ask(g, { kind: 'offer', by: i.by(g, v), menu: i.menu });
  g.answer = undefined;
  frame.at++;
  const option = g.game.rules.options.find((o) => o.id === answer.option);
  if (option !== undefined)
    call(
      g,
      i.through,
      { ...option.facts(g, { self: answer.self }), ...i.with(g, v), self: answer.self, does: option.procedure },
      undefined,
    );
  return true;
}

/** Opens a point: work that waited for it, then the triggers at it, one at a time. */
function point(g: Run, frame: Frame, place: number): boolean {
  const depth = g.stack.length - 1;
  const due = g.later.find((l) => l.point === place && l.frame === depth);
  if (due !== undefined) {
    g.later = g.later.filter((l) => l !== due);
    g.stack.push({ procedure: due.procedure, at: 0, locals: { ...due.locals } });
    return true;
  }
  const found = openPoint(g, frame, g.game.rules.at[place] ?? []);
  if (found.kind === 'ask') return ask(g, found.request);
  if (found.kind === 'done') {
    delete frame.fired;
    frame.at++;
    return true;
  }
  acts(g, frame, found);
  return true;
}

/** Lets a trigger act in place of the call; what it calls of the same procedure is the same happening, in which it acts no more. */
function instead(g: Run, frame: Frame, i: Extract<Instruction, { op: 'instead' }>): boolean {
  frame.fired ??= frame.replacedBy ?? [];
  const found = openPoint(g, frame, g.game.rules.at[i.point] ?? []);
  if (found.kind === 'ask') return ask(g, found.request);
  if (found.kind === 'done') {
    delete frame.fired;
    frame.at++;
    return true;
  }
  if (found.kind === 'declined') {
    acts(g, frame, found);
    return true;
  }
  frame.at = i.jump;
  acts(g, frame, found);
  frame.replacedBy = frame.fired ?? [];
  delete frame.fired;
  return true;
}
