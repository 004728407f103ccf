import type { Run } from './game.ts';
import type { Cited, Locals } from './values.ts';

/** One use of a capability: the character, and for an effect the id of the running one (otherwise -1) with its facts. */
export interface Use {
  readonly self: number;
  readonly effect: number;
  readonly facts: Locals;
}

/**
 * Steps gather an entry by its `class`, such as `modifier`; `operation` is how its amount changes the value, such as `half`. Functions get
 * the run `g`, the facts `v` of the calculation and the use `u` of the entry's capability.
 */
export interface Entry extends Cited {
  readonly class: string;
  readonly operation: string;
  /** Whether no other replacement or modifier changes the value that it gives. */
  readonly locked: boolean;
  /** The uses of its capability that count; absent where it belongs to none. */
  users?(g: Run, v: Locals): readonly Use[];
  /**
   * In a calculation of a set: the capability that the entry belongs to. If `users` returns no use, the entry counts for the character that
   * the set is about, as soon as the set has this capability.
   */
  readonly granted?: number;
  amount(g: Run, v: Locals, u: Use): number;
  /** What it adds to a set, or takes out of one. */
  list?(g: Run, v: Locals, u: Use): readonly number[];
  test(g: Run, v: Locals, u: Use): boolean;
}

export interface CalculationStep {
  readonly gather: readonly string[];
  /** How the entries become one value or set; `choose-one` subtracts one of them. Absent where the step gathers none. */
  readonly fold?: 'sum' | 'max' | 'min' | 'in-order' | 'choose-one' | 'any' | 'union' | 'without';
  /** Whether the last locked entry, if there is one, counts alone. */
  readonly exclusive: boolean;
  /** The value to go on from, in place of the running value. */
  start?(g: Run, v: Locals): number;
  /** The same for a set. */
  list?(g: Run, v: Locals): readonly number[];
  /**
   * Of a set: whether the member `added` takes the place of `held`. The times are those at which each was last added: -1 for a member from
   * the start, 0 for one that no effect adds, else the id of the effect + 1.
   */
  replaces?(g: Run, v: Locals, added: number, held: number, addedAt: number, heldAt: number): boolean;
  /** The classes that do not count now. */
  skips(g: Run, v: Locals): readonly string[];
  /** Bounds of the value; where `fold` is `sum`, bounds of the sum that is added to it. */
  lowest?(g: Run, v: Locals): number;
  highest?(g: Run, v: Locals): number;
  /** What an entry of an operation makes of `v.value` with `v.amount`; the step folds it in place of the amount. */
  applies?(g: Run, v: Locals, operation: string): number;
  /** The clauses cited where several entries change the value, where the lower bound acts, and where the upper one does. */
  readonly clauses?: readonly string[];
  readonly lowestClauses?: readonly string[];
  readonly highestClauses?: readonly string[];
  /** The player who chooses an entry, for `choose-one`. */
  by?(g: Run, v: Locals): number;
}

export interface Calculation {
  readonly id: string;
  /** The name of the parameter that is the character it is about, if there is one. */
  readonly about?: string;
  /** All its facts: those that a call gives, defaults for those that the call leaves out, and those that its steps write. */
  inputs(g: Run, given: Locals): Locals;
  readonly steps: readonly CalculationStep[];
  readonly entries: readonly Entry[];
}
