/** Squares of drawn boards. Columns and rows count from 1 here, as rows are printed; the engine counts from 0. */
import { columnName as columnNameOf, parseSquare } from '../../engine/kernel/square-name.ts';

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** `A` for column 1, `AA` for column 27. */
export const columnName = (column: number): string => columnNameOf(column - 1);

export const squareName = ({ column, row }: Square): string => `${columnName(column)}${row}`;

/** Parses the name of a square; undefined for any other value. */
export function squareOf(name: unknown): Square | undefined {
  const square = typeof name === 'string' ? parseSquare(name) : undefined;
  return square && { column: square.column + 1, row: square.row + 1 };
}

/** Reading order: row by row, each from the left. */
export function compareInReadingOrder(a: Square, b: Square): number {
  return a.row - b.row || a.column - b.column;
}
