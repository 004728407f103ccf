import { describe, expect, test } from 'vitest';
import { disjoint } from '../../engine/kernel/disjoint.ts';
import { seeded } from '../oracle/random.ts';
import { expectEnough } from '../support/enough-cases.ts';

type Base = readonly [columns: number, rows: number];

/** All placements of a base on a grid, upright or turned, that cover no square left out; each as the list of its squares. */
function placementsOf([columns, rows]: Base, grid: { columns: number; rows: number }, isLeftOut: (square: number) => boolean): number[][] {
  const upright: Base = [columns, rows];
  const orientations: readonly Base[] = columns === rows ? [upright] : [upright, [rows, columns]];
  const placements: number[][] = [];
  for (const [width, height] of orientations)
    for (let x = 0; x + width <= grid.columns; x++)
      for (let y = 0; y + height <= grid.rows; y++) {
        const squares = Array.from(
          { length: columns * rows },
          (_, part) => (y + Math.floor(part / width)) * grid.columns + x + (part % width),
        );
        if (!squares.some(isLeftOut)) placements.push(squares);
      }
  return placements;
}

function fitByTrial([group, ...others]: readonly (readonly (readonly number[])[])[], taken: readonly number[] = []): boolean {
  if (group === undefined) return true;
  return group.some((placement) => !placement.some((square) => taken.includes(square)) && fitByTrial(others, [...taken, ...placement]));
}

test('bases fit together exactly when some choice of their placements has no square twice', () => {
  const counts = { fitting: 0, not: 0 };
  for (let seed = 0; seed < 400; seed++) {
    const random = seeded(seed);
    const pick = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
    const grid = { columns: pick(2, 6), rows: pick(2, 4) };
    const leftOut = new Set(Array.from({ length: pick(0, 3) }, () => pick(0, grid.columns * grid.rows - 1)));
    const groups = Array.from({ length: pick(1, 4) }, () => placementsOf([pick(1, 3), pick(1, 2)], grid, (square) => leftOut.has(square)));
    const fits = disjoint(grid, groups);
    expect({ seed, fits }).toEqual({ seed, fits: fitByTrial(groups) });
    counts[fits ? 'fitting' : 'not']++;
  }
  expectEnough(Math.min(counts.fitting, counts.not), 80);
});

test('an empty list of bases fits', () => expect(disjoint({ columns: 3 }, [])).toBe(true));

describe('a search among bases of fourteen shapes on a large map with holes', () => {
  const grid = { columns: 40, rows: 40 };
  const isHole = (square: number): boolean => square % 97 === 0;
  const shapes = (count: number): number[][][] =>
    Array.from({ length: count }, (_, index) => placementsOf([2 + (index % 4), 1 + (index % 5)], grid, isHole));

  test('finds a way', () => expect(disjoint(grid, shapes(120))).toBe(true));

  // The bases would leave 37 squares free, fewer than a row has, and there are more arrangements than can be tried: without its limit the
  // search would not end.
  test('ends without a way at its limit', () => expect(disjoint(grid, shapes(148))).toBe(false));
});
