/**
 * The rules of one edition as a value. The compiler makes it from `rules/`; the kernel walks it and knows nothing else of the game.
 * Labels, enumerated values and marks are numbers here: the place in their list.
 */
import type { Board } from './board.ts';
import type {
  AnyFrame,
  AttackFrame,
  AwayFrame,
  Crossing,
  EndFrame,
  EndsFrame,
  EntryFrame,
  MoverFrame,
  RefusalFrame,
  SquareFrame,
  StepFrame,
  WorkFrame,
} from './frames.ts';

// Functions of definitions are methods here, so that each may state the one frame in which it is evaluated.

/** What every definition carries into the chain of a verdict. */
export interface Cited {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly note?: string;
  /** Its exceptions in the order in which they are looked at; `test` leaves them out already. */
  readonly unless?: readonly Exception[];
  /** Its condition alone, as if it had no exceptions; given with them. */
  alone?(b: Board, v: AnyFrame): boolean;
}

/** What keeps a definition from acting where its condition holds. */
export interface Exception {
  readonly clauses: readonly string[];
  readonly note?: string;
  test(b: Board, v: AnyFrame): boolean;
}

/** A fact that the question gives: its field there, and its value when the field is left out. */
export interface GivenFact extends Cited {
  readonly subject: string;
  readonly name: string;
  readonly given: string;
  readonly shape: 'bool' | 'int' | 'enum' | 'set';
  readonly values: readonly string[];
  readonly first: number;
}

/** A fact derived from others; in an order in which each needs only those before it. */
interface DerivedFact extends Cited {
  readonly subject: string;
  readonly name: string;
  /** Whether the map and its objects alone decide it, wherever characters stand. */
  readonly ground?: boolean;
  is(b: Board, v: object): number;
}

export type Part = 'edge-in' | 'side' | 'edge-out';
export type Pick = 'best' | 'worst';

/** How the ends of a path are taken, with what is cited where a square is chosen, an end is raised, a square of an own base left out. */
interface Ends {
  readonly squares?: Pick;
  readonly level?: Pick;
  /** The height of a square; the ground alone decides it. */
  height(b: Board, v: SquareFrame): number;
  /** Whether an end may count as standing higher, and by how many of the heights above at most: -1 for any. */
  raised?(b: Board, v: EndFrame): boolean;
  readonly raisedBy: number;
  /** Whether the squares of the ends' own bases count between them. */
  readonly own: boolean;
  readonly clauses: readonly string[];
  readonly raisedClauses: readonly string[];
  readonly ownClauses: readonly string[];
}

/** How a path's crossings combine. */
export interface PathRule extends Cited {
  readonly path: string;
  readonly labels: readonly string[];
  readonly along?: 'worst' | 'first';
  readonly corner: { readonly routes: Pick; readonly within: Pick; readonly of: readonly Part[]; readonly clauses: readonly string[] };
  readonly ends?: Ends;
  /** Which way the steps lead: away from a square of the attacker. */
  readonly away?: Away;
  /** How much of the mover's speed every step uses, 1 where both are left out; or each by itself, at least 1. */
  readonly cost?: number;
  costOf?(b: Board, v: StepFrame): number;
  /** Whether the squares of the mover's base may come to lie on any that touch; otherwise it keeps its shape. */
  bends?(b: Board, v: MoverFrame): boolean;
  /** What its restrictions may ask about a line or a move, besides their place. */
  readonly class: readonly ClassKey[];
}

interface Away extends Cited {
  /** The square that the steps lead away from, or -1 for none: then there is no step. */
  square(b: Board, v: AwayFrame): number;
  columns(b: Board, v: AttackFrame): number;
  rows(b: Board, v: AttackFrame): number;
}

interface ClassKey {
  readonly name: string;
  is(b: Board, v: EndsFrame | MoverFrame): number;
}

/** What a path becomes at one crossing. `gives` is a label's place, or -1 for a forced stop. */
export interface Restriction extends Cited {
  readonly path: string;
  readonly over: 'source' | 'between' | 'target' | 'edge' | 'side' | 'step' | 'line';
  readonly gives: number;
  /** Whether the condition asks about the whole step and not only about the square entered. */
  readonly stepwise: boolean;
  /** Whether it can act only where a figure is on or next to the square entered. */
  readonly near: boolean;
  /** Whether the condition asks about nothing but its own edge, side square or square entered. */
  readonly local: boolean;
  /** Whether the map and its objects alone decide it, wherever characters stand. */
  readonly ground?: boolean;
  test(b: Board, v: Crossing): boolean;
  /** What ends the path, by its place among the causes of the path, from 1 on. */
  readonly cause?: number;
  readonly overrides: readonly string[];
}

/** What a question of the judge is answered with. */
export interface QuestionRule extends Cited {
  readonly ask: readonly string[];
  /** The quantities whose calculations it needs, by what they are to it. */
  readonly quantities: { readonly [role: string]: string };
  readonly gives: readonly AskedField[];
  /** When a mover may not move at all. */
  readonly stays?: { readonly by: readonly Cited[]; test(b: Board, v: MoverFrame): boolean };
}

/** A field of the verdict, with the facts that it repeats. */
export interface AskedField {
  readonly field: string;
  readonly by: readonly Cited[];
  is(b: Board, v: object): number;
}

type Gathered = 'replacement' | 'modifier' | 'minimum' | 'maximum' | 'increase' | 'reduction';

/** A number that takes part in a calculation. `shape` names how it works on the running value where its class has several ways. */
export interface Entry {
  readonly class: Gathered;
  readonly shape: string;
  readonly amount: number;
  readonly locked: boolean;
  readonly from?: Cited;
}

/** What an entry of one shape makes of the running value. */
type Applied = { at(b: Board, v: WorkFrame): number }['at'];

export interface CalculationStep {
  start?(b: Board, v: object): number;
  readonly gather?: Gathered;
  readonly fold?: 'in-order' | 'sum' | 'max' | 'min' | 'choose-one';
  readonly exclusive?: boolean;
  skipIf?(b: Board, v: object): boolean;
  lowest?(b: Board, v: object): number;
  highest?(b: Board, v: object): number;
  readonly applies?: { readonly [shape: string]: Applied };
  /** Cited where the step changes the value, where either side of its clamp acts, where it changes a locked value, where it is skipped. */
  readonly clauses?: readonly string[];
  readonly lowestClauses?: readonly string[];
  readonly highestClauses?: readonly string[];
  readonly lockedClauses?: readonly string[];
  readonly skipClauses?: readonly string[];
}

export interface Calculation extends Cited {
  readonly of: readonly string[];
  readonly steps: readonly CalculationStep[];
}

/** A standing entry: it counts in the calculation of `of` where its condition holds. */
interface Value extends Cited {
  readonly of: string;
  readonly in: string;
  readonly class: Gathered;
  readonly shape: string;
  amount(b: Board, v: EntryFrame): number;
  readonly locked: boolean;
  test?(b: Board, v: EntryFrame): boolean;
}

/** What is not allowed in a set-up, or where a move may not end. */
export interface Constraint extends Cited {
  readonly on: string;
  readonly about?: string;
  /** Whether it can act only where a figure is on or next to the square. */
  readonly near: boolean;
  readonly ground?: boolean;
  test(b: Board, v: RefusalFrame): boolean;
  readonly message: string;
}

export interface Rules {
  readonly edition: string;
  readonly digest: string;
  readonly parameters: { readonly [id: string]: number };
  readonly given: readonly GivenFact[];
  readonly derived: readonly DerivedFact[];
  readonly paths: readonly PathRule[];
  readonly restrictions: readonly Restriction[];
  readonly questions: readonly QuestionRule[];
  readonly calculations: readonly Calculation[];
  readonly values: readonly Value[];
  readonly constraints: readonly Constraint[];
}
