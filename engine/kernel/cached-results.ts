/**
 * Types of what a board caches, and of the rules as sorted for it (`StepRules`, `MoveRules`). Those of the planes of a class are in
 * class-planes.ts, because modules that this one imports read them; `Moves` is in board.ts, because moves have their board.
 */
import type { ClassPlanes } from './class-planes.ts';
import type { FastPlanes } from './fast-line.ts';
import type { StepFrame } from './frames.ts';
import type { Fold } from './label.ts';
import type { LabelPlane } from './label-plane.ts';
import type { Constraint, PathRule, Restriction } from './rules.ts';

/** The restrictions of one path, by the part of a step that they test: the edges, the side squares of a corner, or the step itself. */
export interface StepRules {
  readonly path: PathRule;
  readonly edge: readonly Restriction[];
  readonly side: readonly Restriction[];
  readonly step: readonly Restriction[];
  readonly fold: Fold;
  /**
   * In the tables of terrain-steps.ts, the three lists have only the restrictions that are tested at every step. The labels that the other
   * restrictions give to edges, side squares and squares entered are cached here. Absent where the lists are complete.
   */
  readonly planes?: { readonly edge: LabelPlane; readonly side: LabelPlane; readonly step: LabelPlane };
}

export interface StepTable {
  /** Per square, the outcomes of its steps as far as they are evaluated. */
  readonly outcomes: Int32Array;
  /** Per square, the labels of the corners of its evaluated diagonal steps, a byte each: see `cornerToward`. */
  readonly corners: Int32Array;
  readonly rules: StepRules;
  /** Restrictions that force a stop after some steps into a square; `stopped` has those that ask about the square alone. */
  readonly stops: readonly Restriction[];
  /** 1 where entering a square forces a stop, whatever the step. */
  readonly stopped: LabelPlane;
  /** A step is closed if its label is this one or a greater one. */
  readonly limit: number;
  /** Set to each step that is evaluated. */
  readonly frame: StepFrame;
}

/** Which squares are adjacent, evaluated pair by pair when it is first asked for. */
export interface Adjacency {
  /** Per square, OPEN or CLOSED in each direction. */
  readonly outcomes: Int32Array;
  /** The steps that the terrain decides, or all restrictions where it decides no step by itself. */
  readonly steps: StepTable | StepRules;
  readonly byFigures: readonly Restriction[];
  /** Set to each step that is tested. */
  readonly frame: StepFrame;
}

/** The restrictions and constraints of moves, sorted once for the rules of an edition. */
export interface MoveRules {
  readonly steps: StepRules;
  /** A step is open if its label is below this one. */
  readonly limit: number;
  /** Whether labels of edges or corners depend on figures or the mover. */
  readonly figuresDecide: boolean;
  /** Restrictions by figures that ask about the square entered alone, the worst first, and those that ask about the whole step. */
  readonly entering: readonly Restriction[];
  readonly stepwise: readonly Restriction[];
  /** Whether some of these restrictions also act far from any figure. */
  readonly someActEverywhere: boolean;
  /** Where a move may not end, by figures and by the terrain alone. */
  readonly endConstraints: readonly Constraint[];
  readonly terrainEndConstraints: readonly Constraint[];
}

/**
 * Where a move may end. The shortest path from one square is the one that uses least speed; a base of several squares has such a path from
 * each of them, and the one with the fewest squares is the shortest.
 */
export interface Paths {
  /**
   * Squares where the move may end, its starts among them, nearest first. A function, not a getter: V8 makes a hidden class for each object
   * literal with a getter, and all that the getter reads stays in memory until the next full garbage collection.
   */
  ends(): readonly number[];
  /** A shortest path to one of them, from the start square on; empty for any other square. */
  to(end: number): readonly number[];
  /** Whether a path that begins on a start square is legal and may end where it does. */
  allows(path: readonly number[]): boolean;
}

export interface FireLine {
  readonly from: number;
  readonly to: number;
  /** The characters at its ends, or -1. */
  readonly shooter: number;
  readonly target: number;
  readonly label: number;
  /** The label that its crossings give; restrictions on the whole line may make it worse. */
  readonly folded: number;
  /** Whether an end counts at a height above that of its square. */
  readonly isRaised: boolean;
  readonly planes: ClassPlanes;
  /** 1 for the squares of the ends' bases, whose labels do not count between the ends; undefined if none is left out (`ownSquares`). */
  readonly own: Uint8Array | undefined;
}

export interface SquareLines {
  readonly rule: PathRule;
  readonly fold: Fold;
  readonly heights: readonly number[];
  /** Per square, the index of its height in `heights`. */
  readonly level: Int16Array;
  readonly column: Int16Array;
  readonly row: Int16Array;
  /** Planes by the levels of both ends, as one number. */
  readonly planesByLevels: (ClassPlanes | undefined)[];
  /** By class, since several pairs of heights may share one. */
  readonly fastByClass: Map<ClassPlanes, FastPlanes>;
  /** The same by the levels of both ends, as one number: an array is read faster than a Map. */
  readonly fastByLevels: (FastPlanes | undefined)[];
  readonly allowsFastWalk: boolean;
  /** Whether restrictions act on the folded line: each line is then evaluated by itself. */
  readonly hasLineRestrictions: boolean;
}
