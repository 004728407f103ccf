/** Whether bases fit into squares together. */
import type { Board } from './board.ts';

type Grid = Pick<Board, 'columns'>;

/** Bounds the search: one that needs more steps finds no way. Bases that fill 24 columns of 6 rows up to the last squares need fewer. */
const MOST_STEPS = 10_000;

/** The ways of one kind of base, by their first square, and how many bases have just these ways. */
interface Kind {
  readonly waysByFirst: ReadonlyMap<number, readonly bigint[]>;
  readonly size: number;
  count: number;
}

/**
 * Whether one list of squares can be chosen from each group so that no square is in two of them. The lists of a group have the same size.
 * Squares are covered in order, along the shorter side: each by a list that begins with it, or by none while enough others are left.
 */
export function disjoint(b: Grid, groups: readonly (readonly (readonly number[])[])[]): boolean {
  const squares = inOrder(b, [...new Set(groups.flat(2))]);
  const kinds = kindsOf(groups, squares);
  if (kinds.some(({ waysByFirst }) => waysByFirst.size === 0)) return false;
  const spare = squares.length - kinds.reduce((sum, { size, count }) => sum + size * count, 0);
  return spare >= 0 && canCover(kinds, squares.length, spare);
}

function inOrder(b: Grid, squares: readonly number[]): readonly number[] {
  const columnOf = (square: number): number => square % b.columns;
  const rowOf = (square: number): number => Math.floor(square / b.columns);
  const width = new Set(squares.map(columnOf)).size;
  const isWide = width > new Set(squares.map(rowOf)).size;
  return squares.toSorted((one, other) => (isWide ? columnOf(one) - columnOf(other) : 0) || one - other);
}

/** Groups with the same lists are of one kind, the largest first. */
function kindsOf(groups: readonly (readonly (readonly number[])[])[], squares: readonly number[]): Kind[] {
  const placeOf = new Map(squares.map((square, place) => [square, place]));
  const kinds = new Map<string, Kind>();
  for (const group of groups) {
    const waysByFirst = new Map<number, bigint[]>();
    for (const list of group) {
      const places = list.map((square) => placeOf.get(square) ?? 0);
      const first = Math.min(...places);
      const mask = places.reduce((bits, place) => bits | (1n << BigInt(place - first)), 0n);
      const ways = waysByFirst.get(first) ?? [];
      if (!ways.includes(mask)) waysByFirst.set(first, [...ways, mask]);
    }
    const key = JSON.stringify(group.map((list) => list.toSorted((one, other) => one - other).join()).toSorted());
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { waysByFirst, size: group[0]?.length ?? 0, count: 1 });
    else known.count++;
  }
  return [...kinds.values()].toSorted((one, other) => other.size - one.size);
}

function canCover(kinds: readonly Kind[], squareCount: number, spareSquares: number): boolean {
  const failed = new Set<string>();
  let steps = 0;
  /** `covered` are the squares from `place` on that are in a list already. */
  const cover = (place: number, covered: bigint, spare: number): boolean => {
    if (kinds.every(({ count }) => count === 0)) return true;
    if (place >= squareCount) return false;
    if ((covered & 1n) === 1n) return cover(place + 1, covered >> 1n, spare);
    const key = `${place} ${covered} ${kinds.map(({ count }) => count).join()}`;
    if (failed.has(key) || ++steps > MOST_STEPS) return false;
    for (const kind of kinds) {
      if (kind.count === 0) continue;
      kind.count--;
      const ways = kind.waysByFirst.get(place) ?? [];
      const isCovered = ways.some((way) => (covered & way) === 0n && cover(place + 1, (covered | way) >> 1n, spare));
      kind.count++;
      if (isCovered) return true;
    }
    if (spare > 0 && cover(place + 1, covered >> 1n, spare - 1)) return true;
    failed.add(key);
    return false;
  };
  return cover(0, 0n, spareSquares);
}
