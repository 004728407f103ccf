/** The label of a line between two squares, without characters at its ends. A cached query allocates nothing: a view asks for thousands. */

import { type Board, heightsOf } from './board.ts';
import type { SquareLines } from './cached-results.ts';
import type { ClassPlanes } from './class-planes.ts';
import { classPlanes, lineRestrictions, pathRule } from './classes.ts';
import { type FastPlanes, fastLabel, fastPlanes } from './fast-line.ts';
import { type End, fireFold, fireLine } from './fire.ts';
import { isPlain, labelAlong } from './label.ts';
import { at } from './plane.ts';

export function squareEnd(square: number): End {
  return { squares: [square], character: -1 };
}

function createSquareLines(board: Board): SquareLines {
  const perSquare = (numberOf: (square: number) => number): Int16Array =>
    Int16Array.from({ length: board.size }, (_, square) => numberOf(square));
  const rule = pathRule(board, 'fire');
  const fold = fireFold(board, rule);
  const heights = heightsOf(board);
  return {
    rule,
    fold,
    heights,
    fastByClass: new Map(),
    fastByLevels: [],
    allowsFastWalk: isPlain(fold),
    hasLineRestrictions: lineRestrictions(board).length > 0,
    level: perSquare((square) => heights.indexOf(at(board.height, square))),
    column: perSquare((square) => square % board.columns),
    row: perSquare((square) => Math.floor(square / board.columns)),
    planesByLevels: [],
  };
}

function planesOf(board: Board, lines: SquareLines, fromLevel: number, toLevel: number): ClassPlanes {
  const { heights } = lines;
  return classPlanes(board, lines.rule, { fromHeight: heights[fromLevel] ?? 0, toHeight: heights[toLevel] ?? 0, shooter: -1, target: -1 });
}

function fastPlanesOf(board: Board, lines: SquareLines, planes: ClassPlanes): FastPlanes {
  const known = lines.fastByClass.get(planes);
  if (known !== undefined) return known;
  const made = fastPlanes(board, planes);
  lines.fastByClass.set(planes, made);
  return made;
}

export function squareLabel(board: Board, from: number, to: number): number {
  board.cache.squareLines ??= createSquareLines(board);
  const lines = board.cache.squareLines;
  if (lines.hasLineRestrictions) return fireLine(board, squareEnd(from), squareEnd(to)).label;
  const { level, column, row } = lines;
  const fromLevel = level[from] ?? 0;
  const toLevel = level[to] ?? 0;
  const key = fromLevel * lines.heights.length + toLevel;
  let planes = lines.planesByLevels[key];
  if (planes === undefined) {
    planes = planesOf(board, lines, fromLevel, toLevel);
    lines.planesByLevels[key] = planes;
  }
  const columns = (column[to] ?? 0) - (column[from] ?? 0);
  const rows = (row[to] ?? 0) - (row[from] ?? 0);
  if (!lines.allowsFastWalk) return labelAlong(planes, lines.fold, board.lines.line(columns, rows), from, to, undefined);
  let fast = lines.fastByLevels[key];
  if (fast === undefined) {
    fast = fastPlanesOf(board, lines, planes);
    lines.fastByLevels[key] = fast;
  }
  return fastLabel(board, planes, fast, from, to, columns, rows, lines.fold.worst);
}
