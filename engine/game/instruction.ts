import type { Event } from './event.ts';
import type { Run } from './game.ts';
import type { Locals, Value } from './values.ts';

/** What an answer to a choice may be. */
export type Domain =
  | { readonly kind: 'list'; readonly items: readonly number[] }
  | { readonly kind: 'subsets'; readonly items: readonly number[]; readonly least: number; readonly most: number }
  | { readonly kind: 'splits'; readonly amount: number; readonly among: readonly number[] }
  /** `from` are the squares where the move began; the mover may have left them already. */
  | { readonly kind: 'paths'; readonly mover: number; readonly speed: number; readonly from: readonly number[] }
  /** The placements of a base at the end of a path of its mover. */
  | { readonly kind: 'bases'; readonly mover: number; readonly path: readonly number[]; readonly from: readonly number[] };

/** What players read before a roll is made. */
export interface Announcement {
  /** A sentence; `{v0}` is the field `v0`. */
  readonly says: string;
  readonly clauses: readonly string[];
  with(g: Run, v: Locals): Event['fields'];
}

/**
 * Functions get the run `g` and the facts `v` of the procedure. Procedures, points, capabilities and calculations are indexes of the lists
 * of `GameRules`. `by` gives the player who is asked, `with` the facts of what is called; `as` names the fact that takes the result, `jump`
 * is the index of the instruction to go on at.
 */
export type Instruction =
  /** Writes records and facts, and reports events. */
  | { readonly op: 'do'; does(g: Run, v: Locals): void }
  /** Jumps unless the test holds. */
  | { readonly op: 'unless'; readonly jump: number; test(g: Run, v: Locals): boolean }
  | { readonly op: 'jump'; readonly jump: number }
  /** Begins a loop: `rest` is the fact that holds the items still to come. */
  | { readonly op: 'each'; readonly rest: string; list(g: Run, v: Locals): readonly number[] }
  /**
   * Takes the next item of an `each`, or leaves the loop. Of several items with the least `order` (of all items if there is no `order`) the
   * player `by` takes one if `asks` is true, else the first is taken.
   */
  | {
      readonly op: 'next';
      readonly rest: string;
      readonly as: string;
      readonly jump: number;
      readonly asks: boolean;
      order?(g: Run, v: Locals): number;
      by(g: Run, v: Locals): number;
    }
  | {
      readonly op: 'roll';
      readonly as: string;
      dice(g: Run, v: Locals): number;
      sides(g: Run, v: Locals): number;
      /** The purpose of the roll, such as `attack`. */
      for(g: Run, v: Locals): string;
      by(g: Run, v: Locals): number;
      readonly announcement?: Announcement;
    }
  | {
      readonly op: 'choose';
      /** Cited for a refused answer, unless a constraint refuses it. */
      readonly clauses: readonly string[];
      /** The same for too few items, too many, and one that is named twice. */
      readonly leastClauses: readonly string[];
      readonly mostClauses: readonly string[];
      readonly onceClauses: readonly string[];
      readonly as: string;
      readonly prompt: string;
      /** The kind of subject that is chosen; empty for plain numbers. */
      readonly subject: string;
      /** Constraints forbid candidates by this role. */
      readonly role: string;
      /** Whether the player may choose nothing. */
      readonly may: boolean;
      from(g: Run, v: Locals): Domain;
      where?(g: Run, v: Locals, it: Value): boolean;
      /** The character that the choice is made for, -1 for none. */
      who(g: Run, v: Locals): number;
      by(g: Run, v: Locals): number;
    }
  | {
      readonly op: 'offer';
      /** Cited for a command of another player, and for one with an unknown character or action. */
      readonly clauses: readonly string[];
      readonly menu: string;
      /** The procedure that is called with the chosen option and runs it, see `run`. */
      readonly through: number;
      /** Whether the player may take no option. */
      readonly may: boolean;
      by(g: Run, v: Locals): number;
      where?(g: Run, v: Locals, option: Locals): boolean;
      /** Facts that every option gets besides its own. */
      with?(g: Run, v: Locals): Locals;
    }
  | {
      readonly op: 'call';
      readonly procedure: number;
      readonly as: string | undefined;
      readonly announcement?: Announcement;
      with(g: Run, v: Locals): Locals;
    }
  /** Calls the procedure whose index `does` gives: that of an option, or one that a fact names. */
  | { readonly op: 'run'; does(g: Run, v: Locals): number; with(g: Run, v: Locals): Locals }
  /** Evaluates a calculation that may ask a player for a choice. */
  | { readonly op: 'calculate'; readonly calculation: number; readonly as: string; with(g: Run, v: Locals): Locals }
  /** `isAfter`: the last instruction of a procedure, at which the triggers after that procedure act. */
  | { readonly op: 'point'; readonly point: number; readonly isAfter?: true }
  /** Where a trigger acts in place of the procedure, its steps run, and those of the procedure are left out. */
  | { readonly op: 'instead'; readonly point: number; readonly jump: number }
  /** Ends the innermost instance of a procedure. */
  | { readonly op: 'end'; readonly procedure: number }
  /** Calls a procedure when the point opens, or at once if no running procedure has this point. */
  | { readonly op: 'later'; readonly point: number; readonly procedure: number }
  | {
      readonly op: 'start';
      readonly capability: number;
      /** The capability that the steps with this instruction belong to, -1 for none. */
      readonly source: number;
      /** How long the effect lasts, as an index of `GameRules.durations`; -1 for an effect without an end. */
      readonly until: number;
      /** Whether the effect goes on when its starter loses `source`. */
      readonly outlives: boolean;
      /** The character that the effect is on, the one that starts it (-1 for none), and the facts of the effect. */
      on(g: Run, v: Locals): number;
      by(g: Run, v: Locals): number;
      with(g: Run, v: Locals): Locals;
    }
  | {
      readonly op: 'transfer';
      /** What the character `to` becomes for the effects: the one that they are on, or the one that started them. */
      readonly role: 'on' | 'by';
      /** The ids of running effects. */
      effects(g: Run, v: Locals): readonly number[];
      to(g: Run, v: Locals): number;
    }
  | { readonly op: 'stop'; effects(g: Run, v: Locals): readonly number[] };

export type Choose = Extract<Instruction, { op: 'choose' }>;
