/** Random boards with terrain and characters at the density of a printed map. */

import rules from '../../engine/generated/current.ts';
import type { BoardCharacter } from '../../engine/generated/question.ts';
import type { BoardQuestion } from '../../engine/judge/given-facts.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import type { Board } from '../../engine/kernel/board.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { seeded } from '../oracle/random.ts';
import { uncheckedShape } from '../support/unchecked-shape.ts';

export function benchScene(
  columns: number,
  rows: number,
  seed: number,
): BoardQuestion & { readonly characters: readonly BoardCharacter[] } {
  const rng = seeded(seed);
  const size = columns * rows;
  const randomSquares = (share: number): string[] =>
    Array.from({ length: size }, (_, square) => square)
      .filter(() => rng() < share)
      .map((square) => squareName(square, columns));
  const walls: string[] = [];
  for (let square = 0; square < size; square++) {
    if (square % columns < columns - 1 && rng() < 0.04) walls.push(`${squareName(square, columns)}|${squareName(square + 1, columns)}`);
  }
  // A roof of 6 × 4 squares from C3 on.
  const roof = Array.from({ length: 24 }, (_, n) => squareName((2 + Math.floor(n / 6)) * columns + 2 + (n % 6), columns));
  const map = {
    kind: 'outdoor' as const,
    columns,
    rows,
    hindering: randomSquares(0.08),
    blocking: randomSquares(0.05),
    water: randomSquares(0.05),
    elevation: { '2': roof },
    walls,
  };
  // The first character is in the middle: the squares in its reach are measured, and the edge of the map would leave some out.
  const taken = new Set<number>([Math.floor(rows / 2) * columns + Math.floor(columns / 2)]);
  while (taken.size < 12) taken.add(Math.floor(rng() * size));
  const characters = [...taken].map((square, n) => ({ id: `C${n}`, player: n % 2 === 0 ? 'p1' : 'p2', at: squareName(square, columns) }));
  return { map, characters };
}

export function benchBoard(columns: number, rows: number, seed: number): Board {
  // The faults are ignored: a random character may be on blocking terrain.
  return placeBoard(rules, benchScene(columns, rows, seed), uncheckedShape()).board;
}
