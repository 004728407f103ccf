/** The state of a game, with all pending work in it: plain data that JSON can hold. */
import type { Amounts, Locals, Value } from './values.ts';

/** A running procedure: the index of its next instruction, and its facts. */
export interface Frame {
  readonly procedure: number;
  at: number;
  locals: Locals;
  /** The fact of the frame below that takes what this one gives. */
  readonly as?: string | undefined;
  /** Triggers resolved at the point where it is (they acted or were declined), each with its user; undefined where none is yet. */
  resolved?: readonly string[] | undefined;
  /**
   * Set once a trigger has acted in place of this call: that trigger and those that acted or were declined before it, each with its user.
   */
  actedInstead?: readonly string[] | undefined;
  /** Triggers that act at most once while this instance runs (`Trigger.once`) and have acted, each with its user. */
  spent?: readonly string[] | undefined;
  /** What its events cite besides their own clauses; undefined where nothing has counted yet, and in games that are not explained. */
  consulted?: Consulted | undefined;
}

/** The clauses of what calculations counted for a procedure, and whether one of its own events has cited them. */
interface Consulted {
  readonly clauses: readonly string[];
  readonly isCited: boolean;
}

export interface Effect {
  readonly id: number;
  readonly capability: number;
  /** The character that it is on. */
  readonly on: number;
  /** The character that started it, or the one that a transfer has made its starter; -1 for none. */
  readonly by: number;
  /** The player who, when it started, controlled its starter or, where it had none, the character that it was on. */
  readonly player: number;
  /** The capability without which it ends, or -1. */
  readonly source: number;
  /** Index of `GameRules.durations`, or -1 for an effect without an end. */
  readonly duration: number;
  /** The depth of the procedure that it ends with, or -1. */
  readonly frame: number;
  readonly facts: Locals;
}

export interface Deferred {
  readonly point: number;
  /** The depth on the stack of the procedure that has the point. */
  readonly frame: number;
  /** The index of the procedure that consists of the deferred steps. */
  readonly procedure: number;
  /** The facts of the procedure that deferred them, copied at that time. */
  readonly locals: Locals;
}

/**
 * The answer that the machine needs: `by` is the player who answers, `as` the fact that takes the choice, `may` whether the player may
 * pass, `for` the purpose of a roll, such as `attack`. What may be answered is a function of the state, and is not part of it.
 */
export type Request =
  | { readonly kind: 'choose'; readonly by: number; readonly as: string }
  | { readonly kind: 'offer'; readonly by: number; readonly menu: string; readonly may: boolean }
  | { readonly kind: 'roll'; readonly by: number; readonly dice: number; readonly sides: number; readonly for: string }
  /** Which trigger acts next; a trigger is its index in the rules. */
  | { readonly kind: 'order'; readonly by: number; readonly triggers: readonly (readonly [trigger: number, user: number])[] }
  | { readonly kind: 'may'; readonly by: number; readonly trigger: number; readonly user: number }
  /** Which of the items left comes next in an `each`. */
  | { readonly kind: 'next'; readonly by: number; readonly items: readonly number[] }
  /** Which one of several entries counts in a calculation; indexes among its entries. */
  | { readonly kind: 'entry'; readonly by: number; readonly calculation: number; readonly entries: readonly number[] };

/** Options, triggers and entries are named by their ids, everything else by its number. A `value` of -1 declines an optional choice. */
export type Answer =
  | { readonly kind: 'choose'; readonly value: Value }
  | { readonly kind: 'offer'; readonly option: string; readonly self: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  | { readonly kind: 'order'; readonly trigger: string; readonly user: number }
  | { readonly kind: 'may'; readonly trigger: string; readonly user: number; readonly acts: boolean }
  | { readonly kind: 'next'; readonly item: number }
  | { readonly kind: 'entry'; readonly entry: string };

export interface State {
  /** Digest of the rules that the game is played under. Its indexes are those of these rules, so a run under others is refused. */
  readonly rulesDigest: string;
  /** The columns that steps write, by their indexes. */
  readonly numbers: Columns['numbers'];
  readonly lists: Columns['lists'];
  /** Records of the map that have changed since the set-up, each with its new value by square or edge. */
  readonly mapChanges: { readonly [record: string]: Amounts };
  readonly stack: readonly Frame[];
  readonly deferred: readonly Deferred[];
  /** Running effects, oldest first, and how many have been started. */
  readonly effects: readonly Effect[];
  readonly started: number;
  readonly request: Request | null;
}

/** Columns by index, each with its number or its list by subject. */
export interface Columns {
  readonly numbers: readonly (readonly number[])[];
  readonly lists: readonly (readonly (readonly number[])[])[];
}
