/** Single steps: what a path becomes on the way from a square to one of its eight neighbours, round the corner of a diagonal one included. */
import type { Board } from './board.ts';
import { pathRule, restrictionsOf } from './classes.ts';
import { foldCorner, type Route, worse } from './fold.ts';
import type { StepFrame } from './frames.ts';
import { DIRECTIONS, edgeOffset } from './geometry.ts';
import type { PathRule, Restriction, Rules } from './rules.ts';

/** The restrictions of one path, by the part of a step they are about. */
export interface StepRules {
  readonly path: PathRule;
  readonly edge: readonly Restriction[];
  readonly side: readonly Restriction[];
  readonly step: readonly Restriction[];
  /** Labels that other restrictions give to edges, side squares and squares entered, worked out before. */
  readonly planes?: { readonly edge: Uint8Array; readonly side: Uint8Array; readonly step: Uint8Array };
}

/** Restrictions of a path, looked up once for the rules of an edition. */
const known = new WeakMap<Rules, Map<string, StepRules>>();

export function stepRules(board: Board, path: string): StepRules {
  const paths = known.get(board.rules) ?? new Map<string, StepRules>();
  known.set(board.rules, paths);
  const found = paths.get(path);
  if (found !== undefined) return found;
  const of = (over: Restriction['over']): readonly Restriction[] => restrictionsOf(board, path, over);
  const made = { path: pathRule(board, path), edge: of('edge'), side: of('side'), step: of('step') };
  paths.set(path, made);
  return made;
}

/** The neighbour in a direction (its place in DIRECTIONS), or -1 beyond the map. */
export function neighbour(board: Board, square: number, direction: number): number {
  const way = DIRECTIONS[direction];
  if (way === undefined) return -1;
  const column = (square % board.columns) + way.columns;
  const row = Math.floor(square / board.columns) + way.rows;
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return -1;
  return row * board.columns + column;
}

/** The place in DIRECTIONS by three times the difference of rows plus that of columns, from -4 to 4. */
const DIRECTION = [7, 0, 4, 3, -1, 1, 6, 2, 5] as const;

/** The direction from a square to one that touches it, or -1. */
export function directionTo(board: Board, from: number, to: number): number {
  const columns = (to % board.columns) - (from % board.columns);
  const rows = Math.floor(to / board.columns) - Math.floor(from / board.columns);
  if (from < 0 || to < 0 || columns < -1 || columns > 1 || rows < -1 || rows > 1) return -1;
  return DIRECTION[3 * rows + columns + 4] ?? -1;
}

function worstOf(list: readonly Restriction[], board: Board, frame: StepFrame, known = 0): number {
  let label = known;
  for (const restriction of list) if (restriction.gives > label && restriction.test(board, frame)) label = restriction.gives;
  return label;
}

/** The side squares of the corner that a diagonal step goes round, the first in the row of the start; none of a straight one. */
export function sideSquares(board: Board, from: number, to: number): readonly number[] {
  const columns = (to % board.columns) - (from % board.columns);
  const rows = Math.floor(to / board.columns) - Math.floor(from / board.columns);
  return columns === 0 || rows === 0 ? [] : [from + columns, from + rows * board.columns];
}

/** The edge that two orthogonal neighbours share. */
export function edgeBetween(board: Board, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  const width = board.columns;
  return 2 * low + edgeOffset((high % width) - (low % width), Math.floor(high / width) - Math.floor(low / width), width);
}

/** The two routes round the corner of a diagonal step; `sides` are the side squares, the first in the row of the start. */
export function routes(
  board: Board,
  rules: StepRules,
  frame: StepFrame,
): { readonly routes: readonly [Route, Route]; readonly sides: readonly [number, number] } {
  const { from, to } = frame;
  const width = board.columns;
  const columns = (to % width) - (from % width);
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const across = from + columns;
  const along = from + rows * width;
  const edgeLabel = (square: number, dx: number, dy: number): number => {
    frame.edge = 2 * square + edgeOffset(dx, dy, width);
    return worstOf(rules.edge, board, frame, rules.planes?.edge[frame.edge]);
  };
  const sideLabel = (square: number): number => {
    frame.side = square;
    return worstOf(rules.side, board, frame, rules.planes?.side[square]);
  };
  const first: Route = { edgeIn: edgeLabel(from, columns, 0), side: sideLabel(across), edgeOut: edgeLabel(across, 0, rows) };
  const second: Route = { edgeIn: edgeLabel(from, 0, rows), side: sideLabel(along), edgeOut: edgeLabel(along, columns, 0) };
  return { routes: [first, second], sides: [across, along] };
}

/** A step worked out: its label, and the label of the corner it goes round (0 for a straight one). */
export interface StepLabel {
  readonly label: number;
  readonly corner: number;
}

/** Labels the step in `frame.from`, `frame.to`; sets `frame.diagonal` and `frame.corner` for the conditions of the step itself. */
export function labelStep(board: Board, rules: StepRules, frame: StepFrame): StepLabel {
  const { from, to } = frame;
  const width = board.columns;
  const columns = (to % width) - (from % width);
  const rows = Math.floor(to / width) - Math.floor(from / width);
  let corner = 0;
  let label = 0;
  frame.diagonal = columns !== 0 && rows !== 0 ? 1 : 0;
  if (frame.diagonal === 1) {
    const found = routes(board, rules, frame).routes;
    corner = foldCorner(found[0], found[1], rules.path.corner);
    label = corner;
  } else {
    frame.edge = 2 * from + edgeOffset(columns, rows, width);
    label = worstOf(rules.edge, board, frame, rules.planes?.edge[frame.edge]);
  }
  frame.corner = corner;
  label = worse(label, worstOf(rules.step, board, frame, rules.planes?.step[to]));
  return { label, corner };
}
