/** The label of a step from a square to one of its eight neighbours. A diagonal step goes round a corner, by one of two side squares. */

import type { Board } from './board.ts';
import type { StepRules } from './cached-results.ts';
import { pathRule, restrictionsOf } from './classes.ts';
import { type Route, worse } from './fold.ts';
import type { StepFrame } from './frames.ts';
import { DIRECTIONS, edgeOffset } from './geometry.ts';
import { foldOf, routeLabel } from './label.ts';
import { labelAt } from './label-plane.ts';
import type { Restriction, Rules } from './rules.ts';

const stepRulesByRules = new WeakMap<Rules, Map<string, StepRules>>();

export function stepRules(board: Board, path: string): StepRules {
  const rulesByPath = stepRulesByRules.get(board.rules) ?? new Map<string, StepRules>();
  stepRulesByRules.set(board.rules, rulesByPath);
  const found = rulesByPath.get(path);
  if (found !== undefined) return found;
  const over = (place: Restriction['over']): readonly Restriction[] => restrictionsOf(board, path, place);
  const rule = pathRule(board, path);
  const made = { path: rule, fold: foldOf(rule), edge: over('edge'), side: over('side'), step: over('step') };
  rulesByPath.set(path, made);
  return made;
}

/** The neighbour of a square in a direction (an index of DIRECTIONS), or -1 if it is off the map. */
export function neighbour(board: Board, square: number, direction: number): number {
  const offset = DIRECTIONS[direction];
  if (offset === undefined) return -1;
  const column = (square % board.columns) + offset.columns;
  const row = Math.floor(square / board.columns) + offset.rows;
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return -1;
  return row * board.columns + column;
}

/** The index in DIRECTIONS of the direction to a neighbour, by 3 × (difference of rows) + (difference of columns) + 4. */
const DIRECTION_BY_OFFSET = [7, 0, 4, 3, -1, 1, 6, 2, 5] as const;

/** The direction from a square to one that touches it, or -1. */
export function directionTo(board: Board, from: number, to: number): number {
  const columns = (to % board.columns) - (from % board.columns);
  const rows = Math.floor(to / board.columns) - Math.floor(from / board.columns);
  if (from < 0 || to < 0 || columns < -1 || columns > 1 || rows < -1 || rows > 1) return -1;
  return DIRECTION_BY_OFFSET[3 * rows + columns + 4] ?? -1;
}

const setEdge = (frame: StepFrame, edge: number): void => {
  frame.edge = edge;
};
const setSide = (frame: StepFrame, side: number): void => {
  frame.side = side;
};
export const setTo = (frame: StepFrame, to: number): void => {
  frame.to = to;
};

function worseOf(list: readonly Restriction[], board: Board, frame: StepFrame, known: number): number {
  let label = known;
  for (const restriction of list) if (restriction.gives > label && restriction.test(board, frame)) label = restriction.gives;
  return label;
}

// Each part of a step has its own function, for speed: a question about a new board spends most of its time in them.
function edgeLabel(board: Board, { planes, edge }: StepRules, frame: StepFrame, edgeNumber: number): number {
  const labelOfPlane = planes === undefined ? 0 : labelAt(board, planes.edge, frame, edgeNumber, setEdge);
  if (edge.length === 0) return labelOfPlane;
  frame.edge = edgeNumber;
  return worseOf(edge, board, frame, labelOfPlane);
}

function sideLabel(board: Board, { planes, side }: StepRules, frame: StepFrame, sideSquare: number): number {
  const labelOfPlane = planes === undefined ? 0 : labelAt(board, planes.side, frame, sideSquare, setSide);
  if (side.length === 0) return labelOfPlane;
  frame.side = sideSquare;
  return worseOf(side, board, frame, labelOfPlane);
}

/** The label by the restrictions of the step itself, without the labels of the edges and side squares that the step passes. */
function ownLabel(board: Board, { planes, step }: StepRules, frame: StepFrame, square: number): number {
  const labelOfPlane = planes === undefined ? 0 : labelAt(board, planes.step, frame, square, setTo);
  return step.length === 0 ? labelOfPlane : worseOf(step, board, frame, labelOfPlane);
}

const NO_SQUARES: readonly number[] = [];

/** The two side squares of a diagonal step, first the one in the row of its start. A straight step has none. */
export function sideSquares(board: Board, from: number, to: number): readonly number[] {
  const columns = (to % board.columns) - (from % board.columns);
  // In one row, the squares differ by their columns alone.
  return columns === 0 || to - from === columns ? NO_SQUARES : [from + columns, to - columns];
}

export function edgeBetween(board: Board, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  const width = board.columns;
  return 2 * low + edgeOffset((high % width) - (low % width), Math.floor(high / width) - Math.floor(low / width), width);
}

/** The two routes round the corner of a diagonal step, with their side squares. The first is by the square in the row of the start. */
export function routes(
  board: Board,
  rules: StepRules,
  frame: StepFrame,
): { readonly routes: readonly [Route, Route]; readonly sides: readonly [number, number] } {
  const { from, to } = frame;
  const [across = 0, along = 0] = sideSquares(board, from, to);
  const route = (side: number): Route => ({
    edgeIn: edgeLabel(board, rules, frame, edgeBetween(board, from, side)),
    side: sideLabel(board, rules, frame, side),
    edgeOut: edgeLabel(board, rules, frame, edgeBetween(board, side, to)),
  });
  return { routes: [route(across), route(along)], sides: [across, along] };
}

/** The label of a corner, from the same two routes as in `routes`. For speed it makes no lists, and `edgeOffset` is inlined. */
function cornerLabel(board: Board, rules: StepRules, frame: StepFrame, columns: number, rows: number): number {
  const { fold } = rules;
  const width = board.columns;
  const { from } = frame;
  const across = from + columns;
  const along = from + rows * width;
  const edgeAcross = columns > 0 ? 0 : -2;
  const edgeAlong = rows > 0 ? 1 : -2 * width + 1;
  const oneIn = edgeLabel(board, rules, frame, 2 * from + edgeAcross);
  const oneOut = edgeLabel(board, rules, frame, 2 * across + edgeAlong);
  const one = routeLabel(fold, oneIn, sideLabel(board, rules, frame, across), oneOut);
  const otherIn = edgeLabel(board, rules, frame, 2 * from + edgeAlong);
  const otherOut = edgeLabel(board, rules, frame, 2 * along + edgeAcross);
  const other = routeLabel(fold, otherIn, sideLabel(board, rules, frame, along), otherOut);
  return (fold.betterRouteCounts ? one < other : one > other) ? one : other;
}

/** The label of the step from `frame.from` to `frame.to`. Sets `frame.diagonal` and `frame.corner`, which conditions of the step read. */
export function labelStep(board: Board, rules: StepRules, frame: StepFrame): number {
  const { from, to } = frame;
  const width = board.columns;
  const columns = (to % width) - (from % width);
  return labelToward(board, rules, frame, columns, (to - from - columns) / width);
}

/** As `labelStep`, for a step of which the differences of columns and rows are known. */
export function labelToward(board: Board, rules: StepRules, frame: StepFrame, columns: number, rows: number): number {
  let crossed: number;
  if (columns !== 0 && rows !== 0) {
    frame.diagonal = 1;
    crossed = cornerLabel(board, rules, frame, columns, rows);
    frame.corner = crossed;
  } else {
    frame.diagonal = 0;
    frame.corner = 0;
    crossed = edgeLabel(board, rules, frame, 2 * frame.from + edgeOffset(columns, rows, board.columns));
  }
  return worse(crossed, ownLabel(board, rules, frame, frame.to));
}
