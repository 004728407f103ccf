/** The label of the line between two bare squares: the query that whole views and bots ask by the thousand, with nothing allocated. */
import type { Board } from './board.ts';
import { type ClassPlanes, classPlanes, pathRule } from './classes.ts';
import { type Fold, foldOf, isPlain, labelAlong } from './label.ts';
import { type SwiftPlanes, swiftLabel, swiftPlanes } from './swift.ts';

/** What such a query needs of a board, looked up once. */
export interface BareLines {
  readonly fold: Fold;
  readonly size: number;
  readonly elevation: Int32Array;
  readonly column: Int16Array;
  readonly row: Int16Array;
  /** Planes by twice the lower elevation, plus 1 for a level line. */
  readonly planes: (ClassPlanes | undefined)[];
  readonly swift: (SwiftPlanes | undefined)[];
  /** Whether the rules fold as swift lines do. */
  readonly plain: boolean;
}

/** The size of an end that no character holds. */
export function bareSize(board: Board): number {
  return board.rules.given.find((fact) => fact.subject === 'character' && fact.name === 'size')?.first ?? 0;
}

export function bareLines(board: Board): BareLines {
  const known = board.kept.bare;
  if (known !== undefined) return known;
  const place = (of: (square: number) => number): Int16Array => Int16Array.from({ length: board.size }, (_, square) => of(square));
  const fold = foldOf(pathRule(board, 'fire'));
  const made: BareLines = {
    fold,
    swift: [],
    plain: isPlain(fold),
    size: bareSize(board),
    elevation: Int32Array.from(board.square.elevation ?? new Int32Array(board.size)),
    column: place((square) => square % board.columns),
    row: place((square) => Math.floor(square / board.columns)),
    planes: [],
  };
  board.kept.bare = made;
  return made;
}

export function bareLabel(board: Board, from: number, to: number): number {
  const bare = board.kept.bare ?? bareLines(board);
  const { elevation, column, row } = bare;
  const a = elevation[from] ?? 0;
  const b = elevation[to] ?? 0;
  const low = a < b ? a : b;
  const key = 2 * low + (a === b ? 1 : 0);
  let planes = bare.planes[key];
  if (planes === undefined) {
    planes = classPlanes(board, low, a === b, bare.size);
    bare.planes[key] = planes;
  }
  const columns = (column[to] ?? 0) - (column[from] ?? 0);
  const rows = (row[to] ?? 0) - (row[from] ?? 0);
  if (!bare.plain) return labelAlong(planes, bare.fold, board.lines.line(columns, rows), from, to, undefined);
  let swift = bare.swift[key];
  if (swift === undefined) {
    swift = swiftPlanes(board, planes);
    bare.swift[key] = swift;
  }
  return swiftLabel(board, planes, swift, from, to, columns, rows, bare.fold.worst);
}
