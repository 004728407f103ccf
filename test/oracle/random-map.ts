import type { MapInput } from './question.ts';
import type { Chance } from './random.ts';
import { isDiagonal, nameOf, type Square, squaresOf } from './square.ts';

type Extent = { readonly columns: number; readonly rows: number };

export function randomExtent(chance: Chance, allowsLarge: boolean): Extent {
  const draw = chance.int(1, 20);
  if (draw === 1) return { columns: 1, rows: 1 };
  if (draw <= 5) return { columns: chance.int(1, 4), rows: chance.int(1, 4) };
  if (draw === 6) return { columns: chance.int(1, 2), rows: chance.int(8, allowsLarge ? 40 : 16) };
  if (draw === 7) return { columns: chance.int(8, allowsLarge ? 40 : 16), rows: chance.int(1, 2) };
  if (draw === 8 && allowsLarge) return { columns: chance.int(12, 30), rows: chance.int(10, 16) };
  return draw <= 14 ? { columns: chance.int(3, 8), rows: chance.int(3, 7) } : { columns: chance.int(4, 12), rows: chance.int(4, 10) };
}

function region(chance: Chance, extent: Extent, isSparse: boolean): Square[] {
  const squares = squaresOf(extent);
  if (chance.maybe(0.25)) return [];
  if (isSparse) return chance.some(squares, 0.07);
  if (chance.maybe(0.6)) return chance.some(squares, chance.pick([0.06, 0.12, 0.25, 0.45]));
  const rectangles = [0, 1].map(() => ({ a: chance.pick(squares), b: chance.pick(squares) })).slice(0, chance.int(1, 2));
  return squares.filter((square) =>
    rectangles.some(({ a, b }) => between(square.column, a.column, b.column) && between(square.row, a.row, b.row)),
  );
}

function between(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b);
}

/** The level of squares by name; those not named are on level 1. */
function randomLevels(chance: Chance, extent: Extent): Map<string, number> {
  const levels = new Map<string, number>();
  if (chance.maybe(0.35)) return levels;
  const top = chance.int(2, 4);
  for (let round = chance.int(1, 3); round > 0; round -= 1) {
    const level = chance.int(1, top);
    for (const square of region(chance, extent, false)) levels.set(nameOf(square), level);
  }
  return levels;
}

/** Every pair of squares that touch, once. */
function pairsThatTouch({ columns, rows }: Extent): [Square, Square][] {
  return squaresOf({ columns, rows }).flatMap((square) => {
    const { column, row } = square;
    const later = [
      { column: column + 1, row },
      { column: column - 1, row: row + 1 },
      { column, row: row + 1 },
      { column: column + 1, row: row + 1 },
    ];
    return later
      .filter((other) => other.column >= 1 && other.column <= columns && other.row <= rows)
      .map((other): [Square, Square] => [square, other]);
  });
}

function edgeNames(chance: Chance, pairs: readonly [Square, Square][]): string[] {
  return pairs.map(([a, b]) => (chance.maybe(0.8) ? `${nameOf(a)}|${nameOf(b)}` : `${nameOf(b)}|${nameOf(a)}`));
}

export function randomMap(chance: Chance, extent: Extent): MapInput {
  const kind = chance.pick(['outdoor', 'outdoor', 'indoor', 'indoor/outdoor', 'indoor/outdoor'] as const);
  const isSparse = chance.maybe(0.3);
  const regionNames = () => region(chance, extent, isSparse).map(nameOf);
  const levels = randomLevels(chance, extent);
  const elevation: Record<string, string[]> = {};
  for (const [square, level] of levels) elevation[String(level)] = [...(elevation[String(level)] ?? []), square];
  const pairs = pairsThatTouch(extent);
  const levelOf = (square: Square) => levels.get(nameOf(square)) ?? 1;
  const wallPairs = pairs.filter(([a, b]) => !isDiagonal(a, b));
  const stairPairs = pairs.filter(([a, b]) => levelOf(a) !== levelOf(b));
  return {
    kind,
    ...extent,
    ...(chance.maybe(0.7) ? { hindering: regionNames() } : {}),
    ...(chance.maybe(0.4) ? { water: regionNames() } : {}),
    ...(chance.maybe(0.7) ? { blocking: regionNames() } : {}),
    ...(chance.maybe(0.3) ? { debris: regionNames() } : {}),
    ...(kind === 'indoor/outdoor' && chance.maybe(0.9) ? { interior: regionNames() } : {}),
    ...(levels.size > 0 || chance.maybe(0.1) ? { elevation } : {}),
    ...(chance.maybe(0.7)
      ? { walls: edgeNames(chance, chance.some(wallPairs, isSparse ? 0.06 : chance.pick([0.05, 0.12, 0.25, 0.45]))) }
      : {}),
    ...(chance.maybe(0.7) ? { stairs: edgeNames(chance, chance.some(stairPairs, chance.pick([0.1, 0.3, 0.7]))) } : {}),
    ...(chance.maybe(0.05) ? { starts: { p1: ['A1'] } } : {}),
  };
}
