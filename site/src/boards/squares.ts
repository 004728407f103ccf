/** Names of squares: letters count columns from the left, numbers count rows from the top. Places are counted from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export function squareName({ column, row }: Cell): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** The cell that a name means, or nothing where it is no square's name. */
export function readSquare(name: string): Cell | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9][0-9]{0,2})$/.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) - 1 };
}

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
