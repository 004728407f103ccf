/** A short form of a state, to be stored: a procedure has many facts, most of which still have their first value. */
import type { Game } from './game.ts';
import type { Frame, State } from './state.ts';
import type { Locals } from './values.ts';

/** The state without the facts of running procedures that have their first value. Only `restoreState` reads it. */
export function compactState({ rules }: Game, state: State): State {
  const compacted = (frame: Frame): Frame => {
    const firstFacts = rules.procedures[frame.procedure]?.initialFacts({}) ?? {};
    const changed = Object.entries(frame.locals).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(firstFacts[name]));
    return { ...frame, locals: Object.fromEntries(changed) };
  };
  return { ...state, stack: state.stack.map(compacted) };
}

/** The game goes on from it as from the state itself: the machine completes the facts of a frame in the same way before it writes them. */
export function restoreState({ rules }: Game, stored: State): State {
  const restored = (locals: Locals, procedure: number): Locals => rules.procedures[procedure]?.initialFacts(locals) ?? locals;
  return { ...stored, stack: stored.stack.map((frame) => ({ ...frame, locals: restored(frame.locals, frame.procedure) })) };
}
