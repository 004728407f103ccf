/**
 * Steps as the ground alone lets them be: of every square, the directions that stay open, those after which a move must stop, and the labels
 * of the corners. Figures are added where they are.
 */
import type { Board } from './board.ts';
import { type Keys, type StepFrame, stepFrame } from './frames.ts';
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
  /** 1 for the squares whose steps are worked out. */
  readonly known: Uint8Array;
  readonly rules: StepRules;
  readonly stops: readonly Restriction[];
  /** 1 where entering a square forces a stop, whatever the step. */
  readonly stopped: Uint8Array;
  readonly limit: number;
}

export const mustStop = (r: Restriction): boolean => r.gives < 0;

/** Whether labels of edges and corners change with figures or the mover, so that the ground decides no step by itself. */
export function needsFigures(rules: StepRules): boolean {
  return [...rules.edge, ...rules.side].some((r) => r.ground !== true);
}

/** Labels of one sort of place by restrictions that ask about nothing else. */
function planeOf(board: Board, list: readonly Restriction[], count: number, put: (frame: StepFrame, place: number) => void): Uint8Array {
  const plane = new Uint8Array(count);
  const frame = stepFrame({});
  for (const r of list) {
    for (let place = 0; place < count; place++) {
      if ((plane[place] ?? 0) >= r.gives) continue;
      put(frame, place);
      if (r.test(board, frame)) plane[place] = r.gives;
    }
  }
  return plane;
}

/** The steps of a path by such restrictions, none worked out yet; open are those with a label below `limit`. */
export function createSteps(board: Board, all: StepRules, limit: number, wanted: (r: Restriction) => boolean): GroundSteps {
  const { size } = board;
  const local = (r: Restriction): boolean => wanted(r) && r.local;
  const rest = (r: Restriction): boolean => wanted(r) && !r.local;
  const square = (frame: StepFrame, to: number): void => {
    frame.to = to;
  };
  const stopping = all.step.filter((r) => local(r) && mustStop(r)).map((r) => ({ ...r, gives: 1 }));
  return {
    may: new Uint8Array(size),
    stop: new Uint8Array(size),
    end: new Uint8Array(size).fill(1),
    corner: new Uint8Array(size * DIRECTIONS.length),
    known: new Uint8Array(size),
    stops: all.step.filter((r) => rest(r) && mustStop(r)),
    stopped: planeOf(board, stopping, size, square),
    limit,
    rules: {
      path: all.path,
      edge: all.edge.filter(rest),
      side: all.side.filter(rest),
      step: all.step.filter(rest),
      planes: {
        edge: planeOf(board, all.edge.filter(local), 2 * size, (frame, edge) => {
          frame.edge = edge;
        }),
        side: planeOf(board, all.side.filter(local), size, (frame, side) => {
          frame.side = side;
        }),
        step: planeOf(board, all.step.filter(local), size, square),
      },
    },
  };
}

/** Works out the steps from one square. */
export function workSquare(board: Board, steps: GroundSteps, square: number, keys: Keys): void {
  const { may, stop, corner, rules, stops, stopped, limit } = steps;
  const frame = stepFrame(keys);
  frame.from = square;
  steps.known[square] = 1;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    frame.to = neighbour(board, square, direction);
    if (frame.to < 0) continue;
    const found = labelStep(board, rules, frame);
    corner[square * DIRECTIONS.length + direction] = found.corner;
    if (found.label >= limit) continue;
    may[square] = (may[square] ?? 0) | (1 << direction);
    const stopsThere = stopped[frame.to] === 1 || stops.some((r) => r.test(board, frame));
    if (stopsThere) stop[square] = (stop[square] ?? 0) | (1 << direction);
  }
}

/** The steps of a path by the restrictions that the ground decides, for all boards on it. */
export function groundSteps(board: Board, path: string, limit: number): GroundSteps {
  const known = board.kept.laid.steps.get(path);
  if (known !== undefined) return known;
  const made = createSteps(board, stepRules(board, path), limit, (r) => r.ground === true);
  board.kept.laid.steps.set(path, made);
  return made;
}

/** 1 for the squares on or next to a figure. */
export function nearFigures(board: Board): Uint8Array {
  if (board.kept.near !== undefined) return board.kept.near;
  const { columns, rows } = board;
  const near = new Uint8Array(board.size);
  for (const { squares } of board.pieces) {
    for (const square of squares) {
      const column = square % columns;
      const row = (square - column) / columns;
      const last = column < columns - 1 ? column + 1 : column;
      for (let y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++)
        for (let x = column > 0 ? column - 1 : 0; x <= last; x++) near[y * columns + x] = 1;
    }
  }
  board.kept.near = near;
  return near;
}

/** The figures that may be next to a square: those on it or around it, or all where the board leaves out a figure that moves. */
export function figuresBeside(board: Board, square: number): readonly number[] {
  if (board.lifted) return board.everyone;
  const { columns, rows, occupant } = board;
  const column = square % columns;
  const row = (square - column) / columns;
  const last = column < columns - 1 ? column + 1 : column;
  const found: number[] = [];
  for (let y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++) {
    for (let x = column > 0 ? column - 1 : 0; x <= last; x++) {
      const figure = occupant[y * columns + x] ?? -1;
      if (figure >= 0) found.push(figure);
    }
  }
  return found;
}
