/** Adjacency: of each square, the neighbours that the path "adjacent" leaves open, as a mask of directions. */
import type { Board } from './board.ts';
import { keysOf, pathRule } from './classes.ts';
import { nearFigures } from './figures.ts';
import { type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS, FIRST_DIAGONAL } from './geometry.ts';
import type { Restriction } from './rules.ts';
import { directionTo, labelStep, neighbour, type StepRules, stepRules } from './steps.ts';
import { cornerToward, needsFigures, openOf, type StepTable, terrainStepsFrom, terrainStepsOf } from './terrain-steps.ts';

/** Set in every mask that has been made, so that none of them is 0. */
const KNOWN = 1 << DIRECTIONS.length;

/** Masks of directions, each made when it is first asked for. */
export interface Adjacency {
  /** Per square, KNOWN and the directions that are open; 0 until the mask is made. */
  readonly masks: Uint16Array;
  /** The steps that the terrain decides, or all restrictions where it decides no step by itself. */
  readonly steps: StepTable | StepRules;
  /** Restrictions that depend on figures. */
  readonly byFigures: readonly Restriction[];
  /** Set to each step that is tested. */
  readonly frame: StepFrame;
}

function createAdjacency(board: Board): Adjacency {
  const rules = stepRules(board, 'adjacent');
  const figuresDecide = needsFigures(rules);
  return {
    masks: new Uint16Array(board.size),
    // The limit 1: only a step with the label 0 is open.
    steps: figuresDecide ? rules : terrainStepsOf(board, 'adjacent', 1),
    byFigures: rules.step.filter((r) => r.terrainOnly !== true),
    frame: stepFrame(keysOf(board, pathRule(board, 'adjacent'), { mover: -1, brokeAway: 0, steps: 0 })),
  };
}

/** The open directions from a square, where the terrain decides steps and figures close some of them. */
function openByTerrain(board: Board, { byFigures, frame }: Adjacency, steps: StepTable, square: number): number {
  const terrainMask = openOf(terrainStepsFrom(board, steps, square));
  if (byFigures.length === 0) return terrainMask;
  const near = nearFigures(board);
  let mask = terrainMask;
  frame.from = square;
  // A mask has the bit of a direction only where there is a square.
  for (let left = terrainMask; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const direction = 31 - Math.clz32(bit);
    frame.to = square + (board.offsets[direction] ?? 0);
    frame.diagonal = direction < FIRST_DIAGONAL ? 0 : 1;
    frame.corner = cornerToward(steps, square, direction);
    const isNear = near[frame.to] !== 0;
    for (const r of byFigures) {
      if ((r.near && !isNear) || r.gives <= 0 || !r.test(board, frame)) continue;
      mask &= ~bit;
      break;
    }
  }
  return mask;
}

/** The open directions from a square, where figures decide labels of edges or corners. */
function openByAll(board: Board, rules: StepRules, frame: StepFrame, square: number): number {
  let mask = 0;
  frame.from = square;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    frame.to = neighbour(board, square, direction);
    if (frame.to >= 0 && labelStep(board, rules, frame) === 0) mask |= 1 << direction;
  }
  return mask;
}

function adjacencyOf(board: Board, square: number): number {
  board.cache.adjacent ??= createAdjacency(board);
  const { adjacent } = board.cache;
  const known = adjacent.masks[square] ?? 0;
  if (known !== 0) return known;
  const { steps } = adjacent;
  const open = 'squares' in steps ? openByTerrain(board, adjacent, steps, square) : openByAll(board, steps, adjacent.frame, square);
  const mask = KNOWN | open;
  adjacent.masks[square] = mask;
  return mask;
}

/** Whether two squares are adjacent. A square is not adjacent to itself. */
export function adjacentSquares(board: Board, a: number, b: number): boolean {
  // Most pairs that are asked about are further apart than the next row.
  if (Math.abs(a - b) > board.columns + 1) return false;
  const direction = directionTo(board, a, b);
  return direction >= 0 && (adjacencyOf(board, a) & (1 << direction)) !== 0;
}

/** Whether any square of one character is adjacent to any of the other. */
export function adjacentFigures(board: Board, a: number, b: number): boolean {
  if (a === b) return false;
  for (const square of board.figures[a]?.squares ?? NO_SQUARES)
    for (const other of board.figures[b]?.squares ?? NO_SQUARES) if (adjacentSquares(board, square, other)) return true;
  return false;
}

const NO_SQUARES: readonly number[] = [];

/** Whether a character has a square adjacent to the given one. */
export function adjacentFigureSquare(board: Board, figure: number, square: number): boolean {
  for (const other of board.figures[figure]?.squares ?? NO_SQUARES) if (adjacentSquares(board, other, square)) return true;
  return false;
}
