/** The label of one line over the planes of its class: the inner loop of every query, so it allocates nothing. */
import type { ClassPlanes } from './classes.ts';
import { CORNER, CORNER_NUMBERS, EDGE_NUMBERS, type Line } from './geometry.ts';
import type { PathRule } from './rules.ts';

/** How a path folds the labels met on a line, as flags that are tested fast. */
export interface Fold {
  /** The number of the worst label: nothing after it can change the result. */
  readonly worst: number;
  /** Whether the first label other than 0 decides, in place of the worst. */
  readonly first: boolean;
  /** The parts of a route round a corner that count; then whether the better route counts, and the worse part of a route. */
  readonly edgeIn: boolean;
  readonly side: boolean;
  readonly edgeOut: boolean;
  readonly routesBest: boolean;
  readonly withinWorst: boolean;
}

export function foldOf(rule: PathRule): Fold {
  const { of, routes, within } = rule.corner;
  return {
    worst: rule.labels.length - 1,
    first: rule.along === 'first',
    edgeIn: of.includes('edge-in'),
    side: of.includes('side'),
    edgeOut: of.includes('edge-out'),
    routesBest: routes === 'best',
    withinWorst: within === 'worst',
  };
}

/** Whether a line has its worst label, a corner that of the better route, and a route that of its worst part. */
export function isPlain({ first, routesBest, withinWorst, edgeIn, side, edgeOut }: Fold): boolean {
  return !first && routesBest && withinWorst && edgeIn && side && edgeOut;
}

/** The label of one route round a corner. */
export function routeLabel(fold: Fold, edgeIn: number, side: number, edgeOut: number): number {
  if (fold.withinWorst) {
    let label = 0;
    if (fold.edgeIn) label = edgeIn;
    if (fold.side && side > label) label = side;
    if (fold.edgeOut && edgeOut > label) label = edgeOut;
    return label;
  }
  let label = fold.worst;
  if (fold.edgeIn && edgeIn < label) label = edgeIn;
  if (fold.side && side < label) label = side;
  if (fold.edgeOut && edgeOut < label) label = edgeOut;
  return label;
}

/**
 * The label met on the way, both ends' own squares included. Stops as soon as nothing later can change it. `own` marks the squares of the
 * ends' bases, which count as clear between them.
 */
export function labelAlong(planes: ClassPlanes, fold: Fold, line: Line, from: number, to: number, own: Uint8Array | undefined): number {
  const { between, edge } = planes;
  const { worst, first } = fold;
  const twiceFrom = 2 * from;
  const lastIndex = line.length - 1;
  let label = planes.source[from] ?? 0;
  let index = 0;
  while (index < lastIndex) {
    if (label === worst || (first && label > 0)) return label;
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
      met = fold.routesBest ? (a < b ? a : b) : a > b ? a : b;
      index += CORNER_NUMBERS;
    } else {
      met = edge[twiceFrom + crossed] ?? 0;
      index += EDGE_NUMBERS;
    }
    if (met > label && !(first && label > 0)) label = met;
    if (index < lastIndex) {
      const square = from + (line[index] ?? 0);
      const inside = own !== undefined && own[square] === 1 ? 0 : (between[square] ?? 0);
      if (inside > label && !(first && label > 0)) label = inside;
    }
    index += 1;
  }
  const end = planes.target[to] ?? 0;
  return end > label && !(first && label > 0) ? end : label;
}
