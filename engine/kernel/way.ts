/** A shortest way of a move to one square, for `reach` questions that name it. */
import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { type MoveMasks, type Mover, moveMasks, opposite } from './moves.ts';
import type { Fits } from './reach.ts';
import { neighbour } from './steps.ts';

export interface Way {
  readonly squares: readonly number[];
  /** Whether its last step forces a stop. */
  readonly stops: boolean;
}

/** The squares from which one step leads to a square; `stopping` tells steps that force a stop from the others. */
function entrances(board: Board, { may, stop }: MoveMasks, to: number, stopping: boolean): number[] {
  return DIRECTIONS.flatMap((_, direction) => {
    const bit = 1 << direction;
    const from = neighbour(board, to, opposite(direction));
    const open = from >= 0 && ((may[from] ?? 0) & bit) !== 0;
    return open && (((stop[from] ?? 0) & bit) !== 0) === stopping ? [from] : [];
  });
}

/** How far a square is off the straight line between two others, in units of no meaning but their order. */
function offLine(board: Board, start: number, goal: number, square: number): number {
  const column = (s: number): number => s % board.columns;
  const row = (s: number): number => Math.floor(s / board.columns);
  return Math.abs(
    (column(goal) - column(start)) * (row(square) - row(start)) - (row(goal) - row(start)) * (column(square) - column(start)),
  );
}

/**
 * The way with the fewest steps; of these one without a forced stop at its end where there is one, then the one nearest to the straight line.
 * Undefined where the move cannot end there.
 */
export function wayTo(board: Board, mover: Mover, start: number, goal: number, speed: number, fits: Fits): Way | undefined {
  const masks = moveMasks(board, mover);
  const layers = [new Set([start])];
  const nearest = (squares: readonly number[]): number =>
    squares.reduce((best, square) => (offLine(board, start, goal, square) < offLine(board, start, goal, best) ? square : best));
  for (let steps = 1; steps <= speed; steps++) {
    const layer = layers[steps - 1] ?? new Set<number>();
    for (const stops of [false, true]) {
      const last = entrances(board, masks, goal, stops).filter((from) => layer.has(from));
      if (last.length === 0 || !fits(goal, steps)) continue;
      const squares = [nearest(last), goal];
      for (let before = steps - 2; before >= 0; before--) {
        const found = entrances(board, masks, squares[0] ?? goal, false).filter((from) => layers[before]?.has(from));
        squares.unshift(nearest(found));
      }
      return { squares, stops };
    }
    const next = new Set<number>();
    for (const from of layer) {
      const open = (masks.may[from] ?? 0) & ~(masks.stop[from] ?? 0);
      for (let direction = 0; direction < DIRECTIONS.length; direction++)
        if ((open & (1 << direction)) !== 0) next.add(neighbour(board, from, direction));
    }
    if (next.size === 0) return undefined;
    layers.push(next);
  }
  return undefined;
}
