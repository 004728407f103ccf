/**
 * Steps as the ground alone lets them be: of every square, the directions that stay open, those after which a move must stop, and the labels
 * of the corners. Figures are added where they are.
 */
import type { Board } from './board.ts';
import { type Keys, stepFrame } from './frames.ts';
import { DIRECTIONS } from './geometry.ts';
import type { Restriction } from './rules.ts';
import { labelStep, neighbour, type StepRules, stepRules } from './steps.ts';

export interface GroundSteps {
  readonly may: Uint8Array;
  readonly stop: Uint8Array;
  /** 1 where the ground lets a move end. */
  readonly end: Uint8Array;
  /** Per square and direction, the label of the corner. */
  readonly corner: Uint8Array;
}

export const mustStop = (r: Restriction): boolean => r.gives < 0;

/** Whether labels of edges and corners change with figures or the mover, so that the ground decides no step by itself. */
export function needsFigures(rules: StepRules): boolean {
  return [...rules.edge, ...rules.side].some((r) => r.ground !== true);
}

/** Works steps out with these restrictions; open are those with a label below `limit`. */
export function workSteps(board: Board, rules: StepRules, limit: number, keys: Keys): GroundSteps {
  const { size } = board;
  const may = new Uint8Array(size);
  const stop = new Uint8Array(size);
  const corner = new Uint8Array(size * DIRECTIONS.length);
  const stops = rules.step.filter(mustStop);
  const frame = stepFrame(keys);
  for (let square = 0; square < size; square++) {
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = neighbour(board, square, direction);
      if (to < 0) continue;
      frame.from = square;
      frame.to = to;
      const found = labelStep(board, rules, frame);
      corner[square * DIRECTIONS.length + direction] = found.corner;
      if (found.label >= limit) continue;
      may[square] = (may[square] ?? 0) | (1 << direction);
      if (stops.some((r) => r.test(board, frame))) stop[square] = (stop[square] ?? 0) | (1 << direction);
    }
  }
  return { may, stop, corner, end: new Uint8Array(size).fill(1) };
}

/** The steps of a path by the restrictions that the ground decides, worked out once for all boards on it. */
export function groundSteps(board: Board, path: string, limit: number): GroundSteps {
  const known = board.kept.laid.steps.get(path);
  if (known !== undefined) return known;
  const made = workSteps(
    board,
    stepRules(board, path, (r) => r.ground === true),
    limit,
    {},
  );
  board.kept.laid.steps.set(path, made);
  return made;
}

/** 1 for the squares on or next to a figure. */
export function nearFigures(board: Board): Uint8Array {
  const known = board.kept.near;
  if (known !== undefined) return known;
  const made = new Uint8Array(board.size);
  for (const { squares } of board.pieces) {
    for (const square of squares) {
      made[square] = 1;
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const to = neighbour(board, square, direction);
        if (to >= 0) made[to] = 1;
      }
    }
  }
  board.kept.near = made;
  return made;
}
