import { type Board, heightsOf } from './board.ts';
import type { FireLine } from './cached-results.ts';
import { lineRestrictions, pathRule, planesAlong } from './classes.ts';
import type { LineFrame } from './frames.ts';
import type { Line } from './geometry.ts';
import { type Fold, foldOf, labelAlong } from './label.ts';
import { at } from './plane.ts';
import type { PathRule } from './rules.ts';

/** An end of a line: the squares that it may be drawn from or to, and its character, or -1 for a square alone. */
export interface End {
  readonly squares: readonly number[];
  readonly character: number;
}

export function offsetLine(board: Board, from: number, to: number): Line {
  const width = board.columns;
  return board.lines.line((to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width));
}

/** The heights that an end may count at: that of its square, and those above that the rules raise it to. */
export function endHeights(board: Board, rule: PathRule, end: End, square: number): readonly number[] {
  const ownHeight = at(board.height, square);
  const mayBeRaised = end.character >= 0 && rule.ends?.raised?.(board, { end: end.character }) === true;
  if (!mayBeRaised) return [ownHeight];
  const mostAbove = rule.ends?.raisedBy ?? -1;
  if (mostAbove >= 0) return Array.from({ length: mostAbove + 1 }, (_, above) => ownHeight + above);
  const heights = heightsOf(board);
  const top = heights[heights.length - 1] ?? ownHeight;
  // Above the top height it matters only which end is higher: two further heights are enough for all cases.
  return [ownHeight, ...heights.filter((height) => height > ownHeight), top + 1, top + 2];
}

export function fireFold(board: Board, rule: PathRule): Fold {
  board.cache.fold ??= foldOf(rule);
  return board.cache.fold;
}

/** The line between a square `a` of one end and a square `b` of the other, at the heights that the rules choose. */
function lineAtChosenHeights(
  board: Board,
  rule: PathRule,
  from: End,
  to: End,
  a: number,
  b: number,
  own: Uint8Array | undefined,
): FireLine {
  const line = offsetLine(board, a, b);
  const fold = fireFold(board, rule);
  const picksWorst = rule.ends?.level === 'worst';
  let chosen: FireLine | undefined;
  for (const fromHeight of endHeights(board, rule, from, a)) {
    for (const toHeight of endHeights(board, rule, to, b)) {
      const planes = planesAlong(board, rule, { fromHeight, toHeight, shooter: from.character, target: to.character }, line, a, b);
      const folded = labelAlong(planes, fold, line, a, b, own);
      const isRaised = fromHeight !== at(board.height, a) || toHeight !== at(board.height, b);
      const foldedLine = { from: a, to: b, shooter: from.character, target: to.character, label: folded, folded, isRaised, planes, own };
      const found = { ...foldedLine, label: wholeLabel(board, foldedLine) };
      if (chosen === undefined || (picksWorst ? found.label > chosen.label : found.label < chosen.label)) chosen = found;
      if (chosen.label === 0 && !picksWorst) return chosen;
    }
  }
  if (chosen === undefined) throw new Error('an end of the line has no height');
  return chosen;
}

function wholeLabel(board: Board, line: FireLine): number {
  const restrictions = lineRestrictions(board);
  if (restrictions.length === 0) return line.folded;
  const frame = lineFrame(board, line);
  return restrictions.reduce((label, r) => (r.gives > label && r.test(board, frame) ? r.gives : label), line.folded);
}

/** Marks the squares of the bases of both ends; undefined if both have one square, or if the rules count these squares. */
export function ownSquares(board: Board, rule: PathRule, from: End, to: End): Uint8Array | undefined {
  if (rule.ends?.own === true || (from.squares.length < 2 && to.squares.length < 2)) return undefined;
  const own = new Uint8Array(board.size);
  for (const square of [...from.squares, ...to.squares]) own[square] = 1;
  return own;
}

/** The line between two ends: of all pairs of squares the one that the rules choose, of equal ones the first in reading order. */
export function fireLine(board: Board, from: End, to: End): FireLine {
  const rule = pathRule(board, 'fire');
  const own = ownSquares(board, rule, from, to);
  let chosen: FireLine | undefined;
  for (const a of [...from.squares].sort((x, y) => x - y)) {
    for (const b of [...to.squares].sort((x, y) => x - y)) {
      const line = lineAtChosenHeights(board, rule, from, to, a, b, own);
      if (chosen === undefined || beats(board, rule, line, chosen)) chosen = line;
    }
  }
  if (chosen === undefined) throw new Error('an end has no square');
  return chosen;
}

/** The line from a figure to another, by their indexes. Cached with the board: rules of a game ask for the same line many times. */
export const lineToFigure = (board: Board, from: number, to: number): FireLine =>
  cachedLine(board, from, to, { squares: board.figures[to]?.squares ?? [], character: to });

export const lineToSquare = (board: Board, from: number, square: number): FireLine =>
  cachedLine(board, from, board.figures.length + square, { squares: [square], character: -1 });

/** `toNumber` is the index of a figure; for a square, the number of figures plus the index of the square. */
function cachedLine(board: Board, from: number, toNumber: number, to: End): FireLine {
  const { lines } = board.cache;
  const key = from * (board.figures.length + board.size) + toNumber;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const line = fireLine(board, { squares: board.figures[from]?.squares ?? [], character: from }, to);
  lines.set(key, line);
  return line;
}

export function lineBetweenSquares(board: Board, from: End, to: End, a: number, b: number): FireLine {
  const rule = pathRule(board, 'fire');
  return lineAtChosenHeights(board, rule, from, to, a, b, ownSquares(board, rule, from, to));
}

function beats(board: Board, rule: PathRule, line: FireLine, other: FireLine): boolean {
  if (line.label !== other.label) return rule.ends?.squares === 'worst' ? line.label > other.label : line.label < other.label;
  const order = rule.ends?.order;
  return order !== undefined && order(board, line) < order(board, other);
}

/** As `LineFrame.labelBeyondStart`. */
function labelBeyondStart(board: Board, { from, to, folded, planes, own }: FireLine): number {
  if ((planes.source[from] ?? 0) === 0) return folded;
  const source = new Uint8Array(board.size);
  return labelAlong({ ...planes, source }, fireFold(board, pathRule(board, 'fire')), offsetLine(board, from, to), from, to, own);
}

export function lineFrame(board: Board, line: FireLine): LineFrame {
  const width = board.columns;
  return {
    columns: Math.abs((line.to % width) - (line.from % width)),
    rows: Math.abs(Math.floor(line.to / width) - Math.floor(line.from / width)),
    label: line.label,
    labelBeyondStart: labelBeyondStart(board, line),
    shooter: line.shooter,
    target: line.target,
    line: line.planes.class,
  };
}
