import type { Board } from '../kernel/board.ts';
import { exceptionTo } from '../kernel/exceptions.ts';
import { endFrame, type MadeStep, type Mover } from '../kernel/moves.ts';
import { mustStop } from '../kernel/terrain-steps.ts';
import type { Chain } from './reasons.ts';

/** Cites what makes the mover stop after a step. If nothing does, cites the exceptions that keep it from having to stop. */
export function explainStop({ board, rules, frame }: MadeStep, to: number, chain: Chain): void {
  const stops = rules.step.filter(mustStop);
  const acting = stops.filter((r) => r.test(board, frame));
  for (const r of acting) chain.add(r, [to]);
  if (acting.length > 0) return;
  for (const by of stops) {
    const exception = exceptionTo(board, by, frame);
    if (exception !== undefined) chain.excepted({ by, exception, at: [to] });
  }
}

/** Called only for a square in which the mover may not end. */
export function explainEnd(board: Board, mover: Mover, to: number, chain: Chain): void {
  const frame = endFrame(mover, to);
  const refusing = board.rules.constraints.filter((c) => c.on === 'move-end' && c.test(board, frame));
  for (const constraint of refusing) chain.add(constraint, [to]);
  // Where no constraint on the end refuses, the base does not fit: all constraints on the placement of a base are cited.
  if (refusing.length === 0)
    for (const constraint of board.rules.constraints)
      if (constraint.on === 'placement' && constraint.about !== 'object') chain.add(constraint, [to]);
}
