/** The boundary of a region of squares, drawn a little inside it as on the printed maps, so that two regions may touch. */
import { readSquare } from './squares.ts';

/** Length of a square's side in the drawing. */
export const unit = 40;

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
      let open: Span | undefined;
      for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
        if (open !== undefined && open[1] === from) open = [open[0], to];
        else {
          if (open !== undefined) yield [line, ...open];
          open = [from, to];
        }
      }
      if (open !== undefined) yield [line, ...open];
    }
  }
}

/** An SVG path of the boundary, `inset` units inside the region. */
export function outline(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => readSquare(name) ?? []);
  const has = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const inside = (column: number, row: number): boolean => has.has(`${column},${row}`);
  const horizontal = new Segments();
  const vertical = new Segments();
  for (const { column: c, row: r } of cells) {
    const x = c * unit;
    const y = r * unit;
    // An end of an edge is shortened by the inset at an outer corner, lengthened at an inner one, and unchanged between two squares.
    const end = (beside: boolean, beyond: boolean): number => (!beside ? inset : beyond ? -inset : 0);
    for (const side of [-1, 1] as const) {
      if (!inside(c, r + side)) {
        const from = x + end(inside(c - 1, r), inside(c - 1, r + side));
        const to = x + unit - end(inside(c + 1, r), inside(c + 1, r + side));
        horizontal.add(side < 0 ? y + inset : y + unit - inset, from, to);
      }
      if (!inside(c + side, r)) {
        const from = y + end(inside(c, r - 1), inside(c + side, r - 1));
        const to = y + unit - end(inside(c, r + 1), inside(c + side, r + 1));
        vertical.add(side < 0 ? x + inset : x + unit - inset, from, to);
      }
    }
  }
  let path = '';
  for (const [y, from, to] of horizontal.joined()) path += `M${from} ${y}H${to}`;
  for (const [x, from, to] of vertical.joined()) path += `M${x} ${from}V${to}`;
  return path;
}

/** An SVG path that fills the squares up to the boundary of `outline`, neighbours in a row as one rectangle. */
export function area(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => readSquare(name) ?? []);
  const has = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const gap = (column: number, row: number): number => (has.has(`${column},${row}`) ? 0 : inset);
  const rows = new Map<string, Segments>();
  for (const { column: c, row: r } of cells) {
    const key = `${r * unit + gap(c, r - 1)} ${(r + 1) * unit - gap(c, r + 1)}`;
    const segments = rows.get(key) ?? new Segments();
    rows.set(key, segments);
    // These segments are all in one row, that of the key, so that the line does not matter.
    segments.add(0, c * unit + gap(c - 1, r), (c + 1) * unit - gap(c + 1, r));
  }
  let path = '';
  for (const [key, segments] of rows) {
    const [top, bottom] = key.split(' ');
    for (const [, from, to] of segments.joined()) path += `M${from} ${top}H${to}V${bottom}H${from}z`;
  }
  return path;
}
