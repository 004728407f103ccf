/**
 * Squares in drawing units. The boundary of a region of squares is drawn a little inside it as on the printed maps, so that two regions may
 * touch.
 */
import { parseSquare } from '../../../engine/kernel/square-name.ts';

/** The side of a square in drawing units, the user units of the SVG. */
export const unit = 40;

export function middle(square: string): { readonly x: number; readonly y: number } {
  const { column, row } = parseSquare(square) ?? { column: 0, row: 0 };
  return { x: column * unit + unit / 2, y: row * unit + unit / 2 };
}

type Span = readonly [from: number, to: number];

/** Segments of parallel lines, by the coordinate of the line; segments that touch are joined. */
class Segments {
  readonly #lines = new Map<number, Span[]>();

  add(line: number, from: number, to: number): void {
    const spans = this.#lines.get(line) ?? [];
    spans.push([from, to]);
    this.#lines.set(line, spans);
  }

  *joined(): Generator<readonly [line: number, from: number, to: number]> {
    for (const [line, spans] of this.#lines) {
      let current: Span | undefined;
      for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
        if (current !== undefined && current[1] === from) current = [current[0], to];
        else {
          if (current !== undefined) yield [line, ...current];
          current = [from, to];
        }
      }
      if (current !== undefined) yield [line, ...current];
    }
  }
}

/** An SVG path of the boundary, `inset` units inside the region. */
export function outline(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => parseSquare(name) ?? []);
  const cellKeys = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const isInside = (column: number, row: number): boolean => cellKeys.has(`${column},${row}`);
  const horizontal = new Segments();
  const vertical = new Segments();
  for (const { column: c, row: r } of cells) {
    const x = c * unit;
    const y = r * unit;
    // Returns how far an end of an edge is moved inwards: by the inset at an outer corner, by the negative inset at an inner corner, and
    // not at all between two squares. `isBesideInside` is whether the next square along the edge is in the region, `isBeyondInside` whether
    // the square across the edge from that next square is in it.
    const end = (isBesideInside: boolean, isBeyondInside: boolean): number => {
      if (!isBesideInside) return inset;
      return isBeyondInside ? -inset : 0;
    };
    for (const side of [-1, 1] as const) {
      if (!isInside(c, r + side)) {
        const from = x + end(isInside(c - 1, r), isInside(c - 1, r + side));
        const to = x + unit - end(isInside(c + 1, r), isInside(c + 1, r + side));
        horizontal.add(side < 0 ? y + inset : y + unit - inset, from, to);
      }
      if (!isInside(c + side, r)) {
        const from = y + end(isInside(c, r - 1), isInside(c + side, r - 1));
        const to = y + unit - end(isInside(c, r + 1), isInside(c + side, r + 1));
        vertical.add(side < 0 ? x + inset : x + unit - inset, from, to);
      }
    }
  }
  let path = '';
  for (const [y, from, to] of horizontal.joined()) path += `M${from} ${y}H${to}`;
  for (const [x, from, to] of vertical.joined()) path += `M${x} ${from}V${to}`;
  return path;
}

/**
 * An SVG path that fills the squares up to the boundary of `outline`; at inner corners it goes beyond the boundary by the inset.
 * Neighbours in a row are one rectangle.
 */
export function area(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => parseSquare(name) ?? []);
  const cellKeys = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const gap = (column: number, row: number): number => (cellKeys.has(`${column},${row}`) ? 0 : inset);
  /** By the top and the bottom of the rectangles, in drawing units. */
  const segmentsByRow = new Map<string, Segments>();
  for (const { column: c, row: r } of cells) {
    const key = `${r * unit + gap(c, r - 1)} ${(r + 1) * unit - gap(c, r + 1)}`;
    const segments = segmentsByRow.get(key) ?? new Segments();
    segmentsByRow.set(key, segments);
    // All segments of a key are in one row of squares, so they need no coordinate of their line: it is 0 for all.
    segments.add(0, c * unit + gap(c - 1, r), (c + 1) * unit - gap(c + 1, r));
  }
  let path = '';
  for (const [key, segments] of segmentsByRow) {
    const [top, bottom] = key.split(' ');
    for (const [, from, to] of segments.joined()) path += `M${from} ${top}H${to}V${bottom}H${from}z`;
  }
  return path;
}
