import type { Board } from './board.ts';
import type { ClassPlanes } from './class-planes.ts';
import { classPlanes, labelledTargets, lineRestrictions, pathRule } from './classes.ts';
import { type End, endHeights, fireFold, fireLine, ownSquares } from './fire.ts';
import { better, worse } from './fold.ts';
import { at, valuesOf } from './plane.ts';
import type { PathRule } from './rules.ts';
import { squareEnd, squareLabel } from './square-lines.ts';
import { canSweep, sweep } from './sweep.ts';

/** From a square alone, lines to a height with fewer squares than this share of the board are evaluated singly: a sweep would cost more. */
const SMALLEST_SWEPT_SHARE = 1 / 8;

/** Per square, the label of the line to it as a square alone. Swept where the rules fold as the sweep does, else line by line. */
export function visibleLabels(board: Board, from: End): Uint8Array {
  const rule = pathRule(board, 'fire');
  const labels = new Uint8Array(board.size);
  const [start] = from.squares;
  const picksWorst = rule.ends?.level === 'worst' || rule.ends?.squares === 'worst';
  const hasLineRestrictions = lineRestrictions(board).length > 0;
  if (start === undefined || picksWorst || hasLineRestrictions || !canSweep(board, fireFold(board, rule))) {
    for (let square = 0; square < board.size; square++) labels[square] = fireLine(board, from, squareEnd(square)).label;
    return labels;
  }
  if (from.character < 0 && from.squares.length === 1) viewFromSquare(board, rule, start, labels);
  else viewFromFigure(board, rule, from, labels);
  return labels;
}

/**
 * Writes the view from a square alone into `labels`: a sweep for the height with the most squares, and for each other height a sweep or
 * single lines.
 */
function viewFromSquare(board: Board, rule: PathRule, start: number, labels: Uint8Array): void {
  const worstLabel = rule.labels.length - 1;
  const fromHeight = at(board.height, start);
  let swept: Uint8Array | undefined;
  for (const [toHeight, squares] of squaresByHeight(board)) {
    if (swept !== undefined && squares.length < board.size * SMALLEST_SWEPT_SHARE) {
      for (const square of squares) labels[square] = squareLabel(board, start, square);
      continue;
    }
    const planes = classPlanes(board, rule, { fromHeight, toHeight, shooter: -1, target: -1 });
    // The first sweep, for the height with the most squares, writes straight into `labels`; squares of other heights are overwritten later.
    if (swept === undefined) {
      swept = labels;
      sweepWithEnds(board, planes, start, worstLabel, labels);
    } else {
      swept = swept === labels ? new Uint8Array(board.size) : swept;
      sweepWithEnds(board, planes, start, worstLabel, swept);
      for (const square of squares) labels[square] = swept[square] ?? 0;
    }
  }
}

/** Writes the view from a figure, or from several squares, into `labels`: the best label of the sweeps from each square and height. */
function viewFromFigure(board: Board, rule: PathRule, from: End, labels: Uint8Array): void {
  const worstLabel = rule.labels.length - 1;
  // The other end is a square alone, which has no base: only the base of `from` counts.
  const clearsBase = ownSquares(board, rule, from, from) !== undefined;
  const swept = new Uint8Array(board.size);
  const clearedByPlanes = new Map<ClassPlanes, ClassPlanes>();
  labels.fill(worstLabel);
  for (const start of from.squares) {
    // Pairs of heights of one class have the same planes, and need one sweep.
    const heightsByPlanes = new Map<ClassPlanes, Set<number>>();
    for (const fromHeight of endHeights(board, rule, from, start))
      for (const toHeight of squaresByHeight(board).keys()) {
        const planes = classPlanes(board, rule, { fromHeight, toHeight, shooter: from.character, target: -1 });
        const heights = heightsByPlanes.get(planes) ?? new Set();
        heightsByPlanes.set(planes, heights.add(toHeight));
      }
    for (const [withBase, heights] of heightsByPlanes) {
      const planes = clearsBase ? (clearedByPlanes.get(withBase) ?? withClearBase(withBase, from.squares)) : withBase;
      clearedByPlanes.set(withBase, planes);
      sweepWithEnds(board, planes, start, worstLabel, swept);
      for (const height of heights)
        for (const square of squaresByHeight(board).get(height) ?? []) labels[square] = better(labels[square] ?? 0, swept[square] ?? 0);
    }
  }
}

function withClearBase(planes: ClassPlanes, baseSquares: readonly number[]): ClassPlanes {
  const between = Uint8Array.from(planes.between);
  for (const square of baseSquares) between[square] = 0;
  const { class: line, target, source, edge } = planes;
  return { class: line, between, target, source, edge };
}

/** Writes a sweep into `out`, with each label at least as bad as those of the start square and of the target square themselves. */
function sweepWithEnds(board: Board, planes: ClassPlanes, start: number, worstLabel: number, out: Uint8Array): void {
  sweep(board, planes, start, worstLabel, out);
  for (const square of labelledTargets(planes)) out[square] = worse(out[square] ?? 0, planes.target[square] ?? 0);
  const sourceLabel = planes.source[start] ?? 0;
  if (sourceLabel > 0) for (let square = 0; square < out.length; square++) out[square] = worse(out[square] ?? 0, sourceLabel);
}

function squaresByHeight(board: Board): ReadonlyMap<number, Int32Array> {
  const { terrain } = board.cache;
  if (terrain.levels !== undefined) return terrain.levels;
  const listByHeight = new Map<number, number[]>();
  valuesOf(board.height).forEach((height, square) => {
    const list = listByHeight.get(height);
    if (list === undefined) listByHeight.set(height, [square]);
    else list.push(square);
  });
  terrain.levels = new Map(
    [...listByHeight].sort((a, b) => b[1].length - a[1].length).map(([height, list]) => [height, Int32Array.from(list)]),
  );
  return terrain.levels;
}
