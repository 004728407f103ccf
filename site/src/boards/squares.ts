/** Names of squares and edges; columns and rows count from 0. */
import { columnName, parseSquare } from '../../../engine/kernel/square-name.ts';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const squareName = ({ column, row }: Cell): string => `${columnName(column)}${row + 1}`;

/** The cell that a name means, or nothing where it is no square's name. */
export const readSquare: (name: string) => Cell | undefined = parseSquare;

/** The two cells of an edge's name, `B2|C2`. */
export function readEdge(name: string): readonly [Cell, Cell] | undefined {
  const [one, other, ...more] = name.split('|').map(readSquare);
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

/** The name of the edge between two neighbours, the earlier in reading order first. */
export function edgeName(a: Cell, b: Cell): string {
  const ordered = a.row < b.row || (a.row === b.row && a.column <= b.column) ? [a, b] : [b, a];
  return ordered.map(squareName).join('|');
}
