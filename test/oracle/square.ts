/** A square by its column and row, both counted from 1 at the top left. */
export type Square = { readonly column: number; readonly row: number };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The square of a name such as `C4` or `AA12`. Throws an Error on anything else. */
export function squareNamed(name: string): Square {
  const parts = /^([A-Z]+)([1-9][0-9]*)$/.exec(name);
  if (!parts?.[1] || !parts[2]) throw new Error(`not a square: ${name}`);
  let column = 0;
  for (const letter of parts[1]) column = column * 26 + LETTERS.indexOf(letter) + 1;
  return { column, row: Number(parts[2]) };
}

export function nameOf(square: Square): string {
  let letters = '';
  for (let rest = square.column; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = LETTERS.charAt((rest - 1) % 26) + letters;
  return `${letters}${square.row}`;
}

/** Every square of a map, in reading order. */
export function squaresOf({ columns, rows }: { readonly columns: number; readonly rows: number }): Square[] {
  const squares: Square[] = [];
  for (let row = 1; row <= rows; row += 1) for (let column = 1; column <= columns; column += 1) squares.push({ column, row });
  return squares;
}

export function same(a: Square, b: Square): boolean {
  return a.column === b.column && a.row === b.row;
}

export function includes(list: readonly Square[], square: Square): boolean {
  return list.some((one) => same(one, square));
}

export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** Whether two different squares share an edge or a corner. */
export function touch(a: Square, b: Square): boolean {
  return distance(a, b) === 1;
}

export function isDiagonal(a: Square, b: Square): boolean {
  return a.column !== b.column && a.row !== b.row;
}

/** Row by row, each row from the left. */
export function compareReading(a: Square, b: Square): number {
  return a.row - b.row || a.column - b.column;
}

/** The two squares that touch both of two diagonal neighbours along an edge, in reading order. */
export function sideSquares(a: Square, b: Square): [Square, Square] {
  const one = { column: a.column, row: b.row };
  const other = { column: b.column, row: a.row };
  return compareReading(one, other) <= 0 ? [one, other] : [other, one];
}
