/** Timing points, and triggers in place of procedures. `point` and `instead` return false when a player is asked. */
import { ask } from './calls.ts';
import { endAtPoint } from './effects.ts';
import type { Instruction } from './instruction.ts';
import { nextAtPoint, resolveTrigger } from './points.ts';
import { frameOf, type Run } from './run.ts';
import type { Frame } from './state.ts';

/** Does the next work at a point: effects that end, then deferred steps, then triggers, one at a time. */
export function point(g: Run, frame: Frame, pointIndex: number): boolean {
  const depth = g.stack.length - 1;
  if (g.effects.length > 0 && frame.resolved === undefined) endAtPoint(g, pointIndex);
  if (g.deferred.length > 0 && runDeferred(g, pointIndex, depth)) return true;
  const pending = nextAtPoint(g, frame, g.game.rules.triggersAt[pointIndex] ?? NO_TRIGGERS);
  if (pending.kind === 'ask') return ask(g, pending.request);
  if (pending.kind === 'done') {
    frame.resolved = undefined;
    frame.at++;
    return true;
  }
  resolveTrigger(g, frame, pending);
  return true;
}

const NO_TRIGGERS: readonly number[] = [];

/**
 * Puts the first of the steps deferred to a point on the stack; returns false if there are none. A function of its own, because its
 * closures would be allocated at every call of `point`.
 */
function runDeferred(g: Run, pointIndex: number, depth: number): boolean {
  const first = g.deferred.find(({ point, frame }) => point === pointIndex && frame === depth);
  if (first === undefined) return false;
  g.deferred = g.deferred.filter((one) => one !== first);
  g.stack.push(frameOf(first.procedure, { ...first.locals }));
  return true;
}

/**
 * Lets a trigger act in place of the call. It does not act again where its own steps call the same procedure: `call` copies `actedInstead`
 * from the frame of the replaced call to that of the new one.
 */
export function instead(g: Run, frame: Frame, i: Extract<Instruction, { op: 'instead' }>): boolean {
  frame.resolved ??= frame.actedInstead ?? [];
  const pending = nextAtPoint(g, frame, g.game.rules.triggersAt[i.point] ?? NO_TRIGGERS);
  if (pending.kind === 'ask') return ask(g, pending.request);
  if (pending.kind === 'done') {
    frame.resolved = undefined;
    frame.at++;
    return true;
  }
  if (pending.kind === 'declined') {
    resolveTrigger(g, frame, pending);
    return true;
  }
  frame.at = i.jump;
  resolveTrigger(g, frame, pending);
  frame.actedInstead = frame.resolved ?? [];
  frame.resolved = undefined;
  return true;
}
