/** The labels of the lines from one end to every square of the map. */

import { bareLabel, bareSize } from './bare.ts';
import { at, type Board } from './board.ts';
import { type ClassPlanes, classPlanes, labelledTargets, pathRule } from './classes.ts';
import { type End, fireFold, fireLine, ownSquares, standings } from './fire.ts';
import { better, worse } from './fold.ts';
import type { PathRule } from './rules.ts';
import { canSweep, sweep } from './sweep.ts';

/** A level on fewer squares than this share of the board is asked line by line: a sweep of its own would cost more. */
const FEW = 1 / 8;

/** Per square, the label of the line to it as a bare square. Swept where the rules fold as the sweep does, else line by line. */
export function visibleLabels(board: Board, from: End): Uint8Array {
  const rule = pathRule(board, 'fire');
  const size = bareSize(board);
  const labels = new Uint8Array(board.size);
  const [start] = from.squares;
  const picksWorst = rule.ends?.level === 'worst' || rule.ends?.squares === 'worst';
  if (start === undefined || picksWorst || !canSweep(board, fireFold(board, rule))) {
    for (let square = 0; square < board.size; square++)
      labels[square] = fireLine(board, from, { squares: [square], character: -1, size }).label;
    return labels;
  }
  if (from.character < 0 && from.squares.length === 1) viewBare(board, start, size, rule.labels.length - 1, labels);
  else viewPiece(board, rule, from, size, labels);
  return labels;
}

/** A bare square's view: a sweep for the level with the most squares, and for others one of their own or single lines. */
function viewBare(board: Board, start: number, size: number, top: number, labels: Uint8Array): void {
  const stand = at(board.square.elevation, start);
  let swept: Uint8Array | undefined;
  for (const [level, squares] of squaresByLevel(board)) {
    if (swept !== undefined && squares.length < board.size * FEW) {
      for (const square of squares) labels[square] = bareLabel(board, start, square);
      continue;
    }
    const planes = classPlanes(board, stand < level ? stand : level, stand === level, size);
    // The first sweep is for the level with the most squares, and may write the others too: their own turn comes after it.
    if (swept === undefined) {
      swept = labels;
      view(board, planes, start, top, labels);
    } else {
      swept = swept === labels ? new Uint8Array(board.size) : swept;
      view(board, planes, start, top, swept);
      for (const square of squares) labels[square] = swept[square] ?? 0;
    }
  }
}

/** The view of an end that may have several squares and stand on several levels: the best of their sweeps. */
function viewPiece(board: Board, rule: PathRule, from: End, size: number, labels: Uint8Array): void {
  const top = rule.labels.length - 1;
  const own = ownSquares(board, from, from);
  const swept = new Uint8Array(board.size);
  const cleared = new Map<ClassPlanes, ClassPlanes>();
  labels.fill(top);
  for (const start of from.squares) {
    for (const stand of standings(board, rule, from, start)) {
      for (const [level, squares] of squaresByLevel(board)) {
        const whole = classPlanes(board, stand < level ? stand : level, stand === level, worse(from.size, size));
        const planes = own === undefined ? whole : (cleared.get(whole) ?? without(whole, from.squares));
        cleared.set(whole, planes);
        view(board, planes, start, top, swept);
        for (const square of squares) labels[square] = better(labels[square] ?? 0, swept[square] ?? 0);
      }
    }
  }
}

/** The planes as an end meets them whose own squares count as clear between the ends. */
function without(planes: ClassPlanes, own: readonly number[]): ClassPlanes {
  const between = Uint8Array.from(planes.between);
  for (const square of own) between[square] = 0;
  const { class: line, target, source, edge } = planes;
  return { class: line, between, target, source, edge };
}

/** A sweep, and the labels of both ends' own squares. */
function view(board: Board, planes: ClassPlanes, start: number, top: number, out: Uint8Array): void {
  sweep(board, planes, start, top, out);
  for (const square of labelledTargets(planes)) out[square] = worse(out[square] ?? 0, planes.target[square] ?? 0);
  const own = planes.source[start] ?? 0;
  if (own > 0) for (let square = 0; square < out.length; square++) out[square] = worse(out[square] ?? 0, own);
}

/** The squares of each level, the level with the most squares first; kept with the board. */
function squaresByLevel(board: Board): ReadonlyMap<number, Int32Array> {
  const known = board.kept.levels;
  if (known !== undefined) return known;
  const lists = new Map<number, number[]>();
  for (let square = 0; square < board.size; square++) {
    const level = at(board.square.elevation, square);
    const list = lists.get(level);
    if (list === undefined) lists.set(level, [square]);
    else list.push(square);
  }
  const made = new Map([...lists].sort((a, b) => b[1].length - a[1].length).map(([level, list]) => [level, Int32Array.from(list)]));
  board.kept.levels = made;
  return made;
}
