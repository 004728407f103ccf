/**
 * Moves: what each step does, and where a move may end. A step is evaluated when a search tries it. What the terrain decides is shared by
 * all boards with that terrain; what figures and the mover decide is evaluated for each mover.
 */
import type { Board, Moves } from './board.ts';
import type { MoveRules, StepRules } from './cached-results.ts';
import { keysOf } from './classes.ts';
import { nearFigures } from './figures.ts';
import { type MoveEndFrame, type MoverFrame, type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS, FIRST_DIAGONAL } from './geometry.ts';
import { createLabels, labelAt } from './label-plane.ts';
import { lift } from './lifted-board.ts';
import type { Restriction, Rules } from './rules.ts';
import { CLOSED, OPEN, outcomeIn, STOPPED, UNKNOWN, withOutcome } from './step-outcomes.ts';
import { directionTo, labelStep, stepRules } from './steps.ts';
import {
  cornerToward,
  initialOutcomes,
  mustStop,
  needsFigures,
  outcomesFarFromFigures,
  tableOutcome,
  terrainStepsOf,
  wholeSteps,
} from './terrain-steps.ts';

/** The place of `outcomeOfEntering` in a word, after all directions. */
const ENTERING = DIRECTIONS.length;

/** The mover: a character, and whether it has broken away in this action. */
export interface Mover {
  readonly character: number;
  readonly brokeAway: boolean;
}

export function moverFrame(mover: Mover, speedUsed = 0): MoverFrame {
  return { mover: mover.character, brokeAway: mover.brokeAway ? 1 : 0, steps: speedUsed };
}

export function endFrame(mover: Mover, to: number, speedUsed = 0): MoveEndFrame {
  return { ...moverFrame(mover, speedUsed), to };
}

/** The board as the mover meets it: without the mover if its base has several squares, which do not block one another. */
export function boardForMover(board: Board, mover: Mover): Board {
  if ((board.figures[mover.character]?.squares.length ?? 0) < 2) return board;
  const known = board.cache.lifted.get(mover.character);
  if (known !== undefined) return known;
  const made = lift(board, mover.character);
  board.cache.lifted.set(mover.character, made);
  return made;
}

const moveRulesByRules = new WeakMap<Rules, MoveRules>();

function moveRules(board: Board): MoveRules {
  const found = moveRulesByRules.get(board.rules);
  if (found !== undefined) return found;
  const steps = stepRules(board, 'move');
  const limit = steps.path.labels.length - 1;
  const figuresDecide = needsFigures(steps);
  const byFigures = figuresDecide ? [] : steps.step.filter((r) => r.terrainOnly !== true && (mustStop(r) || r.gives >= limit));
  const endConstraints = board.rules.constraints.filter((c) => c.on === 'move-end');
  const made: MoveRules = {
    steps,
    limit,
    figuresDecide,
    entering: byFigures.filter((r) => !r.stepwise).sort((a, b) => b.gives - a.gives),
    stepwise: byFigures.filter((r) => r.stepwise),
    someActEverywhere: byFigures.some((r) => !r.near),
    endConstraints: endConstraints.filter((c) => c.terrainOnly !== true),
    terrainEndConstraints: endConstraints.filter((c) => c.terrainOnly === true),
  };
  moveRulesByRules.set(board.rules, made);
  return made;
}

export function movesOf(boardWithMover: Board, mover: Mover): Moves {
  const board = boardForMover(boardWithMover, mover);
  const { terrain, moves: movesByMover } = board.cache;
  // The class of a move follows from the board and the mover.
  const key = 2 * mover.character + (mover.brokeAway ? 1 : 0);
  const found = movesByMover.get(key);
  if (found !== undefined) return found;
  const rules = moveRules(board);
  const keys = keysOf(board, rules.steps.path, moverFrame(mover));
  terrain.refused ??= createLabels(
    board.size,
    rules.terrainEndConstraints.map((c) => ({ ...c, gives: 1 })),
  );
  const stepTable = rules.figuresDecide ? wholeSteps(board, rules.steps, rules.limit, keys) : terrainStepsOf(board, 'move', rules.limit);
  const made: Moves = {
    board,
    rules,
    stepTable,
    refused: terrain.refused,
    outcomes: rules.figuresDecide || rules.someActEverywhere ? initialOutcomes(board) : outcomesFarFromFigures(board, stepTable),
    near: nearFigures(board),
    frame: stepFrame(keys),
    end: endFrame(mover, 0),
  };
  movesByMover.set(key, made);
  return made;
}

const outcomeOf = (r: Restriction): number => (mustStop(r) ? STOPPED : CLOSED);

/** How figures restrict entering a square from any side: OPEN, STOPPED or CLOSED. */
function outcomeOfEntering({ board, rules, outcomes, frame }: Moves, to: number): number {
  const word = outcomes[to] ?? 0;
  const known = outcomeIn(word, ENTERING);
  if (known !== UNKNOWN) return known;
  frame.to = to;
  let outcome = OPEN;
  for (const r of rules.entering) {
    if (r.test(board, frame)) {
      outcome = outcomeOf(r);
      break;
    }
  }
  outcomes[to] = withOutcome(word, ENTERING, outcome);
  return outcome;
}

/** How figures restrict the step from a square to `to`, which the terrain allows: OPEN, STOPPED or CLOSED. */
function outcomeByFigures(moves: Moves, square: number, to: number, direction: number): number {
  const { board, rules, stepTable, near, frame } = moves;
  const { stepwise, someActEverywhere } = rules;
  if (!someActEverywhere && near[to] === 0) return OPEN;
  let outcome = outcomeOfEntering(moves, to);
  if (outcome < CLOSED && stepwise.length > 0) {
    frame.from = square;
    frame.to = to;
    frame.diagonal = direction < FIRST_DIAGONAL ? 0 : 1;
    frame.corner = cornerToward(board, stepTable, square, direction);
    for (const r of stepwise) if (outcomeOf(r) > outcome && r.test(board, frame)) outcome = outcomeOf(r);
  }
  return outcome;
}

function evaluateStep(moves: Moves, square: number, direction: number): number {
  const { board, stepTable, outcomes } = moves;
  const byTable = tableOutcome(board, stepTable, square, direction);
  const to = square + (board.offsets[direction] ?? 0);
  const outcome = byTable === CLOSED ? CLOSED : Math.max(byTable, outcomeByFigures(moves, square, to, direction));
  outcomes[square] = withOutcome(outcomes[square] ?? 0, direction, outcome);
  return outcome;
}

/** What the step from a square in a direction does: OPEN, STOPPED or CLOSED. */
export function outcomeToward(moves: Moves, square: number, direction: number): number {
  const known = outcomeIn(moves.outcomes[square] ?? 0, direction);
  return known === UNKNOWN ? evaluateStep(moves, square, direction) : known;
}

/** As `outcomeToward`, for the step from a square to another; CLOSED where they do not touch. */
export function stepOutcome(moves: Moves, from: number, to: number): number {
  const direction = directionTo(moves.board, from, to);
  return direction < 0 ? CLOSED : outcomeToward(moves, from, direction);
}

export function canEnd({ board, rules, refused, end }: Moves, square: number): boolean {
  if (labelAt(board, refused, end, square, setEnd) !== 0) return false;
  end.to = square;
  for (const constraint of rules.endConstraints) if (constraint.test(board, end)) return false;
  return true;
}

const setEnd = (frame: MoveEndFrame, to: number): void => {
  frame.to = to;
};

/** Whether every step uses 1 of the mover's speed. */
export function areStepsPlain({ rules }: Moves): boolean {
  const { cost = 1, costOf } = rules.steps.path;
  return cost === 1 && costOf === undefined;
}

export function stepCost({ board, rules, frame, stepTable }: Moves, from: number, to: number): number {
  const { cost = 1, costOf } = rules.steps.path;
  if (costOf === undefined) return cost;
  const direction = directionTo(board, from, to);
  Object.assign(frame, {
    from,
    to,
    diagonal: direction < FIRST_DIAGONAL ? 0 : 1,
    corner: cornerToward(board, stepTable, from, direction),
  });
  return Math.max(1, costOf(board, frame));
}

/** The index in DIRECTIONS of the opposite direction. The straight and the diagonal ones each go round clockwise: it is two further on. */
export function opposite(direction: number): number {
  return direction < FIRST_DIAGONAL ? (direction + 2) % 4 : FIRST_DIAGONAL + ((direction - FIRST_DIAGONAL + 2) % 4);
}

export interface MadeStep {
  readonly board: Board;
  readonly rules: StepRules;
  readonly frame: StepFrame;
  readonly label: number;
}

export function stepOf(boardWithMover: Board, mover: Mover, from: number, to: number): MadeStep {
  const board = boardForMover(boardWithMover, mover);
  const rules = stepRules(board, 'move');
  const frame = { ...stepFrame(keysOf(board, rules.path, moverFrame(mover))), from, to };
  return { board, rules, frame, label: labelStep(board, rules, frame) };
}
