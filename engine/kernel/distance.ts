import type { Board } from './board.ts';

/** The number of steps between two squares, diagonal ones included: 1 for neighbours. */
export function chebyshev(board: Board, a: number, b: number): number {
  const columns = Math.abs((a % board.columns) - (b % board.columns));
  const rows = Math.abs(Math.floor(a / board.columns) - Math.floor(b / board.columns));
  return columns > rows ? columns : rows;
}
