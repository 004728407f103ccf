/** Timing points, before and in place of procedures: what waited for them, then the triggers at them. False when a player is asked. */
import { ask } from './calls.ts';
import { endAtPoint } from './effects.ts';
import { acts, openPoint } from './points.ts';
import type { Instruction } from './rules.ts';
import type { Run } from './run.ts';
import type { Frame } from './state.ts';

/** Opens a point: work that waited for it, then the triggers at it, one at a time. */
export function point(g: Run, frame: Frame, place: number): boolean {
  const depth = g.stack.length - 1;
  if (g.effects.length > 0 && frame.fired === undefined) endAtPoint(g, place);
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
export function instead(g: Run, frame: Frame, i: Extract<Instruction, { op: 'instead' }>): boolean {
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
