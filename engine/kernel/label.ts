/** The label of one line over the planes of its class. Views and games need thousands of lines, so this allocates nothing. */
import type { ClassPlanes } from './class-planes.ts';
import { CORNER, CORNER_NUMBERS, EDGE_NUMBERS, type Line } from './geometry.ts';
import type { PathRule } from './rules.ts';

/** How a path folds the labels met on a line, as flags that are tested fast. */
export interface Fold {
  /** The number of the worst label: nothing after it can change the result. */
  readonly worst: number;
  /** Whether the first label other than 0 decides, in place of the worst. */
  readonly firstDecides: boolean;
  readonly countsEdgeIn: boolean;
  readonly countsSide: boolean;
  readonly countsEdgeOut: boolean;
  /** Whether the better of the two routes counts, in place of the worse. */
  readonly betterRouteCounts: boolean;
  /** Whether the worst part of a route counts, in place of the best. */
  readonly worstPartCounts: boolean;
}

export function foldOf(rule: PathRule): Fold {
  const { of, routes, within } = rule.corner;
  return {
    worst: rule.labels.length - 1,
    firstDecides: rule.along === 'first',
    countsEdgeIn: of.includes('edge-in'),
    countsSide: of.includes('side'),
    countsEdgeOut: of.includes('edge-out'),
    betterRouteCounts: routes === 'best',
    worstPartCounts: within === 'worst',
  };
}

/** Whether a line has its worst label, a corner that of the better route, and a route that of the worst of all its parts. */
export function isPlain(fold: Fold): boolean {
  const allPartsCount = fold.countsEdgeIn && fold.countsSide && fold.countsEdgeOut;
  return !fold.firstDecides && fold.betterRouteCounts && fold.worstPartCounts && allPartsCount;
}

export function routeLabel(fold: Fold, edgeIn: number, side: number, edgeOut: number): number {
  if (fold.worstPartCounts) {
    let label = 0;
    if (fold.countsEdgeIn) label = edgeIn;
    if (fold.countsSide && side > label) label = side;
    if (fold.countsEdgeOut && edgeOut > label) label = edgeOut;
    return label;
  }
  let label = fold.worst;
  if (fold.countsEdgeIn && edgeIn < label) label = edgeIn;
  if (fold.countsSide && side < label) label = side;
  if (fold.countsEdgeOut && edgeOut < label) label = edgeOut;
  return label;
}

/**
 * The label of the line from square `from` to square `to`, the labels of these two included. Stops as soon as nothing later can change it.
 * `own` marks the squares of the ends' bases, which count as clear between `from` and `to`.
 */
export function labelAlong(planes: ClassPlanes, fold: Fold, line: Line, from: number, to: number, own: Uint8Array | undefined): number {
  const { between, edge } = planes;
  const { worst, firstDecides } = fold;
  const twiceFrom = 2 * from;
  const lastIndex = line.length - 1;
  let label = planes.source[from] ?? 0;
  let index = 0;
  while (index < lastIndex) {
    if (label === worst || (firstDecides && label > 0)) return label;
    const crossed = line[index] ?? 0;
    let met: number;
    if (crossed === CORNER) {
      // After CORNER: for each route the edge in, the side square and the edge out.
      const firstSide = from + (line[index + 2] ?? 0);
      const secondSide = from + (line[index + 5] ?? 0);
      const a = routeLabel(
        fold,
        edge[twiceFrom + (line[index + 1] ?? 0)] ?? 0,
        own !== undefined && own[firstSide] === 1 ? 0 : (between[firstSide] ?? 0),
        edge[twiceFrom + (line[index + 3] ?? 0)] ?? 0,
      );
      const b = routeLabel(
        fold,
        edge[twiceFrom + (line[index + 4] ?? 0)] ?? 0,
        own !== undefined && own[secondSide] === 1 ? 0 : (between[secondSide] ?? 0),
        edge[twiceFrom + (line[index + 6] ?? 0)] ?? 0,
      );
      met = fold.betterRouteCounts ? (a < b ? a : b) : a > b ? a : b;
      index += CORNER_NUMBERS;
    } else {
      met = edge[twiceFrom + crossed] ?? 0;
      index += EDGE_NUMBERS;
    }
    if (met > label && !(firstDecides && label > 0)) label = met;
    if (index < lastIndex) {
      const square = from + (line[index] ?? 0);
      const inside = own !== undefined && own[square] === 1 ? 0 : (between[square] ?? 0);
      if (inside > label && !(firstDecides && label > 0)) label = inside;
    }
    index += 1;
  }
  const end = planes.target[to] ?? 0;
  return end > label && !(firstDecides && label > 0) ? end : label;
}
