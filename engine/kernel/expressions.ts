/**
 * The kernel functions that lowered expressions of the board may call (`HELPERS` in generator/emit/engine.ts). Those of the game
 * call `joined` and `touching` of this file, and functions of other modules (`HELPERS` in generator/game/emit.ts).
 */

import { adjacentFigureSquare, adjacentFigures, adjacentSquares } from './adjacency.ts';
import { type Board, edgeSquare } from './board.ts';
import { chebyshev } from './distance.ts';
import { figuresBeside } from './figures.ts';
import { first, greatest, least, sum } from './lists.ts';
import { at, pair } from './plane.ts';
import { sideSquares } from './steps.ts';

const NOTHING: readonly number[] = [];

export const lyingOn = (b: Board, square: number): readonly number[] => b.lying[square] ?? NOTHING;
export const everyone = (b: Board): readonly number[] => b.everyone;
/** Figures that may be next to the square; the expression tests each of them. */
export const beside = (b: Board, square: number): readonly number[] => figuresBeside(b, square);
export const playerOf = (b: Board, figure: number): number => b.figures[figure]?.player ?? -1;
export const squaresOf = (b: Board, figure: number): readonly number[] => b.figures[figure]?.squares ?? NOTHING;
export const squaresOfObject = (b: Board, object: number): readonly number[] => b.objects[object]?.squares ?? NOTHING;
/** An object on the map has squares, one that is held has none. */
export const isHeld = (b: Board, object: number): boolean => (b.objects[object]?.squares.length ?? 0) === 0;
export const distance = (b: Board, one: number, other: number): number => chebyshev(b, one, other);
export const touching = (b: Board, one: number, other: number): boolean => one !== other && chebyshev(b, one, other) <= 1;

/** Whether the squares are connected; squares that touch diagonally count as connected. */
export function joined(b: Board, squares: readonly number[]): boolean {
  const found = new Set(squares.slice(0, 1));
  for (const square of found) for (const other of squares) if (touching(b, square, other)) found.add(other);
  return found.size === new Set(squares).size;
}

/** The two side squares of a diagonal step; none of a straight one. */
export function sidesOf(b: Board, from: number | undefined, to: number | undefined): readonly number[] {
  if (from === undefined || to === undefined || from < 0 || to < 0) return NOTHING;
  return sideSquares(b, from, to);
}

export { adjacentFigureSquare, adjacentFigures, adjacentSquares, at, edgeSquare, first, greatest, least, pair, sum };
