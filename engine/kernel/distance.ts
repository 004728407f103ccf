import type { Board } from './board.ts';

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The number of steps, diagonal ones included, over a number of columns and rows, each of either sign. */
function steps(columnDifference: number, rowDifference: number): number {
  const columns = Math.abs(columnDifference);
  const rows = Math.abs(rowDifference);
  return columns > rows ? columns : rows;
}

/** The number of steps between two squares, diagonal ones included: 1 for neighbours. */
export function chebyshev({ columns: width }: Pick<Board, 'columns'>, a: number, b: number): number {
  return steps((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width));
}

/** The same between squares of which no map is known. */
export function cellDistance(a: Cell, b: Cell): number {
  return steps(a.column - b.column, a.row - b.row);
}
