/** Names of squares: letters from the left (A … Z, AA …), numbers from the top, starting at 1. Columns and rows here count from 0. */

/** Empty for a negative column. */
export function columnName(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(A + ((rest - 1) % 26)) + letters;
  return letters;
}

export function squareName(square: number, columns: number): string {
  return columnName(square % columns) + (Math.floor(square / columns) + 1);
}

// Codes of characters.
const A = 65;
const Z = 90;
const ZERO = 48;
const NINE = 57;

const isBetween = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/** The column and row of a name; undefined if it names no square. At most three letters and four digits, as in the schema of questions. */
export function parseSquare(name: string): { column: number; row: number } | undefined {
  let index = 0;
  let column = 0;
  for (; index < 3 && isBetween(name.charCodeAt(index), A, Z); index++) column = column * 26 + name.charCodeAt(index) - A + 1;
  const letterCount = index;
  let row = 0;
  for (; index < letterCount + 4 && isBetween(name.charCodeAt(index), row === 0 ? ZERO + 1 : ZERO, NINE); index++)
    row = row * 10 + name.charCodeAt(index) - ZERO;
  return letterCount > 0 && row > 0 && index === name.length ? { column: column - 1, row: row - 1 } : undefined;
}

/** The number of a square on a map of this size, by name; -1 if the name is no square of the map. */
export function squareNumber({ columns, rows }: { readonly columns: number; readonly rows: number }, name: string): number {
  const square = parseSquare(name);
  return square === undefined || square.column >= columns || square.row >= rows ? -1 : square.row * columns + square.column;
}
