/** Squares are named COLUMN ROW: letters from the left (A … Z, AA …), numbers from the top starting at 1. Columns and rows count from 0 here. */

export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  const letter = String.fromCharCode(65 + (column % 26));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

export function squareName(index: number, columns: number): string {
  return columnName(index % columns) + (Math.floor(index / columns) + 1);
}

/** The column and row of a name, or undefined when it is none. */
export function parseSquare(name: string): { column: number; row: number } | undefined {
  const parts = /^([A-Z]{1,3})([1-9][0-9]{0,3})$/.exec(name);
  if (parts === null) return undefined;
  let column = 0;
  for (const letter of parts[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(parts[2]) - 1 };
}
