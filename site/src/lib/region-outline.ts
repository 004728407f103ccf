/** The outline of a region as closed lines in units of squares, for small pictures; boards draw it inset (`boards/outline.ts`). */
import type { Cell } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';

/** The four edges of a square, clockwise, and the neighbour beyond each. */
const edges = [
  { from: [0, 0], to: [1, 0], beyond: [0, -1] },
  { from: [1, 0], to: [1, 1], beyond: [1, 0] },
  { from: [1, 1], to: [0, 1], beyond: [0, 1] },
  { from: [0, 1], to: [0, 0], beyond: [-1, 0] },
] as const;

/** An SVG path: one closed line around each piece of the region and around each hole. */
export function regionOutline(squares: readonly string[]): string {
  const cells: readonly Cell[] = squares.flatMap((name) => parseSquare(name) ?? []);
  const region = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  /** The ends of the border's edges by the corner in which they start, both as `x y`. */
  const endsByStart = new Map<string, string[]>();
  for (const { column, row } of cells)
    for (const { from, to, beyond } of edges) {
      if (region.has(`${column + beyond[0]} ${row + beyond[1]}`)) continue;
      const start = `${column + from[0]} ${row + from[1]}`;
      endsByStart.set(start, [...(endsByStart.get(start) ?? []), `${column + to[0]} ${row + to[1]}`]);
    }
  let path = '';
  for (const start of endsByStart.keys()) {
    while ((endsByStart.get(start)?.length ?? 0) > 0) {
      const corners: string[] = [];
      for (let corner: string | undefined = start; corner !== undefined; corner = endsByStart.get(corner)?.pop()) corners.push(corner);
      path += pathThrough(corners);
    }
  }
  return path;
}

/** A closed line through points that are one square apart, its straight parts in one piece each. */
function pathThrough(points: readonly string[]): string {
  const sides: { axis: 'h' | 'v'; length: number }[] = [];
  const [first = [0, 0], ...rest] = points.map((point) => point.split(' ').map(Number));
  let [x = 0, y = 0] = first;
  for (const [toX = 0, toY = 0] of rest) {
    const axis = toY === y ? 'h' : 'v';
    const length = axis === 'h' ? toX - x : toY - y;
    const last = sides.at(-1);
    if (last?.axis === axis) last.length += length;
    else sides.push({ axis, length });
    [x, y] = [toX, toY];
  }
  const [startX = 0, startY = 0] = first;
  // The last side is left out, since `z` closes the line.
  return `M${startX} ${startY}${sides
    .slice(0, -1)
    .map(({ axis, length }) => `${axis}${length}`)
    .join('')}z`;
}
