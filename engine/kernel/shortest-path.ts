/** Shortest paths of a move to a square: for `reach` questions that name it, and for bases of several squares in games. */

import type { Board, Moves } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { areStepsPlain, type Mover, movesOf, opposite, stepCost, stepOutcome } from './moves.ts';
import { type EndTest, firstLayersFrom, type Layers, layersFrom } from './reach.ts';
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
 * The path from `start` that uses least of the speed. Of several, one without a forced stop at its end if there is one; then, from the goal
 * back, each square is the one nearest to the straight line. Undefined where the move cannot end there.
 */
function shortestPathFrom(moves: Moves, layers: Layers, start: number, goal: number, mayEnd: EndTest): ShortestPath | undefined {
  const enters = (used: number, stopping: boolean): boolean => entrances(moves, layers, goal, used, stopping).length > 0;
  const leastUsed = [...layers.keys()].find((used) => (enters(used, false) || enters(used, true)) && mayEnd(goal, used));
  if (leastUsed === undefined) return undefined;
  const stops = !enters(leastUsed, false);
  const squares = [goal];
  // A path may come through the start again: a base may fit at the goal only after a longer path.
  for (let used = leastUsed; used > 0; ) {
    const found = entrances(moves, layers, squares[0] ?? goal, used, stops && squares.length === 1);
    const nearest = found.reduce((best, one) =>
      offLine(moves.board, start, goal, one.from) < offLine(moves.board, start, goal, best.from) ? one : best,
    );
    squares.unshift(nearest.from);
    used = nearest.usedBefore;
  }
  return { squares, stops };
}

/**
 * Gives a path of a mover to a square: of the paths that use the least speed, one from each of its squares `starts`, it is one with the
 * fewest squares, if possible without a forced stop. Only the goal if the mover is on it, undefined where the move cannot end.
 */
export function shortestPaths(
  board: Board,
  mover: Mover,
  starts: readonly number[],
  speed: number,
  endTestByPart: readonly EndTest[],
): (goal: number) => readonly number[] | undefined {
  const moves = movesOf(board, mover);
  // Whether a base of one square fits does not depend on the speed used.
  const isPlain = starts.length === 1 && areStepsPlain(moves);
  const layersByPart = starts.map((start) => (isPlain ? firstLayersFrom(moves, start, speed) : layersFrom(board, mover, start, speed)));
  return (goal) => {
    if (starts.includes(goal)) return [goal];
    const paths = starts.flatMap((start, part) => {
      const [layers, mayEnd] = [layersByPart[part], endTestByPart[part]];
      return layers === undefined || mayEnd === undefined ? [] : (shortestPathFrom(moves, layers, start, goal, mayEnd) ?? []);
    });
    const [best] = paths.sort((a, b) => a.squares.length - b.squares.length || Number(a.stops) - Number(b.stops));
    return best?.squares;
  };
}
