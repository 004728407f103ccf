import type { Board } from './board.ts';

type Grid = Pick<Board, 'columns'>;

/** The search gives up after so many steps, as if the bases did not fit. Bases that fill 24 columns of 6 rows need fewer. */
const MOST_STEPS = 10_000;

/** Bases with the same placements. */
interface Kind {
  /** The placements by their first square, each as bits: bit n is the n-th square after the first. */
  readonly placementsByFirst: ReadonlyMap<number, readonly bigint[]>;
  readonly size: number;
  /** How many bases of this kind are still to be placed. */
  count: number;
}

/**
 * Whether one placement can be chosen from each group so that no square is in two of them. A group has the possible placements of one
 * base, as lists of its squares. Squares are covered in order, along the shorter side: each by a placement that begins with it, or by none
 * while enough others are left.
 */
export function disjoint(grid: Grid, groups: readonly (readonly (readonly number[])[])[]): boolean {
  const squares = inOrder(grid, [...new Set(groups.flat(2))]);
  const kinds = kindsOf(groups, squares);
  if (kinds.some(({ placementsByFirst }) => placementsByFirst.size === 0)) return false;
  const spare = squares.length - kinds.reduce((sum, { size, count }) => sum + size * count, 0);
  return spare >= 0 && canCover(kinds, squares.length, spare);
}

function inOrder(grid: Grid, squares: readonly number[]): readonly number[] {
  const columnOf = (square: number): number => square % grid.columns;
  const rowOf = (square: number): number => Math.floor(square / grid.columns);
  const width = new Set(squares.map(columnOf)).size;
  const isWide = width > new Set(squares.map(rowOf)).size;
  return squares.toSorted((one, other) => (isWide ? columnOf(one) - columnOf(other) : 0) || one - other);
}

/** Groups with the same placements are of one kind; kinds are sorted by the size of their placements, the largest first. */
function kindsOf(groups: readonly (readonly (readonly number[])[])[], squares: readonly number[]): Kind[] {
  const placeOf = new Map(squares.map((square, place) => [square, place]));
  const kinds = new Map<string, Kind>();
  for (const group of groups) {
    const placementsByFirst = new Map<number, bigint[]>();
    for (const list of group) {
      const places = list.map((square) => placeOf.get(square) ?? 0);
      const first = Math.min(...places);
      const mask = places.reduce((bits, place) => bits | (1n << BigInt(place - first)), 0n);
      const masks = placementsByFirst.get(first) ?? [];
      if (!masks.includes(mask)) placementsByFirst.set(first, [...masks, mask]);
    }
    const key = JSON.stringify(group.map((list) => list.toSorted((one, other) => one - other).join()).toSorted());
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { placementsByFirst, size: group[0]?.length ?? 0, count: 1 });
    else known.count++;
  }
  return [...kinds.values()].toSorted((one, other) => other.size - one.size);
}

function canCover(kinds: readonly Kind[], squareCount: number, spareSquares: number): boolean {
  const failed = new Set<string>();
  let steps = 0;
  /**
   * Whether the bases that are left fit on the squares from `place` on, an index in the order of squares. `covered` has the taken ones
   * among these squares, as bits (bit 0 is `place`); `spare` is how many of these squares may stay empty.
   */
  const cover = (place: number, covered: bigint, spare: number): boolean => {
    if (kinds.every(({ count }) => count === 0)) return true;
    if (place >= squareCount) return false;
    if ((covered & 1n) === 1n) return cover(place + 1, covered >> 1n, spare);
    const key = `${place} ${covered} ${kinds.map(({ count }) => count).join()}`;
    if (failed.has(key) || ++steps > MOST_STEPS) return false;
    for (const kind of kinds) {
      if (kind.count === 0) continue;
      kind.count--;
      const masks = kind.placementsByFirst.get(place) ?? [];
      const isCovered = masks.some((mask) => (covered & mask) === 0n && cover(place + 1, (covered | mask) >> 1n, spare));
      kind.count++;
      if (isCovered) return true;
    }
    if (spare > 0 && cover(place + 1, covered >> 1n, spare - 1)) return true;
    failed.add(key);
    return false;
  };
  return cover(0, 0n, spareSquares);
}
