/** Columns and rows of squares count from 0. */
import { columnName, parseSquare } from '../kernel/square-name.ts';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const squareName = ({ column, row }: Cell): string => `${columnName(column)}${row + 1}`;

export const squareOf = (name: unknown): Cell | undefined => (typeof name === 'string' ? parseSquare(name) : undefined);

/** Parses the name of an edge, `B2|C2`, to its two cells. */
export function readEdge(name: unknown): readonly [Cell, Cell] | undefined {
  const [one, other, ...more] = typeof name === 'string' ? name.split('|').map(squareOf) : [];
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

export function edgeName(a: Cell, b: Cell): string {
  const ordered = compareInReadingOrder(a, b) <= 0 ? [a, b] : [b, a];
  return ordered.map(squareName).join('|');
}

export function compareInReadingOrder(a: Cell, b: Cell): number {
  return a.row - b.row || a.column - b.column;
}
