/**
 * Facts of all of a subject, by index: each given, or worked out when it is first read. A question about one line reads few squares, so that a
 * board that is asked once costs no more than what is read of it.
 */

/** No fact has this value. */
const UNKNOWN = -(2 ** 31);
const NONE = new Int32Array(0);

export interface Plane {
  /** Empty until the first is read. */
  values: Int32Array;
  readonly count: number;
  readonly work: (index: number) => number;
}

/** The facts of one subject, by name. */
export interface Facts {
  [name: string]: Plane | undefined;
}

export function derivedPlane(count: number, work: (index: number) => number): Plane {
  return { values: NONE, count, work };
}

export function givenPlane(values: Int32Array): Plane {
  return { values, count: values.length, work: (index) => values[index] ?? 0 };
}

/** Reads a plane; there is nothing beyond its ends. */
export function at(plane: Plane | undefined, index: number | undefined): number {
  if (plane === undefined || index === undefined) return 0;
  const value = plane.values[index];
  return value === undefined || value === UNKNOWN ? worked(plane, index) : value;
}

function worked(plane: Plane, index: number): number {
  const { count, work } = plane;
  if (index < 0 || index >= count) return 0;
  if (plane.values.length < count) plane.values = new Int32Array(count).fill(UNKNOWN);
  const value = work(index);
  plane.values[index] = value;
  return value;
}

/** The values of a plane, all of them. */
export function valuesOf(plane: Plane): Int32Array {
  for (let index = 0; index < plane.count; index++) at(plane, index);
  return plane.values;
}

/** Whether an ordered pair of squares is in a set of pairs. */
export function pair(set: ReadonlySet<number> | undefined, size: number, from: number | undefined, to: number | undefined): boolean {
  return set?.has((from ?? -1) * size + (to ?? -1)) ?? false;
}
