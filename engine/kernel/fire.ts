/** One line of fire: the label of the way from one square to another, folded from the planes of its class. */

import { at, type Board } from './board.ts';
import { type ClassPlanes, classPlanes, pathRule } from './classes.ts';
import { chebyshev } from './distance.ts';
import { worse } from './fold.ts';
import type { Line } from './geometry.ts';
import { type Fold, foldOf, labelAlong } from './label.ts';
import type { PathRule } from './rules.ts';

/** An end of a line: the squares it may be drawn from or to, and its size. A bare square has no character. */
export interface End {
  readonly squares: readonly number[];
  readonly character: number;
  readonly size: number;
}

/** The pair of squares and the class that decide a line, and its label. */
export interface FireLine {
  readonly from: number;
  readonly to: number;
  readonly label: number;
  readonly planes: ClassPlanes;
  /** Squares of the ends' own bases, where they have more than the two that the line joins. */
  readonly own: Uint8Array | undefined;
}

export function offsetLine(board: Board, from: number, to: number): Line {
  const width = board.columns;
  return board.lines.line((to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width));
}

/** The elevations an end may count as standing at: its own, and where the rules raise it every level above that matters. */
export function standings(board: Board, rule: PathRule, end: End, square: number): readonly number[] {
  const own = at(board.square.elevation, square);
  const raised = rule.ends?.raised;
  if (raised === undefined || end.character < 0 || !raised(board, { end: end.character })) return [own];
  const levels = board.levels();
  const top = levels[levels.length - 1] ?? own;
  return [own, ...levels.filter((level) => level > own), top + 1, top + 2];
}

/** How the path of fire folds, worked out once for a board. */
export function fireFold(board: Board, rule: PathRule): Fold {
  board.kept.fold ??= foldOf(rule);
  return board.kept.fold;
}

/** The label between two given squares, at the standings that the rules pick. */
export function fireBetween(board: Board, rule: PathRule, from: End, to: End, a: number, b: number, own: Uint8Array | undefined): FireLine {
  const line = offsetLine(board, a, b);
  const fold = fireFold(board, rule);
  const size = worse(from.size, to.size);
  const high = standings(board, rule, to, b);
  let chosen: FireLine | undefined;
  for (const low of standings(board, rule, from, a)) {
    for (const other of high) {
      const planes = classPlanes(board, low < other ? low : other, low === other, size);
      const label = labelAlong(planes, fold, line, a, b, own);
      const wins = chosen === undefined || (rule.ends?.level === 'worst' ? label > chosen.label : label < chosen.label);
      if (wins) chosen = { from: a, to: b, label, planes, own };
      if (label === 0 && rule.ends?.level !== 'worst') return chosen ?? { from: a, to: b, label, planes, own };
    }
  }
  if (chosen === undefined) throw new Error('an end stands nowhere');
  return chosen;
}

/** Marks the squares of both ends' bases; undefined when neither covers more than one square. */
export function ownSquares(board: Board, from: End, to: End): Uint8Array | undefined {
  if (from.squares.length < 2 && to.squares.length < 2) return undefined;
  const own = new Uint8Array(board.size);
  for (const square of [...from.squares, ...to.squares]) own[square] = 1;
  return own;
}

/** The line between two ends: of several pairs of squares the one the rules pick, then the nearest, then in reading order. */
export function fireLine(board: Board, from: End, to: End): FireLine {
  const rule = pathRule(board, 'fire');
  const own = ownSquares(board, from, to);
  let chosen: FireLine | undefined;
  for (const a of [...from.squares].sort((x, y) => x - y)) {
    for (const b of [...to.squares].sort((x, y) => x - y)) {
      const line = fireBetween(board, rule, from, to, a, b, own);
      if (chosen === undefined || beats(board, rule, line, chosen)) chosen = line;
    }
  }
  if (chosen === undefined) throw new Error('an end has no square');
  return chosen;
}

function beats(board: Board, rule: PathRule, line: FireLine, other: FireLine): boolean {
  if (line.label !== other.label) return rule.ends?.squares === 'worst' ? line.label > other.label : line.label < other.label;
  return chebyshev(board, line.from, line.to) < chebyshev(board, other.from, other.to);
}

/** Whether an end of the line counts as standing higher than it does. */
export function isRaised(board: Board, { from, to, planes }: FireLine): boolean {
  const [a, b] = [at(board.square.elevation, from), at(board.square.elevation, to)];
  return planes.class.low !== Math.min(a, b) || planes.class.level !== (a === b);
}

/** The label of the same way without what its first square gives. */
export function labelBeyondStart(board: Board, { from, to, label, planes, own }: FireLine): number {
  if ((planes.source[from] ?? 0) === 0) return label;
  const source = new Uint8Array(board.size);
  return labelAlong({ ...planes, source }, fireFold(board, pathRule(board, 'fire')), offsetLine(board, from, to), from, to, own);
}
