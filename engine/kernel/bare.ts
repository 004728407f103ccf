/** The label of the line between two bare squares: the query that whole views and bots ask by the thousand, with nothing allocated. */
import type { Board } from './board.ts';
import { type ClassPlanes, classPlanes, pathRule, restrictionsOf } from './classes.ts';
import { type End, fireLine } from './fire.ts';
import { type Fold, foldOf, isPlain, labelAlong } from './label.ts';
import type { PathRule } from './rules.ts';
import { type SwiftPlanes, swiftLabel, swiftPlanes } from './swift.ts';

/** What such a query needs of a board, looked up once. */
export interface BareLines {
  readonly rule: PathRule;
  readonly fold: Fold;
  /** Per square, the place of its height among all. */
  readonly level: Int16Array;
  readonly column: Int16Array;
  readonly row: Int16Array;
  /** Planes by the levels of both ends. */
  readonly planes: (ClassPlanes | undefined)[];
  readonly swift: Map<ClassPlanes, SwiftPlanes>;
  readonly swiftOf: (SwiftPlanes | undefined)[];
  /** Whether the rules fold as swift lines do. */
  readonly plain: boolean;
  /** Whether restrictions act on the folded line, so that each line is worked out by itself. */
  readonly whole: boolean;
}

/** A bare square as an end. */
export function bareEnd(square: number): End {
  return { squares: [square], character: -1 };
}

export function bareLines(board: Board): BareLines {
  const known = board.kept.bare;
  if (known !== undefined) return known;
  const place = (of: (square: number) => number): Int16Array => Int16Array.from({ length: board.size }, (_, square) => of(square));
  const rule = pathRule(board, 'fire');
  const fold = foldOf(rule);
  const made: BareLines = {
    rule,
    fold,
    swift: new Map(),
    swiftOf: [],
    plain: isPlain(fold),
    whole: restrictionsOf(board, rule.path, 'line').length > 0,
    level: place((square) => board.heights.indexOf(board.height[square] ?? 0)),
    column: place((square) => square % board.columns),
    row: place((square) => Math.floor(square / board.columns)),
    planes: [],
  };
  board.kept.bare = made;
  return made;
}

function planesOf(board: Board, bare: BareLines, a: number, b: number): ClassPlanes {
  const { heights } = board;
  return classPlanes(board, bare.rule, { fromHeight: heights[a] ?? 0, toHeight: heights[b] ?? 0, shooter: -1, target: -1 });
}

function swiftOf(board: Board, bare: BareLines, planes: ClassPlanes): SwiftPlanes {
  const known = bare.swift.get(planes);
  if (known !== undefined) return known;
  const made = swiftPlanes(board, planes);
  bare.swift.set(planes, made);
  return made;
}

export function bareLabel(board: Board, from: number, to: number): number {
  const bare = board.kept.bare ?? bareLines(board);
  if (bare.whole) return fireLine(board, bareEnd(from), bareEnd(to)).label;
  const { level, column, row } = bare;
  const a = level[from] ?? 0;
  const b = level[to] ?? 0;
  const key = a * board.heights.length + b;
  let planes = bare.planes[key];
  if (planes === undefined) {
    planes = planesOf(board, bare, a, b);
    bare.planes[key] = planes;
  }
  const columns = (column[to] ?? 0) - (column[from] ?? 0);
  const rows = (row[to] ?? 0) - (row[from] ?? 0);
  if (!bare.plain) return labelAlong(planes, bare.fold, board.lines.line(columns, rows), from, to, undefined);
  let swift = bare.swiftOf[key];
  if (swift === undefined) {
    swift = swiftOf(board, bare, planes);
    bare.swiftOf[key] = swift;
  }
  return swiftLabel(board, planes, swift, from, to, columns, rows, bare.fold.worst);
}
