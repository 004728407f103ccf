/** The state of a game: plain data that JSON can hold, with all pending work in it. */
import type { Board, Facts } from '../kernel/board.ts';
import type { GameRules, Locals, Value } from './rules.ts';

/** A running procedure: its place among its instructions, and its facts. */
export interface Frame {
  readonly procedure: number;
  at: number;
  locals: Locals;
  /** The fact of the frame below that takes what this one gives. */
  readonly as?: string;
  /** Triggers that acted at the point where it is, each with its user. */
  fired?: readonly string[];
  /** Triggers that acted in place of this call, where something acts in place of it. */
  replacedBy?: readonly string[];
}

/** Steps that wait for a point of a running procedure. `frame` is its depth on the stack. */
export interface Later {
  readonly point: number;
  readonly frame: number;
  readonly procedure: number;
  readonly locals: Locals;
}

/** What the machine waits for. What may be answered is a function of the state, and is not part of it. */
export type Request =
  | { readonly kind: 'choose'; readonly by: number; readonly as: string }
  | { readonly kind: 'offer'; readonly by: number; readonly menu: string }
  | { readonly kind: 'roll'; readonly by: number; readonly dice: number; readonly for: string }
  /** Which trigger acts next, as places among `triggers`; with one of them, whether it acts. */
  | { readonly kind: 'order'; readonly by: number; readonly triggers: readonly (readonly [trigger: number, user: number])[] }
  | { readonly kind: 'may'; readonly by: number; readonly trigger: number; readonly user: number }
  /** Who comes next in an `each`. */
  | { readonly kind: 'next'; readonly by: number; readonly items: readonly number[] }
  /** Which one of several entries counts in a calculation; places among its entries. */
  | { readonly kind: 'entry'; readonly by: number; readonly calculation: number; readonly entries: readonly number[] };

export type Answer =
  | { readonly kind: 'choose'; readonly value: Value }
  | { readonly kind: 'offer'; readonly option: string; readonly self: number }
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  | { readonly kind: 'order'; readonly trigger: string; readonly user: number }
  | { readonly kind: 'may'; readonly trigger: string; readonly user: number; readonly acts: boolean }
  | { readonly kind: 'next'; readonly item: number }
  | { readonly kind: 'entry'; readonly entry: string };

export interface State {
  /** Digest of the rules it is played under: a state is never loaded into others. */
  readonly book: string;
  readonly cells: readonly number[];
  readonly lists: readonly (readonly (readonly number[])[])[];
  readonly stack: readonly Frame[];
  readonly later: readonly Later[];
  readonly request: Request | null;
}

/** What does not change during a game: the rules, the map, the cards, and how many subjects of each kind there are. */
export interface Game {
  readonly rules: GameRules;
  /** The map and its objects, without figures. */
  readonly ground: Board;
  /** What is given of each figure for the board. */
  readonly facts: Facts;
  readonly ids: { readonly [subject: string]: readonly string[] };
  /** The numbers of all subjects of a kind. */
  readonly all: { readonly [subject: string]: readonly number[] };
  /** Boards by the lists that place the figures. */
  readonly boards: WeakMap<object, Board>;
}
