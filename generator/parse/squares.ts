/** Names of squares: `C4` is the third column, the fourth row. */

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** `A` for column 1, `AA` for column 27. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export function squareName(square: Square): string {
  return `${columnName(square.column)}${square.row}`;
}

/** Parses the name of a square; undefined for any other value. Columns reach to `ZZ`, rows to 999. */
export function squareOf(name: unknown): Square | undefined {
  const parts = typeof name === 'string' ? /^([A-Z]{1,2})([1-9][0-9]{0,2})$/.exec(name) : null;
  if (parts === null) return undefined;
  let column = 0;
  for (const letter of parts[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(parts[2]) };
}

/** Reading order: row by row, each from the left. */
export function inReadingOrder(a: Square, b: Square): number {
  return a.row - b.row || a.column - b.column;
}
