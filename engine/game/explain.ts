/**
 * Why events happen. In an explained run, an event cites its own clauses and those of what calculations counted for it: the values and
 * conditions of its procedure since the event before it, and those of the calling procedures that none of their own events has cited yet.
 * Several events in a row, with no calculation between them, cite the same.
 */
import type { Event } from './event.ts';
import type { Run } from './game.ts';
import type { Instruction } from './instruction.ts';
import type { Frame } from './state.ts';

export function explain(g: Run): void {
  const { events } = g;
  g.isExplained = true;
  if (events !== undefined) g.events = { push: (...added) => events.push(...added.map((event) => withConsulted(g, event))) };
}

/** Those that look for candidates, options or due triggers evaluate many that come to nothing. */
const SEARCHES: readonly Instruction['op'][] = ['choose', 'offer', 'point', 'instead'];

/** Executes an instruction of a frame, which keeps what calculations count meanwhile. */
export function consulting(
  g: Run,
  frame: Frame,
  instruction: Instruction,
  execute: (g: Run, frame: Frame, instruction: Instruction) => boolean,
): boolean {
  g.consulted = SEARCHES.includes(instruction.op) ? undefined : [];
  const goesOn = execute(g, frame, instruction);
  keepConsulted(g, frame);
  g.consulted = undefined;
  return goesOn;
}

function withConsulted(g: Run, event: Event): Event {
  const frame = g.stack.at(-1);
  if (frame === undefined) return event;
  keepConsulted(g, frame);
  const because = [...new Set([...event.because, ...consultedFor(g)])];
  if (frame.consulted !== undefined) frame.consulted = { ...frame.consulted, isCited: true };
  return { ...event, because };
}

/** What the innermost procedure and those that call it have consulted. A trigger acts by its own condition: nothing calls its steps. */
export function consultedFor({ game, stack }: Run): readonly string[] {
  const outermost = Math.max(
    0,
    stack.findLastIndex(({ procedure }) => game.rules.triggers.some((trigger) => trigger.procedure === procedure)),
  );
  return stack
    .slice(outermost)
    .flatMap(({ consulted }, index, frames) =>
      consulted === undefined || (consulted.isCited && index < frames.length - 1) ? [] : consulted.clauses,
    );
}

function keepConsulted(g: Run, frame: Frame): void {
  if (g.consulted === undefined || g.consulted.length === 0) return;
  const before = frame.consulted?.isCited === false ? frame.consulted.clauses : [];
  frame.consulted = { clauses: [...new Set([...before, ...g.consulted])], isCited: false };
  g.consulted = [];
}
