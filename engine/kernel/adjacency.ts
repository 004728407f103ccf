/** Adjacency: of each square, the neighbours that the path "adjacent" leaves open, as a mask of directions. */
import type { Board } from './board.ts';
import { keysOf, pathRule } from './classes.ts';
import { nearFigures } from './figures.ts';
import { type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS, FIRST_DIAGONAL } from './geometry.ts';
import { cornerToward, type GroundSteps, groundSteps, groundStepsFrom, needsFigures } from './ground-steps.ts';
import type { Restriction } from './rules.ts';
import { directionTo, labelStep, neighbour, type StepRules, stepRules } from './steps.ts';

const KNOWN = 1 << DIRECTIONS.length;

/** Masks of directions, each made when it is first asked for. */
export interface Adjacency {
  /** Per square, KNOWN and the directions that are open. */
  readonly masks: Uint16Array;
  /** All restrictions, where the ground decides no step by itself. */
  readonly rules: StepRules | undefined;
  readonly ground: GroundSteps | undefined;
  /** Restrictions that figures decide. */
  readonly figures: readonly Restriction[];
  /** Set to each step that is tested. */
  readonly frame: StepFrame;
}

function createAdjacency(board: Board): Adjacency {
  const rules = stepRules(board, 'adjacent');
  const figuresDecide = needsFigures(rules);
  return {
    masks: new Uint16Array(board.size),
    rules: figuresDecide ? rules : undefined,
    // The limit 1: only a step with the label 0 is open.
    ground: figuresDecide ? undefined : groundSteps(board, 'adjacent', 1),
    figures: rules.step.filter((r) => r.ground !== true),
    frame: stepFrame(keysOf(board, pathRule(board, 'adjacent'), { mover: -1, brokeAway: 0, steps: 0 })),
  };
}

/** Whether the step in the frame is open, the figures considered. */
function isOpen(board: Board, { rules, ground, figures, frame }: Adjacency, direction: number): boolean {
  if (rules !== undefined) return labelStep(board, rules, frame) === 0;
  const { from, to } = frame;
  if (ground === undefined || (groundStepsFrom(board, ground, from) & (1 << direction)) === 0) return false;
  frame.diagonal = direction < FIRST_DIAGONAL ? 0 : 1;
  frame.corner = cornerToward(ground, from, direction);
  const near = nearFigures(board)[to] === 1;
  return !figures.some((r) => (near || !r.near) && r.gives > 0 && r.test(board, frame));
}

function adjacencyOf(board: Board, square: number): number {
  board.cache.adjacent ??= createAdjacency(board);
  const { adjacent } = board.cache;
  const { masks, frame } = adjacent;
  const known = masks[square] ?? 0;
  if (known !== 0) return known;
  let mask = KNOWN;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    frame.from = square;
    frame.to = neighbour(board, square, direction);
    if (frame.to >= 0 && isOpen(board, adjacent, direction)) mask |= 1 << direction;
  }
  masks[square] = mask;
  return mask;
}

/** Whether two squares are adjacent. A square is not adjacent to itself. */
export function adjacentSquares(board: Board, a: number, b: number): boolean {
  const direction = directionTo(board, a, b);
  return direction >= 0 && (adjacencyOf(board, a) & (1 << direction)) !== 0;
}

/** Whether any square of one character is adjacent to any of the other. */
export function adjacentPieces(board: Board, a: number, b: number): boolean {
  const others = board.pieces[b]?.squares ?? [];
  return a !== b && (board.pieces[a]?.squares ?? []).some((square) => others.some((other) => adjacentSquares(board, square, other)));
}

/** Whether a character has a square adjacent to the given one. */
export function adjacentPieceSquare(board: Board, piece: number, square: number): boolean {
  const squares = board.pieces[piece]?.squares ?? [];
  for (const other of squares) if (adjacentSquares(board, other, square)) return true;
  return false;
}
