/** Names of squares and edges; columns and rows count from 0. */
import { columnName, parseSquare } from '../../../engine/kernel/square-name.ts';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The letters of a column: `A` for column 0. */
export const columnLetters: (column: number) => string = columnName;

export const squareName = ({ column, row }: Cell): string => `${columnName(column)}${row + 1}`;

/** Parses the name of a square; undefined if it is none. */
export const readSquare: (name: string) => Cell | undefined = parseSquare;

/** Parses the name of an edge, `B2|C2`, to its two cells. */
export function readEdge(name: string): readonly [Cell, Cell] | undefined {
  const [one, other, ...more] = name.split('|').map(readSquare);
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

/** The name of the edge between two neighbours, the earlier in reading order first. */
export function edgeName(a: Cell, b: Cell): string {
  const ordered = a.row < b.row || (a.row === b.row && a.column <= b.column) ? [a, b] : [b, a];
  return ordered.map(squareName).join('|');
}
