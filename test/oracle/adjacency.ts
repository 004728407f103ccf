import { type Board, elevation, type Figure, hasWall, isBlocking } from './board.ts';
import { includes, isDiagonal, type Square, sideSquares, touch } from './square.ts';

/**
 * Whether two squares are adjacent (rules/readings/adjacency.md#adjacency). Walls that the map draws count in every edition; those between
 * outdoor blocking terrain and the interior (`isIndoorEdge`) count in none. `ignored` is a character that moves, and so has left its
 * squares.
 */
export function areAdjacent(board: Board, a: Square, b: Square, ignored: Figure | null = null): boolean {
  if (!touch(a, b) || elevation(board, a) !== elevation(board, b)) return false;
  if (!isDiagonal(a, b)) return !hasWall(board, a, b);
  const [left, right] = sideSquares(a, b);
  const isParted = board.figures.some(
    (figure) => figure.id !== ignored?.id && includes(figure.squares, left) && includes(figure.squares, right),
  );
  return !isParted && (isRouteOpen(board, a, left, b) || isRouteOpen(board, a, right, b));
}

function isRouteOpen(board: Board, a: Square, side: Square, b: Square): boolean {
  if (hasWall(board, a, side) || hasWall(board, side, b)) return false;
  return !isBlocking(board, side) && elevation(board, side) === elevation(board, a);
}

export function isBeside(board: Board, squares: readonly Square[], figure: Figure, ignored: Figure | null = null): boolean {
  return squares.some((square) => figure.squares.some((other) => areAdjacent(board, square, other, ignored)));
}
