import type { Json, JsonObject } from '../base/json.ts';
import { type Cell, squareOf } from './squares.ts';

/** Squares are counted from 0 in reading order. */
export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  /** By square, its signs. */
  readonly cells: string[];
  /** By square, the sign on its right edge. */
  readonly right: Map<number, string>;
  /** By square, the sign on its bottom edge. */
  readonly bottom: Map<number, string>;
}

/** The most columns or rows of a map in the judge protocol. */
export const LONGEST_SIDE = 200;

export function emptyDrawing(map: JsonObject): Drawing | undefined {
  const { kind, columns, rows } = map;
  if (kind === undefined || !isSize(columns) || !isSize(rows)) return undefined;
  return { columns, rows, cells: Array.from({ length: columns * rows }, () => ''), right: new Map(), bottom: new Map() };
}

function isSize(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_SIDE;
}

export const indexOf = (drawing: Drawing, name: Json | undefined): number | undefined => indexAt(drawing, squareOf(name));

export function indexAt({ columns, rows }: Drawing, cell: Cell | undefined): number | undefined {
  return cell === undefined || cell.column >= columns || cell.row >= rows ? undefined : cell.row * columns + cell.column;
}

export function addSign(drawing: Drawing, name: Json, sign: string): boolean {
  const index = indexOf(drawing, name);
  if (index === undefined || drawing.cells[index]?.includes(sign)) return false;
  drawing.cells[index] += sign;
  return true;
}
