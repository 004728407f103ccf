/**
 * The procedures of one edition as a value. The compiler makes it from `rules/`; the machine runs it and knows no rule of the game.
 * Subjects are numbers, counted from 0 within their kind; -1 is none. Truth is 0 or 1, an enumerated value its place in the list.
 */
import type { Run } from './run.ts';

/** A number for each subject that has an entry. */
export type Amounts = { readonly [subject: number]: number };
export type Value = number | readonly number[] | Amounts;
/** The facts of a running procedure, by name. */
export type Locals = { [name: string]: Value };

/** What a definition carries into events and refusals. */
export interface Cited {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** A kind of subject of which the state holds records, and how many at most. */
export interface SubjectRule {
  readonly id: string;
  readonly most: number;
}

/** A record of every subject of a kind: numbers from `base` on in the cells, or the lists at the place `base`. */
export interface Column {
  readonly id: string;
  readonly subject: string;
  readonly base: number;
  readonly shape: 'number' | 'list';
  /** What its numbers are: truth, or the kind of subject they number. */
  readonly of?: string;
  /** The values of an enumeration, for reading a set-up and printing a state. */
  readonly values?: readonly string[];
  readonly first: number;
  /** The field of a set-up that fills it, from the subject on: `dial.speed` is the field `speed` of every entry of `dial`. */
  readonly given?: string;
  /** The name under which a verdict on a game shows it. */
  readonly shown?: string;
}

/** A fact of the whole game that a verdict shows. */
export interface Shown {
  readonly name: string;
  /** The kind of subject that its value numbers; undefined for a number of its own. */
  readonly subject?: string;
  value(g: Run): number;
}

/** A reason for which something is not allowed. `test` leaves its exceptions out already. */
export interface Refusal extends Cited {
  readonly message: string;
  test(g: Run, v: Locals): boolean;
}

/** What an answer may be. */
export type Domain =
  | { readonly kind: 'list'; readonly items: readonly number[] }
  | { readonly kind: 'subsets'; readonly items: readonly number[]; readonly least: number; readonly most: number }
  | { readonly kind: 'splits'; readonly amount: number; readonly among: readonly number[] }
  | { readonly kind: 'paths'; readonly mover: number; readonly speed: number };

export type Instruction =
  | { readonly op: 'let'; readonly as: string; value(g: Run, v: Locals): Value }
  | { readonly op: 'set'; readonly column: number; of(g: Run, v: Locals): number; to(g: Run, v: Locals, it: number): number }
  | {
      readonly op: 'set-list';
      readonly column: number;
      of(g: Run, v: Locals): number;
      to(g: Run, v: Locals, it: readonly number[]): readonly number[];
    }
  /** Sets a fact of the innermost instance of a procedure on the stack. */
  | { readonly op: 'set-fact'; readonly procedure: number; readonly name: string; to(g: Run, v: Locals): Value }
  | { readonly op: 'unless'; readonly jump: number; test(g: Run, v: Locals): boolean }
  | { readonly op: 'jump'; readonly jump: number }
  | { readonly op: 'each'; readonly rest: string; list(g: Run, v: Locals): readonly number[] }
  /** Takes the next of an `each`, or leaves the loop. Of those with an equal least `order` the player `by` takes one, if `asks`. */
  | {
      readonly op: 'next';
      readonly rest: string;
      readonly as: string;
      readonly jump: number;
      readonly asks: boolean;
      order?(g: Run, v: Locals): number;
      by(g: Run, v: Locals): number;
    }
  | { readonly op: 'roll'; readonly dice: number; readonly for: string; readonly as: string; by(g: Run, v: Locals): number }
  | {
      readonly op: 'choose';
      /** What a refused answer cites where no constraint says more. */
      readonly clauses: readonly string[];
      readonly as: string;
      readonly role: string;
      readonly may: boolean;
      from(g: Run, v: Locals): Domain;
      where?(g: Run, v: Locals, it: Value): boolean;
      who(g: Run, v: Locals): number;
      by(g: Run, v: Locals): number;
    }
  | {
      readonly op: 'offer';
      readonly menu: string;
      readonly through: number;
      by(g: Run, v: Locals): number;
      where?(g: Run, v: Locals, option: Locals): boolean;
      with(g: Run, v: Locals): Locals;
    }
  | { readonly op: 'call'; readonly procedure: number; readonly as: string | undefined; with(g: Run, v: Locals): Locals }
  /** Runs the option or procedure that a fact names. */
  | { readonly op: 'run'; does(g: Run, v: Locals): number; with(g: Run, v: Locals): Locals }
  /** Works a calculation that may ask a player for a choice. */
  | { readonly op: 'work'; readonly calculation: number; readonly as: string; with(g: Run, v: Locals): Locals }
  | { readonly op: 'point'; readonly point: number }
  /** Where a trigger acts in place of the procedure, its steps run, and those of the procedure are left out. */
  | { readonly op: 'instead'; readonly point: number; readonly jump: number }
  | { readonly op: 'end'; readonly procedure: number }
  | { readonly op: 'later'; readonly point: number; readonly procedure: number }
  | { readonly op: 'emit'; readonly type: string; readonly clauses: readonly string[]; with(g: Run, v: Locals): Event['fields'] };

/** Something that happened, for players. Fields hold subjects as `[kind, number]`, squares likewise. */
export interface Event {
  readonly type: string;
  readonly fields: { readonly [name: string]: EventField };
  readonly because: readonly string[];
}
export type EventField = number | boolean | string | Subject | readonly Subject[] | { readonly amounts: Amounts };
export interface Subject {
  readonly subject: string;
  readonly number: number;
}

export interface Procedure<L extends Locals = Locals> extends Cited {
  readonly name: string;
  /** Its place among the procedures. */
  readonly place: number;
  /** The facts of a new instance. */
  first(): L;
  /** The fact that a call yields. */
  readonly gives?: string;
  /** Columns that go back to their first value when an instance begins. */
  readonly resets: readonly number[];
  /** Looked at when it is called: where one holds, the call does not happen. */
  readonly refusals: readonly Refusal[];
  readonly code: readonly Instruction[];
}

export interface Trigger extends Cited {
  /** The procedure of its steps. */
  readonly procedure: number;
  /** The capability that it belongs to; undefined for the book's own. */
  readonly capability?: string;
  /** Whether its steps ask or roll, so that its order among others is a player's choice. */
  readonly asks: boolean;
  readonly may: boolean;
  readonly follows: readonly number[];
  /** Its users, or [-1] where it has no user. */
  users(g: Run): readonly number[];
  test(g: Run, v: Locals): boolean;
}

export interface Option extends Cited {
  readonly menu: string;
  readonly procedure: number;
  /** The fields of a command that mean it. */
  readonly command: { readonly [field: string]: string };
  /** The subjects it may be offered for, or [-1] where it has none; `test` says for which of them it is there. */
  self(g: Run): readonly number[];
  test(g: Run, v: Locals): boolean;
  facts(g: Run, v: Locals): Locals;
  readonly refusals: readonly Refusal[];
}

export interface Entry extends Cited {
  readonly class: string;
  readonly shape: string;
  readonly locked: boolean;
  amount(g: Run, v: Locals): number;
  test(g: Run, v: Locals): boolean;
}

export interface CalculationStep {
  readonly gather: readonly string[];
  readonly fold?: 'sum' | 'max' | 'min' | 'in-order' | 'choose-one' | 'any';
  readonly exclusive: boolean;
  start?(g: Run, v: Locals): number;
  /** Classes that do not count now. */
  skips(g: Run, v: Locals): readonly string[];
  lowest?(g: Run, v: Locals): number;
  highest?(g: Run, v: Locals): number;
  applies?(g: Run, v: Locals, shape: string): number;
  by?(g: Run, v: Locals): number;
}

export interface Calculation extends Cited {
  readonly steps: readonly CalculationStep[];
  readonly entries: readonly Entry[];
}

export interface GameRules {
  readonly edition: string;
  readonly digest: string;
  readonly subjects: readonly SubjectRule[];
  readonly columns: readonly Column[];
  readonly cells: number;
  readonly points: readonly string[];
  readonly procedures: readonly Procedure[];
  readonly triggers: readonly Trigger[];
  /** Triggers by point. */
  readonly at: readonly (readonly number[])[];
  readonly whenever: readonly number[];
  readonly options: readonly Option[];
  readonly calculations: readonly Calculation[];
  /** Candidates of a role that may not be chosen. */
  readonly choices: { readonly [role: string]: readonly ChoiceRefusal[] };
  readonly shown: readonly Shown[];
  /** The procedure that is the game. */
  readonly play: number;
  /** The columns that put figures on the board: their squares, and the side they are on. */
  readonly squares: number;
  readonly side: number;
  active(g: Run): number;
}

/** A candidate, the character it is chosen for, and the player who chooses. */
export interface Choice {
  readonly it: number;
  readonly who: number;
  readonly by: number;
}

export interface ChoiceRefusal extends Cited {
  readonly message: string;
  test(g: Run, v: Choice): boolean;
}
