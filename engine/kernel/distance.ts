import type { Board } from './board.ts';

/** The number of steps between two squares, diagonal ones included: 1 for neighbours. */
export function chebyshev({ columns: width }: Pick<Board, 'columns'>, a: number, b: number): number {
  const columns = Math.abs((a % width) - (b % width));
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return columns > rows ? columns : rows;
}
