/**
 * Exact geometry of a grid. What the straight line between two square centres crosses depends only on the offset between them, so it is
 * walked once per offset and cached as a list of numbers relative to the source square.
 *
 * Edges are numbered 2·square for the edge to the right of a square and 2·square + 1 for the edge below it.
 */

/** The eight directions: the straight ones clockwise from up, then the diagonal ones clockwise from the upper right. */
export const DIRECTIONS: readonly { readonly columns: number; readonly rows: number }[] = [
  { columns: 0, rows: -1 },
  { columns: 1, rows: 0 },
  { columns: 0, rows: 1 },
  { columns: -1, rows: 0 },
  { columns: 1, rows: -1 },
  { columns: 1, rows: 1 },
  { columns: -1, rows: 1 },
  { columns: -1, rows: -1 },
];

export const FIRST_DIAGONAL = 4;

/** The edge between a square and its orthogonal neighbour at an offset, relative to 2·square; `width` is that of the board. */
export function edgeOffset(columns: number, rows: number, width: number): number {
  if (columns === 1) return 0;
  if (columns === -1) return -2;
  return rows === 1 ? 1 : -2 * width + 1;
}

/**
 * A line as numbers. A plain crossing is two: the edge (relative to 2·source) and the square entered (relative to the source). A corner is
 * eight: CORNER, then for each of its two routes the edge in, the side square and the edge out, the route with the first side square in
 * reading order first, then the square entered. `crossingsOf` reads it as records; the loops that must be fast read the numbers.
 */
export type Line = Int32Array;
/** Less than any relative edge, which may be negative. */
export const CORNER = -(2 ** 30);
/** Numbers of a plain crossing and of a corner, the square entered left out. */
export const EDGE_NUMBERS = 1;
export const CORNER_NUMBERS = 7;

export interface CornerRoute {
  readonly edgeIn: number;
  readonly side: number;
  readonly edgeOut: number;
}

interface Crossing {
  readonly crossed: { readonly edge: number } | { readonly routes: readonly [CornerRoute, CornerRoute] };
  readonly entered: number;
}

/** The crossings of a line from a source, in order, in numbers of the board. */
export function crossingsOf(line: Line, source: number): readonly Crossing[] {
  const out: Crossing[] = [];
  for (let index = 0; index < line.length; index++) {
    const edgeAt = (ahead: number): number => 2 * source + (line[index + ahead] ?? 0);
    const squareAt = (ahead: number): number => source + (line[index + ahead] ?? 0);
    const routeAt = (ahead: number): CornerRoute => ({ edgeIn: edgeAt(ahead), side: squareAt(ahead + 1), edgeOut: edgeAt(ahead + 2) });
    const isCorner = line[index] === CORNER;
    const crossed = isCorner ? { routes: [routeAt(1), routeAt(4)] as const } : { edge: edgeAt(0) };
    const enteredAt = isCorner ? CORNER_NUMBERS : EDGE_NUMBERS;
    out.push({ crossed, entered: squareAt(enteredAt) });
    index += enteredAt;
  }
  return out;
}

/** The line to the square that is `columns` and `rows` away, on a board of this width. */
function walk(columns: number, rows: number, width: number): Line {
  const nx = Math.abs(columns);
  const ny = Math.abs(rows);
  const sx = Math.sign(columns);
  const sy = Math.sign(rows);
  const out: number[] = [];
  const edgeX = edgeOffset(sx, 0, width);
  const edgeY = edgeOffset(0, sy, width);
  let ix = 0;
  let iy = 0;
  let here = 0;
  while (ix < nx || iy < ny) {
    // Negative if the line meets the next column before the next row, 0 if it meets both at once, in a corner.
    const order = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
    if (order === 0) {
      const side = here + sx;
      const other = here + sy * width;
      const first = [2 * here + edgeX, side, 2 * side + edgeY];
      const second = [2 * here + edgeY, other, 2 * other + edgeX];
      out.push(CORNER, ...(sy > 0 ? [...first, ...second] : [...second, ...first]));
      here = side + sy * width;
      ix++;
      iy++;
    } else if (order < 0) {
      out.push(2 * here + edgeX);
      here += sx;
      ix++;
    } else {
      out.push(2 * here + edgeY);
      here += sy * width;
      iy++;
    }
    out.push(here);
  }
  return Int32Array.from(out);
}

/** Whether a line enters a square, given relative to its source; at a corner it enters the square beyond it. */
export function enters(line: Line, square: number): boolean {
  for (let index = 0; index < line.length; index++) {
    index += line[index] === CORNER ? CORNER_NUMBERS : EDGE_NUMBERS;
    if (line[index] === square) return true;
  }
  return false;
}

/** Lines by offset for one board width, walked when first asked for. */
export interface LineTable {
  line(columns: number, rows: number): Line;
}

let tableByWidth = new Map<number, LineTable>();

/** If the tables store more numbers, all lines are dropped and walked again. This limits the memory of all tables to about 100 MB. */
const MOST_NUMBERS = 2 ** 24;
let storedNumbers = 0;

export function lineTable(width: number): LineTable {
  const known = tableByWidth.get(width);
  if (known !== undefined) return known;
  // Columns differ by less than the width, rows by less than the tallest map of the schema. A small array stays in the processor's cache.
  const tallest = 200;
  const span = 2 * width;
  const lines: (Line | undefined)[] = new Array(span * 2 * tallest).fill(undefined);
  storedNumbers += lines.length;
  const table: LineTable = {
    line(columns, rows) {
      const key = (rows + tallest) * span + columns + width;
      const found = lines[key];
      if (found !== undefined) return found;
      const made = walk(columns, rows, width);
      storedNumbers += made.length;
      if (storedNumbers > MOST_NUMBERS) {
        tableByWidth = new Map();
        // A board may still have this table.
        lines.fill(undefined);
        storedNumbers = made.length;
      }
      lines[key] = made;
      return made;
    },
  };
  tableByWidth.set(width, table);
  return table;
}
