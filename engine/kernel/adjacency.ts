/** Adjacency: of each square, the neighbours to which the path "adjacent" is open. */
import type { Board } from './board.ts';
import type { Adjacency, StepRules, StepTable } from './cached-results.ts';
import { keysOf, pathRule } from './classes.ts';
import { nearFigures } from './figures.ts';
import { type StepFrame, stepFrame } from './frames.ts';
import { FIRST_DIAGONAL } from './geometry.ts';
import { CLOSED, OPEN, outcomeIn, UNKNOWN, withOutcome } from './step-outcomes.ts';
import { directionTo, labelStep, stepRules } from './steps.ts';
import { cornerToward, initialOutcomes, needsFigures, tableOutcome, terrainStepsOf } from './terrain-steps.ts';

function createAdjacency(board: Board): Adjacency {
  const rules = stepRules(board, 'adjacent');
  const figuresDecide = needsFigures(rules);
  return {
    outcomes: initialOutcomes(board),
    // The limit 1: only a step with the label 0 is open.
    steps: figuresDecide ? rules : terrainStepsOf(board, 'adjacent', 1),
    byFigures: rules.step.filter((r) => r.terrainOnly !== true && r.gives > 0),
    frame: stepFrame(keysOf(board, pathRule(board, 'adjacent'), { mover: -1, brokeAway: 0, steps: 0 })),
  };
}

/** Whether a step is open where the terrain decides steps and figures close some of them. */
function isOpenByTerrain(board: Board, { byFigures, frame }: Adjacency, steps: StepTable, square: number, direction: number): boolean {
  if (tableOutcome(board, steps, square, direction) === CLOSED) return false;
  if (byFigures.length === 0) return true;
  frame.from = square;
  frame.to = square + (board.offsets[direction] ?? 0);
  frame.diagonal = direction < FIRST_DIAGONAL ? 0 : 1;
  frame.corner = cornerToward(board, steps, square, direction);
  const isNear = nearFigures(board)[frame.to] !== 0;
  for (const r of byFigures) if ((isNear || !r.near) && r.test(board, frame)) return false;
  return true;
}

/** Whether a step is open where figures decide labels of edges or corners. */
function isOpenByAll(board: Board, rules: StepRules, frame: StepFrame, square: number, direction: number): boolean {
  frame.from = square;
  frame.to = square + (board.offsets[direction] ?? 0);
  return labelStep(board, rules, frame) === 0;
}

function isOpen(board: Board, square: number, direction: number): boolean {
  board.cache.adjacent ??= createAdjacency(board);
  const { adjacent } = board.cache;
  const { steps, outcomes } = adjacent;
  const word = outcomes[square] ?? 0;
  const known = outcomeIn(word, direction);
  if (known !== UNKNOWN) return known === OPEN;
  const isStepOpen =
    'outcomes' in steps
      ? isOpenByTerrain(board, adjacent, steps, square, direction)
      : isOpenByAll(board, steps, adjacent.frame, square, direction);
  outcomes[square] = withOutcome(word, direction, isStepOpen ? OPEN : CLOSED);
  return isStepOpen;
}

/** Whether two squares are adjacent. A square is not adjacent to itself. */
export function adjacentSquares(board: Board, a: number, b: number): boolean {
  // Most pairs that are asked about are further apart than the next row.
  if (Math.abs(a - b) > board.columns + 1) return false;
  const direction = directionTo(board, a, b);
  return direction >= 0 && isOpen(board, a, direction);
}

export function adjacentFigures(board: Board, a: number, b: number): boolean {
  if (a === b) return false;
  for (const square of board.figures[a]?.squares ?? NO_SQUARES)
    for (const other of board.figures[b]?.squares ?? NO_SQUARES) if (adjacentSquares(board, square, other)) return true;
  return false;
}

const NO_SQUARES: readonly number[] = [];

export function adjacentFigureSquare(board: Board, figure: number, square: number): boolean {
  for (const other of board.figures[figure]?.squares ?? NO_SQUARES) if (adjacentSquares(board, other, square)) return true;
  return false;
}
