/** Timing points, and triggers in place of procedures: first the deferred steps, then the triggers. Functions return false when a player is asked. */
import { ask } from './calls.ts';
import { endAtPoint } from './effects.ts';
import { openPoint, resolveTrigger } from './points.ts';
import type { Instruction } from './rules.ts';
import { frameOf, type Run } from './run.ts';
import type { Frame } from './state.ts';

/** Opens a point: the steps deferred to it, then the triggers at it, one at a time. */
export function point(g: Run, frame: Frame, index: number): boolean {
  const depth = g.stack.length - 1;
  if (g.effects.length > 0 && frame.fired === undefined) endAtPoint(g, index);
  const due = g.later.find((l) => l.point === index && l.frame === depth);
  if (due !== undefined) {
    g.later = g.later.filter((l) => l !== due);
    g.stack.push(frameOf(due.procedure, { ...due.locals }));
    return true;
  }
  const found = openPoint(g, frame, g.game.rules.at[index] ?? []);
  if (found.kind === 'ask') return ask(g, found.request);
  if (found.kind === 'done') {
    frame.fired = undefined;
    frame.at++;
    return true;
  }
  resolveTrigger(g, frame, found);
  return true;
}

/** Lets a trigger act in place of the call. If its steps call the same procedure, that is the same happening, and the trigger does not act again. */
export function instead(g: Run, frame: Frame, i: Extract<Instruction, { op: 'instead' }>): boolean {
  frame.fired ??= frame.replacedBy ?? [];
  const found = openPoint(g, frame, g.game.rules.at[i.point] ?? []);
  if (found.kind === 'ask') return ask(g, found.request);
  if (found.kind === 'done') {
    frame.fired = undefined;
    frame.at++;
    return true;
  }
  if (found.kind === 'declined') {
    resolveTrigger(g, frame, found);
    return true;
  }
  frame.at = i.jump;
  resolveTrigger(g, frame, found);
  frame.replacedBy = frame.fired ?? [];
  frame.fired = undefined;
  return true;
}
