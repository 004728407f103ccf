import type { LineTable } from './geometry.ts';
import type { Facts, Plane } from './plane.ts';

/** A character on the board. `squares` are in the order in which the set-up names them. */
export interface Figure {
  readonly id: string;
  readonly player: number;
  readonly squares: readonly number[];
}

export interface BoardObject {
  readonly id: string;
  /** None while it is held. */
  readonly squares: readonly number[];
}

/**
 * A board without its rules and its cache: what a set-up gives it, and what follows from that. Modules that board.ts imports take this type
 * in place of `Board`. Each value is in fact a whole `Board`, which functions of the rules need.
 */
export interface BoardFacts {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly figures: readonly Figure[];
  readonly objects: readonly BoardObject[];
  /** Per square, the index of the character in it, or -1. */
  readonly occupant: Int32Array;
  /** Per square, the indexes of the objects in it; undefined where there is none. */
  readonly lying: readonly (readonly number[] | undefined)[];
  readonly square: Facts;
  readonly edge: Facts;
  readonly character: Facts;
  readonly object: Facts;
  readonly board: Facts;
  /** Facts of ordered pairs of squares, by name: a pair (a, b) is the number a · size + b. */
  readonly step: { [name: string]: ReadonlySet<number> | undefined };
  readonly lines: LineTable;
  /** By direction (an index of DIRECTIONS), what is added to the number of a square to get that of its neighbour. */
  readonly offsets: readonly number[];
  readonly everyone: readonly number[];
  /** Per square, the height of an end of a line in it. */
  readonly height: Plane;
}
