import { isBeside } from './adjacency.ts';
import { type Board, elevation, type Figure, hasStairs, isBlocking, isHinderingToMove, isOnMap, occupant, stopsAtEdge } from './board.ts';
import { best, worst } from './label.ts';
import { fraction, roundUp } from './rational.ts';
import { includes, isDiagonal, type Square, sideSquares, touch } from './square.ts';
import type { Label } from './verdict.ts';

/** The moving character, and the opponents that it broke away from at the start of the move. */
export type Mover = { readonly figure: Figure; readonly escaped: readonly Figure[] };

export function opponentsBeside(board: Board, figure: Figure): Figure[] {
  return board.figures.filter((other) => other.player !== figure.player && isBeside(board, figure.squares, other));
}

export function allowance(board: Board, figure: Figure, speed: number): number {
  return figure.squares.some((square) => isHinderingToMove(board, square)) ? roundUp(fraction(speed, 2)) : speed;
}

export function otherIn(board: Board, figure: Figure, square: Square): Figure | undefined {
  const other = occupant(board, square);
  return other?.id === figure.id ? undefined : other;
}

/** The label of one step by walls, terrain, levels and opposing characters; speed, stops and friendly characters do not count. */
export function stepLabel(board: Board, figure: Figure, from: Square, to: Square): Label {
  if (!touch(from, to) || !isOnMap(board, to) || isBlocking(board, to)) return 'blocked';
  const other = otherIn(board, figure, to);
  if (other && other.player !== figure.player) return 'blocked';
  const overStairs = hasStairs(board, from, to);
  if (elevation(board, from) !== elevation(board, to) && !overStairs) return 'blocked';
  if (isDiagonal(from, to)) return cornerLabel(board, figure, from, to, overStairs);
  return stopsAtEdge(board, from, to) ? 'blocked' : 'clear';
}

function cornerLabel(board: Board, figure: Figure, from: Square, to: Square, overStairs: boolean): Label {
  const [left, right] = sideSquares(from, to);
  const isBarred = board.figures.some(
    (other) => other.player !== figure.player && includes(other.squares, left) && includes(other.squares, right),
  );
  if (isBarred) return 'blocked';
  return best([left, right].map((side) => routeLabel(board, from, side, to, overStairs)));
}

function routeLabel(board: Board, from: Square, side: Square, to: Square, overStairs: boolean): Label {
  const labels: Label[] = [];
  if (isBlocking(board, side)) labels.push('blocked');
  if (!overStairs && elevation(board, side) !== elevation(board, from)) labels.push('blocked');
  if (isHinderingToMove(board, side)) labels.push('hindered');
  const doWallsCount = board.edition === 'current';
  if (doWallsCount && (stopsAtEdge(board, from, side) || stopsAtEdge(board, side, to))) labels.push('blocked');
  return worst(labels);
}

/** Whether an unblocked step ends the move (rules/readings/movement.md#stopping-in-hindering-terrain and #stopping-next-to-enemies). */
export function mustStop(board: Board, mover: Mover, from: Square, to: Square): boolean {
  if (!isHinderingToMove(board, from)) {
    if (isHinderingToMove(board, to) || stepLabel(board, mover.figure, from, to) === 'hindered') return true;
  }
  return board.figures.some(
    (other) =>
      other.player !== mover.figure.player &&
      !mover.escaped.some((one) => one.id === other.id) &&
      isBeside(board, [to], other, mover.figure),
  );
}
