/** The labels of the lines from one end to every square of the map. */

import { bareLabel, bareSize } from './bare.ts';
import { at, type Board } from './board.ts';
import { classPlanes, pathRule } from './classes.ts';
import { type End, fireFold, fireLine, standings } from './fire.ts';
import { worse } from './fold.ts';
import { canSweep, sweep } from './sweep.ts';

/** A level on fewer squares than this share of the board is asked line by line: a sweep of its own would cost more. */
const FEW = 1 / 8;

/** Per square, the label of the line to it as a bare square. Swept where the rules fold as the sweep does, else line by line. */
export function visibleLabels(board: Board, from: End): Uint8Array {
  const rule = pathRule(board, 'fire');
  const size = bareSize(board);
  const [start] = from.squares;
  const labels = new Uint8Array(board.size);
  if (start === undefined || from.squares.length > 1 || rule.ends?.level === 'worst' || !canSweep(board, fireFold(board, rule))) {
    for (let square = 0; square < board.size; square++)
      labels[square] = fireLine(board, from, { squares: [square], character: -1, size }).label;
    return labels;
  }
  const top = rule.labels.length - 1;
  const stands = standings(board, rule, from, start);
  const levels = squaresByLevel(board);
  const [only] = stands;
  if (stands.length === 1 && only !== undefined && from.character < 0) {
    sweepLevels(board, start, only, size, top, levels, labels);
    return labels;
  }
  const swept = new Uint8Array(board.size);
  labels.fill(255);
  for (const [level, squares] of levels) {
    for (const stand of stands) {
      const planes = classPlanes(board, stand < level ? stand : level, stand === level, worse(from.size, size));
      sweep(board, planes, start, top, swept);
      const own = planes.source[start] ?? 0;
      for (const square of squares) {
        const label = worse(worse(swept[square] ?? 0, planes.target[square] ?? 0), own);
        if (label < (labels[square] ?? 0)) labels[square] = label;
      }
    }
  }
  return labels;
}

/** A bare square's view: a sweep for the level with the most squares, and for others one of their own or single lines. */
function sweepLevels(
  board: Board,
  start: number,
  stand: number,
  size: number,
  top: number,
  levels: ReadonlyMap<number, Int32Array>,
  labels: Uint8Array,
): void {
  let swept = false;
  for (const [level, squares] of levels) {
    if (swept && squares.length < board.size * FEW) {
      for (const square of squares) labels[square] = bareLabel(board, start, square);
      continue;
    }
    const planes = classPlanes(board, stand < level ? stand : level, stand === level, size);
    const out = swept ? new Uint8Array(board.size) : labels;
    sweep(board, planes, start, top, out);
    const { target } = planes;
    const own = planes.source[start] ?? 0;
    // The first sweep may write squares of other levels too: their own turn comes after it.
    if (swept) for (const square of squares) labels[square] = worse(worse(out[square] ?? 0, target[square] ?? 0), own);
    else {
      for (let square = 0; square < labels.length; square++) {
        const end = target[square] ?? 0;
        if (end > (labels[square] ?? 0)) labels[square] = end;
        if (own > (labels[square] ?? 0)) labels[square] = own;
      }
    }
    swept = true;
  }
}

/** The squares of each level, kept with the board. */
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
  // The level with the most squares first.
  const made = new Map([...lists].sort((a, b) => b[1].length - a[1].length).map(([level, list]) => [level, Int32Array.from(list)]));
  board.kept.levels = made;
  return made;
}
