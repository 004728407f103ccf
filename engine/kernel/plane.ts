/**
 * The values of one fact for all squares, edges, characters or objects, by index. A value is given, or computed when it is first read: a
 * question about one line reads few squares of a map.
 */

import { zeros } from './allocate.ts';

/** Marks a value that is not computed yet; no fact has it. */
const UNKNOWN = -(2 ** 31);
const NONE = new Int32Array(0);

export interface Plane {
  /** Of a derived plane, empty until a value is read. */
  values: Int32Array;
  readonly count: number;
  readonly compute: (index: number) => number;
  /** The indexes at which the value is 1, once they have been asked for. */
  holders?: readonly number[];
}

/** The planes of the facts of one kind of subject, by name of the fact. */
export interface Facts {
  [name: string]: Plane | undefined;
}

export function derivedPlane(count: number, compute: (index: number) => number): Plane {
  return { values: NONE, count, compute };
}

export function givenPlane(values: Int32Array): Plane {
  return { values, count: values.length, compute: (index) => values[index] ?? 0 };
}

/** The value at an index; 0 outside the plane. */
export function at(plane: Plane | undefined, index: number | undefined): number {
  if (plane === undefined || index === undefined) return 0;
  const value = plane.values[index];
  return value === undefined || value === UNKNOWN ? computed(plane, index) : value;
}

function computed(plane: Plane, index: number): number {
  const { count, compute } = plane;
  if (index < 0 || index >= count) return 0;
  if (plane.values.length < count) plane.values = zeros(count).fill(UNKNOWN);
  const value = compute(index);
  plane.values[index] = value;
  return value;
}

export function holdersOf(plane: Plane | undefined): readonly number[] {
  if (plane === undefined) return [];
  plane.holders ??= [...valuesOf(plane).keys()].filter((index) => plane.values[index] === 1);
  return plane.holders;
}

export function valuesOf(plane: Plane): Int32Array {
  for (let index = 0; index < plane.count; index++) at(plane, index);
  return plane.values;
}

/** Whether an ordered pair of squares is in a set of pairs (`Board.step`). `size` is the number of squares of the board. */
export function pair(set: ReadonlySet<number> | undefined, size: number, from: number | undefined, to: number | undefined): boolean {
  return set?.has((from ?? -1) * size + (to ?? -1)) ?? false;
}
