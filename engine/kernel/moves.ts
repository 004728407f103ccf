/**
 * Moves: of every square the steps that may be made and those after which the mover must stop, as masks of directions, and where a move may end.
 * What does not depend on the mover is kept with the board; the rest is worked out once per mover and kept too.
 */
import { type Board, lift } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import type { Frame, Restriction } from './rules.ts';
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

export function moveFrame(mover: Mover): Frame {
  return {
    from: 0,
    to: 0,
    side: 0,
    edge: 0,
    diagonal: 0,
    corner: 0,
    label: 0,
    mover: mover.character,
    brokeAway: mover.brokeAway ? 1 : 0,
    steps: 0,
  };
}

const mustStop = (r: Restriction): boolean => r.gives < 0;

function still(board: Board): { readonly may: Uint8Array; readonly stop: Uint8Array } {
  const known = board.kept.masks.get('still');
  if (known !== undefined && known instanceof StillMasks) return known;
  const rules = stepRules(board, 'move', (r) => !r.moving);
  const stops = rules.step.filter(mustStop);
  const made = new StillMasks(board.size);
  const frame = moveFrame({ character: -1, brokeAway: false });
  const blocked = rules.path.labels.length - 1;
  for (let square = 0; square < board.size; square++) {
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = neighbour(board, square, direction);
      if (to < 0) continue;
      frame.from = square;
      frame.to = to;
      const found = labelStep(board, rules, frame);
      if (found.label >= blocked) continue;
      made.may[square] = (made.may[square] ?? 0) | (1 << direction);
      if (stops.some((r) => r.test(board, frame))) made.stop[square] = (made.stop[square] ?? 0) | (1 << direction);
    }
  }
  board.kept.masks.set('still', made);
  return made;
}

class StillMasks {
  readonly may: Uint8Array;
  readonly stop: Uint8Array;
  constructor(size: number) {
    this.may = new Uint8Array(size);
    this.stop = new Uint8Array(size);
  }
}

class KeptMasks extends StillMasks implements MoveMasks {
  readonly end: Uint8Array;
  constructor(size: number) {
    super(size);
    this.end = new Uint8Array(size).fill(1);
  }
}

/** The board as the mover meets it: a base of several squares does not stand in its own way. */
export function boardOf(board: Board, mover: Mover): Board {
  if ((board.pieces[mover.character]?.squares.length ?? 0) < 2) return board;
  const key = `lifted ${mover.character}`;
  const known = board.kept.masks.get(key);
  if (known instanceof Lifted) return known.board;
  const made = new Lifted(lift(board, mover.character));
  board.kept.masks.set(key, made);
  return made.board;
}

class Lifted {
  readonly board: Board;
  constructor(board: Board) {
    this.board = board;
  }
}

/** Masks for one mover: what does not depend on it, then the restrictions that ask about it, step by step. */
export function moveMasks(whole: Board, mover: Mover): MoveMasks {
  const board = boardOf(whole, mover);
  const key = `move ${mover.character} ${mover.brokeAway}`;
  const known = board.kept.masks.get(key);
  if (known instanceof KeptMasks) return known;
  const base = still(board);
  const rules = stepRules(board, 'move', (r) => r.moving);
  const made = new KeptMasks(board.size);
  made.may.set(base.may);
  made.stop.set(base.stop);
  const frame = moveFrame(mover);
  const blocked = rules.path.labels.length - 1;
  const ends = board.rules.constraints.filter((c) => c.on === 'move-end');
  const entered = rules.step.filter((r) => !r.stepwise);
  const stepped = rules.step.filter((r) => r.stepwise);
  const acts = (r: Restriction, wanted: boolean): boolean => (wanted ? mustStop(r) : r.gives >= blocked) && r.test(board, frame);
  for (let to = 0; to < board.size; to++) {
    frame.to = to;
    if (ends.some((c) => c.test(board, frame))) made.end[to] = 0;
    const closed = entered.some((r) => acts(r, false));
    const stops = entered.some((r) => acts(r, true));
    if (!closed && !stops && stepped.length === 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const from = neighbour(board, to, opposite(direction));
      const bit = 1 << direction;
      if (from < 0 || ((made.may[from] ?? 0) & bit) === 0) continue;
      frame.from = from;
      frame.diagonal = direction < 4 ? 0 : 1;
      if (closed || stepped.some((r) => acts(r, false))) made.may[from] = (made.may[from] ?? 0) & ~bit;
      else if (stops || stepped.some((r) => acts(r, true))) made.stop[from] = (made.stop[from] ?? 0) | bit;
    }
  }
  board.kept.masks.set(key, made);
  return made;
}

/** The place in DIRECTIONS of the way back. */
export function opposite(direction: number): number {
  return direction < 4 ? (direction + 2) % 4 : 4 + ((direction - 4 + 2) % 4);
}

/** One step of a move with its label, for the chain of a verdict. */
export interface MadeStep {
  readonly board: Board;
  readonly rules: StepRules;
  readonly frame: Frame;
  readonly label: number;
}

export function stepOf(whole: Board, mover: Mover, from: number, to: number): MadeStep {
  const board = boardOf(whole, mover);
  const rules = stepRules(board, 'move');
  const frame = { ...moveFrame(mover), from, to };
  const { label } = labelStep(board, rules, frame);
  return { board, rules, frame, label };
}
