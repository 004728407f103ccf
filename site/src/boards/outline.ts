/** The boundary of a region of squares, drawn a little inside it as on the printed maps, so that two regions may touch. */
import { readSquare } from './squares.ts';

/** Length of a square's side in the drawing. */
export const unit = 40;

/** An SVG path of the boundary, `inset` units inside the region. */
export function outline(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => readSquare(name) ?? []);
  const has = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const inside = (column: number, row: number): boolean => has.has(`${column},${row}`);
  let path = '';
  for (const { column: c, row: r } of cells) {
    const x = c * unit;
    const y = r * unit;
    // An end of an edge draws back at an outer corner, runs on at an inner one, and goes straight through between two squares.
    const end = (beside: boolean, beyond: boolean): number => (!beside ? inset : beyond ? -inset : 0);
    for (const side of [-1, 1] as const) {
      if (!inside(c, r + side)) {
        const from = x + end(inside(c - 1, r), inside(c - 1, r + side));
        const to = x + unit - end(inside(c + 1, r), inside(c + 1, r + side));
        path += `M${from} ${side < 0 ? y + inset : y + unit - inset}H${to}`;
      }
      if (!inside(c + side, r)) {
        const from = y + end(inside(c, r - 1), inside(c + side, r - 1));
        const to = y + unit - end(inside(c, r + 1), inside(c + side, r + 1));
        path += `M${side < 0 ? x + inset : x + unit - inset} ${from}V${to}`;
      }
    }
  }
  return path;
}

/** An SVG path that fills the squares up to that boundary. */
export function area(squares: readonly string[], inset: number): string {
  const cells = squares.flatMap((name) => readSquare(name) ?? []);
  const has = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const gap = (column: number, row: number): number => (has.has(`${column},${row}`) ? 0 : inset);
  return cells
    .map(({ column: c, row: r }) => {
      const [left, top] = [c * unit + gap(c - 1, r), r * unit + gap(c, r - 1)];
      return `M${left} ${top}H${(c + 1) * unit - gap(c + 1, r)}V${(r + 1) * unit - gap(c, r + 1)}H${left}z`;
    })
    .join('');
}
