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

/** `scanSquare` returns row · STRIDE + column; three letters name fewer columns. */
const STRIDE = 2 ** 15;

/** The number of a name that names no square or edge of the map. */
export const OFF = -1;
/** The number of a name of two squares that share no edge. */
export const APART = -2;

/**
 * The square that a part of a text names, as one number: a map has thousands of names, and creating an object for each would take
 * longer than parsing it. OFF if it names none. At most three letters and four digits, as in the schema of questions.
 */
function scanSquare(text: string, start: number, end: number): number {
  let index = start;
  let column = 0;
  for (; index < Math.min(start + 3, end) && isBetween(text.charCodeAt(index), A, Z); index++)
    column = column * 26 + text.charCodeAt(index) - A + 1;
  const firstDigit = index;
  let row = 0;
  for (; index < Math.min(firstDigit + 4, end) && isBetween(text.charCodeAt(index), row === 0 ? ZERO + 1 : ZERO, NINE); index++)
    row = row * 10 + text.charCodeAt(index) - ZERO;
  return firstDigit > start && index > firstDigit && index === end ? (row - 1) * STRIDE + column - 1 : OFF;
}

export function parseSquare(name: string): { column: number; row: number } | undefined {
  const square = scanSquare(name, 0, name.length);
  return square === OFF ? undefined : { column: square % STRIDE, row: Math.floor(square / STRIDE) };
}

export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

/** The number of the square of a map that a text, or a part of it, names; OFF if it names none. */
export function squareNumber({ columns, rows }: MapSize, text: string, start = 0, end = text.length): number {
  const square = scanSquare(text, start, end);
  if (square === OFF) return OFF;
  const column = square % STRIDE;
  const row = Math.floor(square / STRIDE);
  return column >= columns || row >= rows ? OFF : row * columns + column;
}

/**
 * The number of the edge between two squares of a map such as "B2|C2", in either order: twice the number of its left or upper square, and 1
 * more if the other square is below it. OFF where one is not on the map, APART where they
 * share no edge.
 */
export function edgeNumber(map: MapSize, name: string): number {
  const bar = name.indexOf('|');
  if (bar < 0) return OFF;
  const one = squareNumber(map, name, 0, bar);
  const other = squareNumber(map, name, bar + 1);
  if (one === OFF || other === OFF) return OFF;
  const first = Math.min(one, other);
  if (Math.abs(one - other) === 1 && first % map.columns !== map.columns - 1) return 2 * first;
  return Math.abs(one - other) === map.columns ? 2 * first + 1 : APART;
}
