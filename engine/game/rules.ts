/**
 * The game of one edition as a value: its records, procedures, triggers, options and calculations. The compiler makes it from `rules/`; the
 * machine runs it and knows no rule of the game.
 * Subjects are numbers, counted from 0 within their kind; -1 is none. Truth is 0 or 1, an enumerated value its index in the list.
 */
import type { Calculation } from './calculation-rules.ts';
import type { Run } from './game.ts';
import type { Instruction } from './instruction.ts';
import type { Check, FieldShape, GameQuestion } from './question-rules.ts';
import type { Cited, Locals, Value } from './values.ts';

// The generated games import all types of the rules from here.
export type { Calculation, Entry } from './calculation-rules.ts';
export type { Check, Checked, GameQuestion } from './question-rules.ts';
export type { Amounts } from './values.ts';

/** A kind of subject of which the state holds records. */
interface SubjectRule {
  readonly id: string;
  /** The path of the list in a question whose entries are these subjects, such as `characters`; absent where there is exactly one. */
  readonly listed?: string;
}

/** A record of every subject of a kind, a number or a list each. */
export interface Column {
  readonly id: string;
  readonly subject: string;
  /** Its index among the columns of its shape: those that steps write come first. */
  readonly index: number;
  readonly shape: 'number' | 'list';
  /** What its numbers are: truth, or the kind of subject they number. */
  readonly of?: string;
  /** The values of an enumeration or a set. */
  readonly values?: readonly string[];
  /** Its number where a set-up gives none. */
  readonly first: number;
  /** The path of the field that fills it: `characters.dial.speed` is `speed` in every entry of the `dial` of each character. */
  readonly given?: string;
  /** Whether a character for which a set-up gives this record as true may begin the game on no square. */
  readonly offMap?: true;
  /** The name under which a verdict on a game shows it, and what its values are. */
  readonly shown?: { readonly name: string; readonly shape: FieldShape };
}

/** A fact that a verdict shows: of the whole game, or of every subject of the kind `of`. */
interface Shown {
  readonly name: string;
  readonly of?: string;
  readonly shape: FieldShape;
  value(g: Run, subjectNumber: number): Value;
}

/** A capability: something that characters can use or, where `effect` is true, the definition of effects that run on characters. */
export interface CapabilityRule {
  readonly id: string;
  readonly title?: string;
  readonly effect: boolean;
  /** The sort of the capability and its marks, as indexes of the lists of all sorts and marks that the rules use. */
  readonly of: number;
  readonly marks: readonly number[];
  /** The facts of its effects that are indexes of capabilities or of quantities, or lists of them. */
  readonly numbered?: { readonly [fact: string]: 'capability' | 'quantity' };
}

interface CapabilitySetRules {
  /** The record of what a set-up gives a character besides its dial. */
  readonly given: string;
  printed(g: Run, character: number): readonly number[];
  /** The calculations of what is possessed, used and activated. */
  readonly calculations: readonly number[];
  /** The columns whose writing changes a set. */
  readonly clears: readonly number[];
  /** Whether sets are cached. They are not if they read more than records, whose writing clears the cache. */
  readonly areCached: boolean;
}

/** How long effects last: as long as the procedure `ends` runs, or until a point at which `test` holds (always without `test`). */
export interface DurationRule {
  readonly id: string;
  readonly ends?: number;
  readonly point?: number;
  test?(g: Run, v: { readonly effect: number }): boolean;
}

/** A reason why something is not allowed where `test` holds; `test` is false where an exception applies. */
export interface Refusal extends Cited {
  readonly message: string;
  /** Of a constraint on options, the facts of the option that `test` reads; undefined where any may be read. */
  readonly reads?: readonly string[];
  test(g: Run, v: Locals): boolean;
}

export interface Procedure<L extends Locals = Locals> {
  readonly id: string;
  /** Cited for a refused answer to a roll, or to what comes next; absent in a procedure that asks for neither. */
  readonly clauses?: readonly string[];
  /** What the event `prevented` calls it; absent where nothing refuses it. */
  readonly name?: string;
  readonly index: number;
  /** All facts of an instance: those given, and defaults for the missing ones. Always the same properties, so reading them is fast. */
  initialFacts(given: Partial<L>): L;
  /** The fact that a call yields. */
  readonly gives?: string;
  /** Columns that go back to their first value when an instance begins. */
  readonly resets: readonly number[];
  /** Tested when it is called: if one holds, the call does not happen. */
  readonly refusals: readonly Refusal[];
  readonly code: readonly Instruction[];
}

export interface Trigger extends Cited {
  readonly procedure: number;
  readonly capability?: number;
  /** Whether its steps ask or roll, so that its order among others is a player's choice. */
  readonly asks: boolean;
  /** Whether a player decides if it acts. */
  readonly may: boolean;
  /** The triggers that act before it at one point, by their indexes. */
  readonly follows: readonly number[];
  /** The procedure in each of whose instances it acts at most once for a user. */
  readonly once?: number;
  /** Its users (running effects, for a trigger of an effect), or [-1] where it has none; it acts for those for which `test` holds. */
  users(g: Run): readonly number[];
  test(g: Run, v: Locals): boolean;
}

export interface Option extends Cited {
  readonly title: string;
  readonly menu: string;
  readonly procedure: number;
  /** The fields of a command that mean it. */
  readonly command: { readonly [field: string]: string };
  /** The kind of subject it may be offered for, undefined where it has none; `test` decides for each of them. */
  readonly self?: string;
  test(g: Run, v: Locals): boolean;
  /** The facts that its constraints see and its steps begin with. */
  facts(g: Run, v: Locals): Locals;
  /** Whether these facts are the same in all states and for all users. */
  readonly hasFixedFacts?: true;
  readonly refusals: readonly Refusal[];
  readonly commandRefusals?: readonly CommandRefusal[];
}

/** Refuses a command that has the values of `command` in place of those of an option's own `command`. */
export interface CommandRefusal extends Refusal {
  readonly command: Option['command'];
}

export interface GameRules {
  readonly edition: string;
  readonly digest: string;
  readonly subjects: readonly SubjectRule[];
  readonly columns: readonly Column[];
  readonly capabilities: readonly CapabilityRule[];
  readonly sets?: CapabilitySetRules;
  readonly durations: readonly DurationRule[];
  /** How many columns of each shape steps write; these are part of a state. */
  readonly written: { readonly numbers: number; readonly lists: number };
  readonly procedures: readonly Procedure[];
  readonly triggers: readonly Trigger[];
  /** The indexes of triggers by the point at which they act, and of those that act before a request whenever their condition holds. */
  readonly triggersAt: readonly (readonly number[])[];
  readonly whenever: readonly number[];
  readonly options: readonly Option[];
  readonly questions: readonly GameQuestion[];
  readonly calculations: readonly Calculation[];
  /** The quantities of the calculations, in the same order. */
  readonly quantities: readonly string[];
  readonly choices: { readonly [role: string]: readonly ChoiceRefusal[] };
  readonly shown: readonly Shown[];
  /** The procedure that is the game, and the clauses of the one that ends it. */
  readonly play: number;
  readonly ends: readonly string[];
  /** What may not be printed on a character. */
  readonly printedChecks: readonly Check[];
  readonly openingChecks: readonly Check[];
  /** The list of the squares of objects; -1 where the rules have none. This index and the next three are those of `Column.index`. */
  readonly lying: number;
  /** The column with the index of the map of the set-up that is played on; -1 where the rules have none. */
  readonly map: number;
  /** The columns that put figures on the board: their squares, and the side they are on. */
  readonly squares: number;
  readonly side: number;
  /** The player whose turn it is, and the players in the order in which they decide about simultaneous triggers. */
  active(g: Run): number;
  order(g: Run): readonly number[];
}

/** A candidate, the character it is chosen for, and the player who chooses. */
export interface Choice {
  readonly it: number;
  readonly who: number;
  readonly by: number;
}

export interface ChoiceRefusal extends Cited {
  readonly message: string;
  /** The part of `test` that does not read the candidate: where it is false, no candidate is refused. */
  applies?(g: Run, v: Choice): boolean;
  test(g: Run, v: Choice): boolean;
}
