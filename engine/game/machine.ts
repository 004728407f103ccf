/** The machine: runs procedures until a player is asked, or nothing is left to do. It knows no rule of the game. */

import { valueOrRequest } from './calculation.ts';
import { ask, call, procedureOf } from './calls.ts';
import { endLost, endWithFrames, start, stop, transfer } from './effects.ts';
import { consulting } from './explain.ts';
import type { Instruction } from './instruction.ts';
import { instead, point } from './open-points.ts';
import { localsOf, startTrigger, triggerOf } from './points.ts';
import { choose, next, offer } from './requests.ts';
import type { Trigger } from './rules.ts';
import { frameOf, type Run, within, writableFrame } from './run.ts';
import type { Frame } from './state.ts';
import type { Locals } from './values.ts';

/** Many times what any answer needs: an endless loop in the rules throws an error here, before its events fill the memory. */
const MOST_INSTRUCTIONS = 50_000;

export function run(g: Run): void {
  const { procedures } = g.game.rules;
  for (let count = 0; g.stack.length > 0; count++) {
    if (count > MOST_INSTRUCTIONS)
      throw new Error(`the rules do not come to an end in ${procedureOf(g, g.stack.at(-1)?.procedure ?? -1).id}`);
    const depth = g.stack.length - 1;
    const frame = depth < g.shared ? writableFrame(g, depth) : g.stack[depth];
    if (frame === undefined) return;
    const instruction = procedures[frame.procedure]?.code[frame.at];
    g.lastValue = undefined;
    if (instruction === undefined) leave(g, frame);
    // A draft (a trial run, see options.ts) ends at the first choice that its `halts` accepts.
    else if (!executeHere(g, frame, instruction) && (g.halted || !interrupt(g))) return;
  }
}

/** Before a request, puts the first `whenever` trigger whose condition holds on the stack. Returns whether there is one. */
function interrupt(g: Run): boolean {
  if (g.effects.length > 0) endLost(g);
  for (const index of g.game.rules.whenever) {
    const trigger = triggerOf(g, index);
    // A trigger that is still on the stack is skipped: its own steps make the request.
    const locals = within(g, trigger.procedure) ? undefined : localsOfFirst(g, trigger);
    if (locals === undefined) continue;
    g.request = null;
    startTrigger(g, trigger, locals);
    return true;
  }
  return false;
}

function localsOfFirst(g: Run, trigger: Trigger): Locals | undefined {
  for (const user of trigger.users(g)) {
    const locals = localsOf(g, trigger, user);
    if (trigger.test(g, locals)) return locals;
  }
  return undefined;
}

function leave(g: Run, frame: Frame): void {
  g.stack.pop();
  const below = writableFrame(g, g.stack.length - 1);
  const { gives } = procedureOf(g, frame.procedure);
  if (frame.as !== undefined && below !== undefined) below.locals[frame.as] = gives === undefined ? 0 : (frame.locals[gives] ?? 0);
  dropEnded(g);
}

function dropEnded(g: Run): void {
  if (g.effects.length > 0) endWithFrames(g);
  if (g.deferred.length > 0) g.deferred = g.deferred.filter(({ frame: depth }) => depth < g.stack.length);
}

const executeHere = (g: Run, frame: Frame, i: Instruction): boolean =>
  g.isExplained ? consulting(g, frame, i, execute) : execute(g, frame, i);

/** Executes one instruction. False when a player is asked or a draft ends. */
function execute(g: Run, frame: Frame, i: Instruction): boolean {
  const v = frame.locals;
  switch (i.op) {
    case 'do':
      // No value of a calculation is cached while statements write.
      g.lastValue = null;
      i.does(g, v);
      frame.at++;
      return true;
    case 'unless':
      frame.at = i.test(g, v) ? frame.at + 1 : i.jump;
      return true;
    case 'jump':
      frame.at = i.jump;
      return true;
    case 'next':
      return next(g, frame, i);
    case 'roll':
      return roll(g, frame, i);
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
      call(g, i.does(g, v), i.with(g, v));
      return true;
    case 'calculate':
      return calculate(g, frame, i);
    case 'point':
      return point(g, frame, i.point);
    case 'instead':
      return instead(g, frame, i);
    case 'end':
      end(g, i.procedure);
      return true;
    default:
      change(g, frame, i);
      frame.at++;
      return true;
  }
}

type FlowOp = 'do' | 'unless' | 'jump' | 'next' | 'roll' | 'choose' | 'offer' | 'call' | 'run' | 'calculate' | 'point' | 'instead' | 'end';

/** The remaining instructions: none asks a player or jumps. */
type Change = Exclude<Instruction, { readonly op: FlowOp }>;

function change(g: Run, frame: Frame, i: Change): void {
  const v = frame.locals;
  switch (i.op) {
    case 'each':
      v[i.rest] = i.list(g, v);
      break;
    case 'later':
      defer(g, frame, i.point, i.procedure);
      break;
    case 'start':
      start(g, v, i);
      break;
    case 'transfer':
      transfer(g, v, i);
      break;
    case 'stop':
      stop(g, i.effects(g, v));
      break;
  }
}

function roll(g: Run, frame: Frame, i: Extract<Instruction, { readonly op: 'roll' }>): boolean {
  const { answer } = g;
  const v = frame.locals;
  if (answer?.kind !== 'roll') return ask(g, { kind: 'roll', by: i.by(g, v), dice: i.dice(g, v), sides: i.sides(g, v), for: i.for(g, v) });
  g.answer = undefined;
  v[i.as] = [...answer.dice];
  frame.at++;
  return true;
}

function calculate(g: Run, frame: Frame, i: Extract<Instruction, { readonly op: 'calculate' }>): boolean {
  const { answer } = g;
  const result = valueOrRequest(g, i.calculation, i.with(g, frame.locals), answer?.kind === 'entry' ? answer.entry : undefined);
  if (typeof result !== 'number') return ask(g, result);
  if (answer?.kind === 'entry') g.answer = undefined;
  frame.locals[i.as] = result;
  frame.at++;
  return true;
}

function end(g: Run, procedure: number): void {
  while (g.stack.length > 0 && g.stack.at(-1)?.procedure !== procedure) g.stack.pop();
  dropEnded(g);
  endInstance(g, procedure);
}

/** Goes to the end of the innermost instance; triggers after the procedure still act. */
function endInstance(g: Run, procedure: number): void {
  const frame = writableFrame(g, g.stack.length - 1);
  const { code } = procedureOf(g, procedure);
  const lastInstruction = code.at(-1);
  const at = lastInstruction?.op === 'point' && lastInstruction.isAfter === true ? code.length - 1 : code.length;
  // A trigger at the last point may end the procedure too: it must not act there again.
  if (frame === undefined || frame.at === at) return;
  frame.at = at;
  frame.resolved = undefined;
}

/** Defers steps to a point of the outermost running procedure that has this point; runs them at once if there is none. */
function defer(g: Run, frame: Frame, point: number, procedure: number): void {
  const depth = g.stack.findIndex((f) => procedureOf(g, f.procedure).code.some((c) => c.op === 'point' && c.point === point));
  const locals = { ...frame.locals };
  if (depth < 0) g.stack.push(frameOf(procedure, locals));
  else g.deferred.push({ point, frame: depth, procedure, locals });
}
