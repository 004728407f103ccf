/** The rules of one edition as a value, compiled from `rules/`. Labels and enumerated values are numbers: their index in their list. */
import type { BoardFacts } from './board-facts.ts';
import type { Cited } from './cited.ts';
import type {
  AttackFrame,
  AwayFrame,
  CalculationFrame,
  EndFrame,
  EndsFrame,
  EntryFrame,
  KnockBackFrame,
  MoverFrame,
  RefusalFrame,
  RestrictionFrame,
  SquareFrame,
  SquarePairFrame,
  StepFrame,
} from './frames.ts';

// The functions of definitions get a whole `Board`. Here their parameter is `BoardFacts`, because board.ts imports this module: a board has
// its rules. They are declared as methods, whose parameters TypeScript compares both ways: a generated function may declare `Board` and the
// frame of its own kind.

/** A fact that the question gives. `given` is the path of its field: `map`, `characters` or `objects`, then the field. */
export interface GivenFact {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  readonly given: string;
  readonly shape: 'bool' | 'int' | 'enum' | 'set' | 'text';
  /** The values of an enumeration, or the members that a set may have. */
  readonly values: readonly string[];
  /** The value where the question leaves the field out. */
  readonly first: number;
}

interface DerivedFact {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  /** Whether the map and its objects alone decide it, without the characters. */
  readonly terrainOnly?: boolean;
  is(b: BoardFacts, v: object): number;
}

/** A part of one route round the corner of a diagonal step or line: the edge into the side square, that square, or the edge out of it. */
export type Part = 'edge-in' | 'side' | 'edge-out';
export type Pick = 'best' | 'worst';

interface Ends {
  /** Where an end has several squares: whether the pair of squares with the best or with the worst line counts. */
  readonly squares: Pick;
  /** Where an end may count at several heights: whether the heights with the best or with the worst line count. */
  readonly level: Pick;
  /** Of pairs of squares whose lines have the same label, the one with the least number counts; without `order` the first. */
  order?(b: BoardFacts, v: SquarePairFrame): number;
  /** The height of a square; the terrain alone decides it. */
  height(b: BoardFacts, v: SquareFrame): number;
  /** Whether an end may count as higher than it is, and by how many levels at most: -1 for any height. */
  raised?(b: BoardFacts, v: EndFrame): boolean;
  readonly raisedBy: number;
  /** Whether the squares of the ends' own bases count between them. */
  readonly own: boolean;
  /** Cited where one of several squares is chosen. */
  readonly clauses: readonly string[];
  /** Cited where an end is raised. */
  readonly raisedClauses: readonly string[];
  /** Cited where a square of an end's own base is left out. */
  readonly ownClauses: readonly string[];
}

export interface PathRule extends Cited {
  readonly path: string;
  /** The best first. */
  readonly labels: readonly string[];
  /** The label of a line: the worst on it, or the first that it meets. */
  readonly along?: 'worst' | 'first';
  /** At a corner the best or worst of its two `routes` counts; `within` a route, the best or worst of the parts in `of`. */
  readonly corner: { readonly routes: Pick; readonly within: Pick; readonly of: readonly Part[]; readonly clauses: readonly string[] };
  readonly ends?: Ends;
  /** The direction of the steps: away from a square of the attacker. */
  readonly away?: Away;
  /** The speed that every step uses; 1 if this and `costOf` are left out. */
  readonly cost?: number;
  /** The speed that one step uses, at least 1. */
  costOf?(b: BoardFacts, v: StepFrame): number;
  /** The facts that `costOf` reads. A step that uses more than 1 cites the first clause of each. */
  readonly costBy?: readonly Cited[];
  /** What a game assumes of the moves that it offers; of the path "move" only. */
  readonly assumes?: { readonly brokeAway: boolean };
  /** Whether the mover's base may change its shape, as long as its squares touch. */
  bends?(b: BoardFacts, v: MoverFrame): boolean;
  /** The properties of a whole line or move that its restrictions may read. */
  readonly class: readonly ClassKey[];
}

interface Away extends Cited {
  /** The square of the target in which the path begins, or -1 if there is no step. */
  from(b: BoardFacts, v: KnockBackFrame): number;
  /** The square of the attacker that the steps lead away from, or -1 if there is no step. */
  square(b: BoardFacts, v: AwayFrame): number;
  /** The columns and rows of each step: -1, 0 or 1. */
  columns(b: BoardFacts, v: AttackFrame): number;
  rows(b: BoardFacts, v: AttackFrame): number;
}

interface ClassKey {
  readonly name: string;
  is(b: BoardFacts, v: EndsFrame | MoverFrame): number;
}

/** Gives a path a label, or forces a stop, where `test` holds. */
export interface Restriction extends Cited {
  readonly path: string;
  /** What it is about: a place on a line, the edge or side square that a step passes, the step itself, or the whole line. */
  readonly over: 'source' | 'between' | 'target' | 'edge' | 'side' | 'step' | 'line';
  /** The index of the label; -1 for a forced stop. */
  readonly gives: number;
  /** Whether the condition asks about the whole step and not only about the square entered. */
  readonly stepwise: boolean;
  /** Whether it can act only where a figure is on or next to the square entered. */
  readonly near: boolean;
  /** Whether the condition asks about nothing but its own edge, side square or square entered. */
  readonly local: boolean;
  readonly terrainOnly?: boolean;
  test(b: BoardFacts, v: RestrictionFrame): boolean;
  /** What ends the path where this acts: the number, from 1, of an entry of "causes" in the path's definition. */
  readonly cause?: number;
  /** The ids of restrictions that do not count where this one acts. */
  readonly overrides: readonly string[];
}

export interface QuestionRule extends Cited {
  readonly ask: readonly string[];
  /** The quantities whose calculations it needs, by their role in the answer. */
  readonly quantities: { readonly [role: string]: string };
  readonly gives: readonly VerdictField[];
  /** When a mover may not move at all: when one of these holds. `by` are the facts that decide it. */
  readonly stays?: readonly { readonly by: readonly Cited[]; test(b: BoardFacts, v: MoverFrame): boolean }[];
}

/** A field of the verdict, with the facts that it reports. */
export interface VerdictField {
  readonly field: string;
  readonly by: readonly Cited[];
  is(b: BoardFacts, v: object): number;
}

type Gathered = 'replacement' | 'modifier' | 'minimum' | 'maximum' | 'increase' | 'reduction';

/** A number in a calculation. `operation` changes the running value: a key of `applies`, or "set", which takes the amount as it is. */
export interface Entry {
  readonly class: Gathered;
  readonly operation: string;
  readonly amount: number;
  /** Of a replacement: other replacements and modifiers do not change the value that it gives; minimums still do. */
  readonly locked: boolean;
  /** The definition that it comes from; absent where a question gives it. */
  readonly from?: Cited;
}

/** What an entry of one operation makes of the running value; the step folds it in place of the entry's amount. A method, see above. */
type Applied = { at(b: BoardFacts, v: CalculationFrame): number }['at'];

export interface CalculationStep {
  /** The value to go on from, in place of the running value. */
  start?(b: BoardFacts, v: object): number;
  readonly gather?: Gathered;
  readonly fold?: 'in-order' | 'sum' | 'max' | 'min';
  /** Whether the last locked entry, if there is one, counts alone. */
  readonly exclusive?: boolean;
  skipIf?(b: BoardFacts, v: object): boolean;
  /** Bounds of the value that the step gives. With the fold `sum` they are bounds of the total, before it is added. */
  lowest?(b: BoardFacts, v: object): number;
  highest?(b: BoardFacts, v: object): number;
  readonly applies?: { readonly [operation: string]: Applied };
  /** Cited where the step changes the value. */
  readonly clauses?: readonly string[];
  readonly lowestClauses?: readonly string[];
  readonly highestClauses?: readonly string[];
  /** Cited where the step changes a locked value. */
  readonly lockedClauses?: readonly string[];
  /** Cited where the step is skipped although there are entries that it would gather. */
  readonly skipClauses?: readonly string[];
}

export interface Calculation extends Cited {
  /** The quantities that it gives. */
  readonly of: readonly string[];
  readonly steps: readonly CalculationStep[];
}

/** A permanent entry: it counts in the calculation of the quantity `of` where its condition holds. */
interface Value extends Cited {
  readonly of: string;
  /** The kind of frame that its expressions read, and where it counts: "line", "move" or "knock-back". */
  readonly in: string;
  readonly class: Gathered;
  readonly operation: string;
  amount(b: BoardFacts, v: EntryFrame): number;
  readonly locked: boolean;
  test?(b: BoardFacts, v: EntryFrame): boolean;
}

/** Forbids a set-up, a placement of a base or an object, or a square for a move to end on, where `test` holds. */
export interface Constraint extends Cited {
  /** What it forbids: "set-up", "placement" or "move-end". */
  readonly on: string;
  /**
   * What is tested one by one. For "placement": "part", "pair" or "object". For "set-up": "player", "character", "character.squares",
   * "object", the id of a given fact, or "action.FIELD". Absent for "move-end", which is tested for each square.
   */
  readonly about?: string;
  readonly terrainOnly?: boolean;
  test(b: BoardFacts, v: RefusalFrame): boolean;
  readonly message: string;
}

export interface Rules {
  readonly edition: string;
  readonly digest: string;
  readonly parameters: { readonly [id: string]: number };
  /** Whether the rules of the game give figures other abilities for those that a question lists, or take some away. */
  readonly changesAbilities?: boolean;
  readonly given: readonly GivenFact[];
  /** Each needs only those before it. */
  readonly derived: readonly DerivedFact[];
  readonly paths: readonly PathRule[];
  readonly restrictions: readonly Restriction[];
  readonly questions: readonly QuestionRule[];
  readonly calculations: readonly Calculation[];
  readonly values: readonly Value[];
  readonly constraints: readonly Constraint[];
}
