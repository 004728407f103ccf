/**
 * Moves: of every square the steps that may be made and those after which the mover must stop, as masks of directions, and where a move may
 * end. What the ground decides is shared by all boards on it; figures and the mover are added, once per class of move.
 */
import { type Board, lift } from './board.ts';
import { keysOf, pathRule, tupleOf } from './classes.ts';
import { type Keys, type MoveEndFrame, type MoverFrame, type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS } from './geometry.ts';
import { createSteps, type GroundSteps, groundSteps, mustStop, nearFigures, needsFigures, workSquare } from './ground-steps.ts';
import type { Constraint, Restriction } from './rules.ts';
import { labelStep, neighbour, type StepRules, stepRules } from './steps.ts';

export interface MoveMasks {
  readonly may: Uint8Array;
  readonly stop: Uint8Array;
  /** 1 where a part of the mover may stand at the end. */
  readonly end: Uint8Array;
}

/** The mover: a character, and whether it has broken away in this action. */
export interface Mover {
  readonly character: number;
  readonly brokeAway: boolean;
}

export function moverFrame(mover: Mover, steps = 0): MoverFrame {
  return { mover: mover.character, brokeAway: mover.brokeAway ? 1 : 0, steps };
}

/** The frame of a square where the mover may want to end. */
export function endFrame(mover: Mover, to: number, steps = 0): MoveEndFrame {
  return { ...moverFrame(mover, steps), to };
}

/** The board as the mover meets it: a base of several squares does not stand in its own way. */
export function boardOf(board: Board, mover: Mover): Board {
  if ((board.pieces[mover.character]?.squares.length ?? 0) < 2) return board;
  const known = board.kept.lifted.get(mover.character);
  if (known !== undefined) return known;
  const made = lift(board, mover.character);
  board.kept.lifted.set(mover.character, made);
  return made;
}

function endsOf(board: Board): readonly Constraint[] {
  return board.rules.constraints.filter((c) => c.on === 'move-end');
}

/** What the ground decides of moves, with where it lets them end. */
function groundMoves(board: Board, blocked: number): GroundSteps {
  const known = board.kept.laid.steps.get('move');
  if (known !== undefined) return known;
  const made = groundSteps(board, 'move', blocked);
  for (let square = 0; square < board.size; square++) workSquare(board, made, square, {});
  const constraints = endsOf(board).filter((c) => c.ground === true);
  const frame = endFrame({ character: -1, brokeAway: false }, 0);
  for (frame.to = 0; frame.to < board.size; frame.to++) if (constraints.some((c) => c.test(board, frame))) made.end[frame.to] = 0;
  return made;
}

/** Masks for one mover: what the ground decides, then the restrictions that ask about figures or the mover. */
export function moveMasks(whole: Board, mover: Mover): MoveMasks {
  const board = boardOf(whole, mover);
  const rule = pathRule(board, 'move');
  const move = keysOf(board, rule, moverFrame(mover));
  const key = `${mover.character} ${tupleOf(move)}`;
  const known = board.kept.moves.get(key);
  if (known !== undefined) return known;
  const blocked = rule.labels.length - 1;
  const ground = groundMoves(board, blocked);
  const rules = stepRules(board, 'move');
  const mixed = needsFigures(rules);
  const base = mixed ? allSteps(board, rules, blocked, move) : ground;
  const masks: MoveMasks = { may: base.may.slice(), stop: base.stop.slice(), end: ground.end.slice() };
  if (!mixed) addFigures(board, masks, base, rules, move);
  const ends = endsOf(board).filter((c) => c.ground !== true);
  const frame = endFrame(mover, 0);
  const everywhere = ends.some((c) => !c.near);
  const near = nearFigures(board);
  for (frame.to = 0; frame.to < board.size; frame.to++)
    if ((everywhere || near[frame.to] === 1) && ends.some((c) => c.test(board, frame))) masks.end[frame.to] = 0;
  board.kept.moves.set(key, masks);
  return masks;
}

/** All steps of a mover, where labels of edges or corners depend on figures or on it. */
function allSteps(board: Board, rules: StepRules, blocked: number, move: Keys): GroundSteps {
  const whole: StepRules = { ...rules, edge: rules.edge.map(unplaced), side: rules.side.map(unplaced), step: rules.step.map(unplaced) };
  const steps = createSteps(board, whole, blocked, () => true);
  for (let square = 0; square < board.size; square++) workSquare(board, steps, square, move);
  return steps;
}

const unplaced = (r: Restriction): Restriction => ({ ...r, local: r.local && r.ground === true });

/** Adds what figures make of the steps: near them, or everywhere where a restriction needs no figure near. */
function addFigures(board: Board, masks: MoveMasks, ground: GroundSteps, { step, path }: StepRules, move: Keys): void {
  const figures = step.filter((r) => r.ground !== true);
  const blocked = path.labels.length - 1;
  const everywhere = figures.some((r) => !r.near);
  const entered = figures.filter((r) => !r.stepwise);
  const stepped = figures.filter((r) => r.stepwise);
  const frame = stepFrame(move);
  const closes = (r: Restriction): boolean => r.gives >= blocked && r.test(board, frame);
  const stops = (r: Restriction): boolean => mustStop(r) && r.test(board, frame);
  const near = nearFigures(board);
  for (let to = 0; to < board.size; to++) {
    if (!everywhere && near[to] === 0) continue;
    frame.to = to;
    const closed = entered.some(closes);
    const stopped = entered.some(stops);
    if (!closed && !stopped && stepped.length === 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const from = neighbour(board, to, opposite(direction));
      const bit = 1 << direction;
      if (from < 0 || ((masks.may[from] ?? 0) & bit) === 0) continue;
      frame.from = from;
      frame.diagonal = direction < 4 ? 0 : 1;
      frame.corner = ground.corner[from * DIRECTIONS.length + direction] ?? 0;
      if (closed || stepped.some(closes)) masks.may[from] = (masks.may[from] ?? 0) & ~bit;
      else if (stopped || stepped.some(stops)) masks.stop[from] = (masks.stop[from] ?? 0) | bit;
    }
  }
}

/** The place in DIRECTIONS of the way back. */
export function opposite(direction: number): number {
  return direction < 4 ? (direction + 2) % 4 : 4 + ((direction - 4 + 2) % 4);
}

/** One step of a move with its label, for the chain of a verdict. */
export interface MadeStep {
  readonly board: Board;
  readonly rules: StepRules;
  readonly frame: StepFrame;
  readonly label: number;
}

export function stepOf(whole: Board, mover: Mover, from: number, to: number): MadeStep {
  const board = boardOf(whole, mover);
  const rules = stepRules(board, 'move');
  const frame = { ...stepFrame(keysOf(board, rules.path, moverFrame(mover))), from, to };
  const { label } = labelStep(board, rules, frame);
  return { board, rules, frame, label };
}
