import { add, compare, divide, fraction, larger, multiply, ONE, type Rational, smaller, subtract, ZERO } from './rational.ts';
import { compareReading, type Square, same } from './square.ts';

/** A grid corner that a line passes exactly: the square before it, the square after it, and the two beside the line in reading order. */
type Corner = { readonly before: Square; readonly after: Square; readonly sides: readonly [Square, Square] };

/** The squares, edges and corners of the straight line between two square centres, each list in order along the line. */
export type Line = {
  readonly crossed: readonly Square[];
  readonly edges: readonly (readonly [Square, Square])[];
  readonly corners: readonly Corner[];
};

/** Something that the line meets, and the moment: a parameter along the line, 0 at its start and 1 at its end. */
type Met<T> = { readonly moment: Rational; readonly what: T };
type Span = { readonly from: Rational; readonly to: Rational };

const HALF = fraction(1, 2);

function inOrder<T>(met: readonly Met<T>[]): T[] {
  return [...met].sort((a, b) => compare(a.moment, b.moment)).map((one) => one.what);
}

/** The open interval of moments in which a coordinate is less than half a square from `centre`; null if there is none. */
function span(start: number, end: number, centre: number): Span | null {
  // A coordinate that does not change is in its column or row throughout: before the start (0) and after the end (1) too.
  if (start === end) return start === centre ? { from: fraction(-1), to: fraction(2) } : null;
  const low = momentOf(start, end, subtract(fraction(centre), HALF));
  const high = momentOf(start, end, add(fraction(centre), HALF));
  return { from: smaller(low, high), to: larger(low, high) };
}

/** The moment at which a coordinate takes a value; the coordinate must change along the line. */
function momentOf(start: number, end: number, value: Rational): Rational {
  return divide(subtract(value, fraction(start)), fraction(end - start));
}

function coordinateAt(start: number, end: number, moment: Rational): Rational {
  return add(fraction(start), multiply(moment, fraction(end - start)));
}

function isOnSegment(moment: Rational): boolean {
  return compare(moment, ZERO) >= 0 && compare(moment, ONE) <= 0;
}

/** When the line enters a square; null if it does not cross the inside of the square. */
function entryMoment(from: Square, to: Square, square: Square): Rational | null {
  const columns = span(from.column, to.column, square.column);
  const rows = span(from.row, to.row, square.row);
  if (!columns || !rows) return null;
  const first = larger(columns.from, rows.from);
  const last = smaller(columns.to, rows.to);
  return compare(first, last) < 0 && compare(first, ONE) < 0 && compare(last, ZERO) > 0 ? first : null;
}

/** When the line goes through the inside of the edge between a square and the one to its right; null if it does not. */
function throughRightEdge(from: Square, to: Square, square: Square): Rational | null {
  if (from.column === to.column) return null;
  const moment = momentOf(from.column, to.column, add(fraction(square.column), HALF));
  const offset = subtract(coordinateAt(from.row, to.row, moment), fraction(square.row));
  return isOnSegment(moment) && compare(offset, HALF) < 0 && compare(offset, subtract(ZERO, HALF)) > 0 ? moment : null;
}

function transposed(square: Square): Square {
  return { column: square.row, row: square.column };
}

function throughLowerEdge(from: Square, to: Square, square: Square): Rational | null {
  return throughRightEdge(transposed(from), transposed(to), transposed(square));
}

/** When the line passes the lower right corner of a square exactly; null if it does not. */
function throughCorner(from: Square, to: Square, square: Square): Rational | null {
  if (from.column === to.column || from.row === to.row) return null;
  const moment = momentOf(from.column, to.column, add(fraction(square.column), HALF));
  const isExact = compare(coordinateAt(from.row, to.row, moment), add(fraction(square.row), HALF)) === 0;
  return isOnSegment(moment) && isExact ? moment : null;
}

function lowerRightCornerOf(square: Square, crossed: readonly Square[]): Corner {
  const { column, row } = square;
  const around = [square, { column: column + 1, row }, { column, row: row + 1 }, { column: column + 1, row: row + 1 }];
  const [before, after, thirdCrossed] = crossed.filter((one) => around.some((other) => same(one, other)));
  const [first, second, thirdBeside] = around.filter((one) => !crossed.some((other) => same(one, other))).sort(compareReading);
  if (!before || !after || thirdCrossed || !first || !second || thirdBeside)
    throw new Error('a corner without two squares on the line and two beside it');
  return { before, after, sides: [first, second] };
}

/** Tries every square, edge and grid corner in the rectangle between two squares against the segment from centre to centre. */
export function drawLine(from: Square, to: Square): Line {
  if (same(from, to)) return { crossed: [from], edges: [], corners: [] };
  const squares: Met<Square>[] = [];
  const edges: Met<readonly [Square, Square]>[] = [];
  const corners: Met<Square>[] = [];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const square = { column, row };
      const entry = entryMoment(from, to, square);
      if (entry) squares.push({ moment: entry, what: square });
      const rightEdge = column < right ? throughRightEdge(from, to, square) : null;
      if (rightEdge) edges.push({ moment: rightEdge, what: [square, { column: column + 1, row }] });
      const lowerEdge = row < bottom ? throughLowerEdge(from, to, square) : null;
      if (lowerEdge) edges.push({ moment: lowerEdge, what: [square, { column, row: row + 1 }] });
      const corner = column < right && row < bottom ? throughCorner(from, to, square) : null;
      if (corner) corners.push({ moment: corner, what: square });
    }
  }
  const crossed = inOrder(squares);
  return { crossed, edges: inOrder(edges), corners: inOrder(corners).map((square) => lowerRightCornerOf(square, crossed)) };
}
