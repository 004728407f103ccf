/** A shortest path of a move to one square, for `reach` questions that name it. */
import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { type Mover, type Moves, movesOf, opposite, stepCost, stepOutcome } from './moves.ts';
import { type Fits, type Layers, layersFrom } from './reach.ts';
import { OPEN, STOPPED } from './step-outcomes.ts';
import { neighbour } from './steps.ts';

interface ShortestPath {
  readonly squares: readonly number[];
  /** Whether its last step forces a stop. */
  readonly stops: boolean;
}

/**
 * The last steps of moves to a square that use up `used` of the speed: where each begins, and what is used up there. `stopping` chooses
 * those that force a stop, or the others.
 */
function entrances(moves: Moves, layers: Layers, to: number, used: number, stopping: boolean): { from: number; usedBefore: number }[] {
  return DIRECTIONS.flatMap((_, direction) => {
    const from = neighbour(moves.board, to, opposite(direction));
    if (stepOutcome(moves, from, to) !== (stopping ? STOPPED : OPEN)) return [];
    const usedBefore = used - stepCost(moves, from, to);
    return layers[usedBefore]?.has(from) === true ? [{ from, usedBefore }] : [];
  });
}

/** Greater the farther a square is from the straight line between two others; comparable only for the same line. */
function offLine(board: Board, start: number, goal: number, square: number): number {
  const column = (s: number): number => s % board.columns;
  const row = (s: number): number => Math.floor(s / board.columns);
  return Math.abs(
    (column(goal) - column(start)) * (row(square) - row(start)) - (row(goal) - row(start)) * (column(square) - column(start)),
  );
}

/**
 * The path that uses least of the speed. Of several, one without a forced stop at its end if there is one; then, from the goal back, each
 * square is the one nearest to the straight line. Undefined where the move cannot end there.
 */
export function shortestPathTo(
  board: Board,
  mover: Mover,
  start: number,
  goal: number,
  speed: number,
  fits: Fits,
): ShortestPath | undefined {
  const moves = movesOf(board, mover);
  const usedAtGoal = new Set<number>();
  const layers = layersFrom(board, mover, start, speed, (to, used) => {
    if (to === goal) usedAtGoal.add(used);
  });
  const leastUsed = [...usedAtGoal].sort((a, b) => a - b).find((used) => fits(goal, used));
  if (leastUsed === undefined) return undefined;
  const stops = entrances(moves, layers, goal, leastUsed, false).length === 0;
  const squares = [goal];
  // A path may come through the start again: a base may fit at the goal only after a longer path.
  for (let used = leastUsed; squares[0] !== start || used > 0; ) {
    const found = entrances(moves, layers, squares[0] ?? goal, used, stops && squares.length === 1);
    const nearest = found.reduce((best, one) =>
      offLine(board, start, goal, one.from) < offLine(board, start, goal, best.from) ? one : best,
    );
    squares.unshift(nearest.from);
    used = nearest.usedBefore;
  }
  return { squares, stops };
}
