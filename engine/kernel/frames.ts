/**
 * The variables of expressions: one interface for each place in which the kernel evaluates one. Subjects are indexes into the board's
 * lists, -1 where there is none; truth is 0 or 1.
 */

/** The class of a line or a move: the values of the properties that its path declares and its restrictions can read. */
export type Keys = { readonly [name: string]: number };

type BoardFrame = object;
export interface SquareFrame {
  square: number;
}
export interface EdgeFrame {
  edge: number;
}
export interface CharacterFrame {
  character: number;
}
export interface ObjectFrame {
  object: number;
}

/** The ends of a line, from which its class is calculated: the heights at which they count, and the figures in them. */
export interface EndsFrame {
  readonly fromHeight: number;
  readonly toHeight: number;
  readonly shooter: number;
  readonly target: number;
}
/** The character at an end of a line. */
export interface EndFrame {
  readonly end: number;
}

export interface SquareOnLine<K extends Keys = Keys> {
  square: number;
  readonly line: K;
}
export interface EdgeOnLine<K extends Keys = Keys> {
  edge: number;
  readonly line: K;
}

/** A line whose places have been folded to one label. `columns` and `rows` are the distances between its ends. */
export interface LineFrame<K extends Keys = Keys> {
  readonly columns: number;
  readonly rows: number;
  readonly label: number;
  /** The label that the line would have if its first square gave none, before the restrictions on whole lines. */
  readonly labelBeyondStart: number;
  readonly shooter: number;
  readonly target: number;
  readonly line: K;
}

/**
 * One step. `edge` and `side` are the edge and the side square for which a restriction is being tested; `corner` is the label of the corner
 * that a diagonal step goes round; `to` is -1 where `offMap` is 1.
 */
export interface StepFrame<K extends Keys = Keys> {
  from: number;
  to: number;
  side: number;
  edge: number;
  diagonal: number;
  corner: number;
  offMap: number;
  readonly move: K;
}

/** A character that moves; `steps` is how much of its speed its path uses, in the test of a part of its base (`PartFrame`); else 0. */
export interface MoverFrame {
  readonly mover: number;
  readonly brokeAway: number;
  readonly steps: number;
}
export interface MoveEndFrame extends MoverFrame {
  to: number;
}
/** A part of the mover's base: its squares before and after the move. */
export interface PartFrame extends MoverFrame {
  readonly was: number;
  readonly now: number;
}
/** Two squares of one base, the mover's: `now` and `other`. */
export interface PairFrame {
  readonly mover: number;
  readonly now: number;
  readonly other: number;
}
/** An object that no character holds; `now` is its square. */
export interface LyingFrame {
  readonly object: number;
  readonly now: number;
}
/** A player of a game: the number in `Figure.player`, or -1 for a player without characters. */
export interface PlayerFrame {
  readonly player: number;
}
/** A character and a square in which a set-up places it. */
export interface PlacedFrame extends CharacterFrame {
  square: number;
}
export interface SquarePairFrame {
  readonly from: number;
  readonly to: number;
}

/** A knock back before its squares are known: the characters. `AwayFrame` has the square that it leads from too. */
export interface KnockBackFrame {
  readonly attacker: number;
  readonly target: number;
}
export interface AwayFrame extends KnockBackFrame {
  readonly targetSquare: number;
}

/** An attack that knocks back. `cause` is the number of what ended the path, 0 for nothing and before the path has ended. */
export interface AttackFrame extends AwayFrame {
  readonly attackerSquare: number;
  readonly damageTaken: number;
  readonly cause: number;
}

export interface CalculationFrame {
  value: number;
  amount: number;
  locked: number;
}
export interface PrintedFrame extends CalculationFrame {
  readonly printed: number;
}
export interface DamageFrame extends CalculationFrame {
  readonly damageTaken: number;
}

export type RestrictionFrame = SquareOnLine | EdgeOnLine | LineFrame | StepFrame;
export type EntryFrame = LineFrame | MoverFrame | AttackFrame;
export type RefusalFrame = BoardFrame | PlayerFrame | PlacedFrame | SquarePairFrame | MoveEndFrame | PartFrame | PairFrame | LyingFrame;
export type AnyFrame = RestrictionFrame | EntryFrame | RefusalFrame;

export function stepFrame(move: Keys): StepFrame {
  return { from: 0, to: 0, side: 0, edge: 0, diagonal: 0, corner: 0, offMap: 0, move };
}
