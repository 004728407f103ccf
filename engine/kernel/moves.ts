/**
 * Moves: of every square the steps that may be made and those after which the mover must stop, as masks of directions, and where a move may
 * end. Each square is evaluated when a search reaches it. What the terrain decides is shared by all its boards; what figures and the mover
 * decide is added once per class of move.
 */
import { type Board, lift } from './board.ts';
import { keysOf } from './classes.ts';
import { nearFigures } from './figures.ts';
import { type MoveEndFrame, type MoverFrame, type StepFrame, stepFrame } from './frames.ts';
import { FIRST_DIAGONAL } from './geometry.ts';
import { createLabels, type LabelPlane, labelAt } from './label-plane.ts';
import type { Constraint, Restriction, Rules } from './rules.ts';
import { directionTo, labelStep, type StepRules, stepRules } from './steps.ts';
import {
  cornerToward,
  EVALUATED,
  mustStop,
  needsFigures,
  openOf,
  STOP,
  type StepTable,
  stopsOf,
  terrainStepsFrom,
  terrainStepsOf,
  wholeSteps,
} from './terrain-steps.ts';

/** The restrictions and constraints of moves, sorted once for the rules of an edition. */
interface MoveRules {
  readonly steps: StepRules;
  /** A step is open if its label is below this one. */
  readonly limit: number;
  /** Whether labels of edges or corners depend on figures or the mover. */
  readonly figuresDecide: boolean;
  /** Restrictions by figures that ask about the square entered alone, the worst first, and those that ask about the whole step. */
  readonly entering: readonly Restriction[];
  readonly stepwise: readonly Restriction[];
  /** Whether some of these restrictions also act far from any figure. */
  readonly someActEverywhere: boolean;
  /** Where a move may not end, by figures and by the terrain alone. */
  readonly ends: readonly Constraint[];
  readonly terrainEnds: readonly Constraint[];
}

/** The moves of one mover, as far as they are evaluated. */
export interface Moves {
  readonly board: Board;
  readonly rules: MoveRules;
  readonly terrainSteps: StepTable;
  /** 1 where the terrain lets no move end. */
  readonly refused: LabelPlane;
  /** Per square a word with the bits below. One list, since a board is often made for one question. */
  readonly squares: Int32Array;
  /** Not 0 for the squares on or next to a figure. */
  readonly near: Int32Array;
  /** Set to each step, and to each end of a move, that is tested. */
  readonly frame: StepFrame;
  readonly end: MoveEndFrame;
}

// Bits of a word of `squares`, beside those of StepTable. From ENTERED on, two bits have the result of `outcomeOfEntering` once known.
const ENTERED = 17;
const ENTERED_KNOWN = 1 << 19;

/** Entering forces a stop. */
export const STOPPED = 1;
/** The square may not be entered. */
export const CLOSED = 2;

/** The mover: a character, and whether it has broken away in this action. */
export interface Mover {
  readonly character: number;
  readonly brokeAway: boolean;
}

export function moverFrame(mover: Mover, speedUsed = 0): MoverFrame {
  return { mover: mover.character, brokeAway: mover.brokeAway ? 1 : 0, steps: speedUsed };
}

/** The frame of a square in which a move may end. */
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
  const ends = board.rules.constraints.filter((c) => c.on === 'move-end');
  const made: MoveRules = {
    steps,
    limit,
    figuresDecide,
    entering: byFigures.filter((r) => !r.stepwise).sort((a, b) => b.gives - a.gives),
    stepwise: byFigures.filter((r) => r.stepwise),
    someActEverywhere: byFigures.some((r) => !r.near),
    ends: ends.filter((c) => c.terrainOnly !== true),
    terrainEnds: ends.filter((c) => c.terrainOnly === true),
  };
  moveRulesByRules.set(board.rules, made);
  return made;
}

/** The moves of one mover: what the terrain decides, then the restrictions that ask about figures or the mover. */
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
    rules.terrainEnds.map((c) => ({ ...c, gives: 1 })),
  );
  const made: Moves = {
    board,
    rules,
    terrainSteps: rules.figuresDecide ? wholeSteps(board, rules.steps, rules.limit, keys) : terrainStepsOf(board, 'move', rules.limit),
    refused: terrain.refused,
    squares: new Int32Array(board.size),
    near: nearFigures(board),
    frame: stepFrame(keys),
    end: endFrame(mover, 0),
  };
  movesByMover.set(key, made);
  return made;
}

/** What a restriction does to a step where it acts. */
const outcomeOf = (r: Restriction): number => (mustStop(r) ? STOPPED : CLOSED);

/** How figures restrict entering a square from any side: STOPPED, CLOSED or 0. */
function outcomeOfEntering({ board, rules, squares, frame }: Moves, to: number): number {
  const word = squares[to] ?? 0;
  if ((word & ENTERED_KNOWN) !== 0) return (word >> ENTERED) & 3;
  frame.to = to;
  let outcome = 0;
  for (const r of rules.entering) {
    if (r.test(board, frame)) {
      outcome = outcomeOf(r);
      break;
    }
  }
  squares[to] = word | (outcome << ENTERED) | ENTERED_KNOWN;
  return outcome;
}

/** How figures restrict the step from a square to `to`, which the terrain allows: STOPPED, CLOSED or 0. */
export function outcomeByFigures(moves: Moves, square: number, to: number, direction: number): number {
  const { board, rules, terrainSteps, near, frame } = moves;
  const { stepwise, someActEverywhere } = rules;
  if (!someActEverywhere && near[to] === 0) return 0;
  let outcome = outcomeOfEntering(moves, to);
  if (outcome < CLOSED && stepwise.length > 0) {
    frame.from = square;
    frame.to = to;
    frame.diagonal = direction < FIRST_DIAGONAL ? 0 : 1;
    frame.corner = cornerToward(terrainSteps, square, direction);
    for (const r of stepwise) if (outcomeOf(r) > outcome && r.test(board, frame)) outcome = outcomeOf(r);
  }
  return outcome;
}

function evaluateSquare(moves: Moves, square: number): number {
  const { board, terrainSteps, squares } = moves;
  const terrainWord = terrainStepsFrom(board, terrainSteps, square);
  let open = openOf(terrainWord);
  let stop = stopsOf(terrainWord);
  for (let left = open; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const direction = 31 - Math.clz32(bit);
    const outcome = outcomeByFigures(moves, square, square + (board.offsets[direction] ?? 0), direction);
    if (outcome === CLOSED) open &= ~bit;
    else if (outcome === STOPPED) stop |= bit;
  }
  const word = (squares[square] ?? 0) | open | ((stop & open) << STOP) | EVALUATED;
  squares[square] = word;
  return word;
}

/** The directions in which a move may leave a square, and in the next eight bits those of them after which it must stop. */
export function stepsFrom(moves: Moves, square: number): number {
  const word = moves.squares[square] ?? 0;
  return (word & EVALUATED) === 0 ? evaluateSquare(moves, square) : word;
}

export function canEnd({ board, rules, refused, end }: Moves, square: number): boolean {
  if (labelAt(board, refused, end, square, setEnd) !== 0) return false;
  end.to = square;
  for (const constraint of rules.ends) if (constraint.test(board, end)) return false;
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

/** How much of the mover's speed a step uses. */
export function stepCost({ board, rules, frame, terrainSteps }: Moves, from: number, to: number): number {
  const { cost = 1, costOf } = rules.steps.path;
  if (costOf === undefined) return cost;
  const direction = directionTo(board, from, to);
  Object.assign(frame, { from, to, diagonal: direction < FIRST_DIAGONAL ? 0 : 1, corner: cornerToward(terrainSteps, from, direction) });
  return Math.max(1, costOf(board, frame));
}

/** The index in DIRECTIONS of the opposite direction. The straight and the diagonal ones each go round clockwise: it is two further on. */
export function opposite(direction: number): number {
  return direction < FIRST_DIAGONAL ? (direction + 2) % 4 : FIRST_DIAGONAL + ((direction - FIRST_DIAGONAL + 2) % 4);
}

/** One step of a move with its label, for the chain of a verdict. */
export interface MadeStep {
  /** The board as the mover meets it. */
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
