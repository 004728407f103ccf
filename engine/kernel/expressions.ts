/** What the code of lowered expressions may call. Nothing else is in its reach. */

import { adjacentPieceSquare, adjacentPieces, adjacentSquares } from './adjacency.ts';
import { at, type Board, edgeSquares, pair } from './board.ts';
import { chebyshev } from './distance.ts';
import { figuresBeside } from './ground-steps.ts';
import { sideSquares } from './steps.ts';

const NOTHING: readonly number[] = [];

export const lyingOn = (b: Board, square: number): readonly number[] => b.lying[square] ?? NOTHING;
export const edgeSquare = (b: Board, edge: number, side: 0 | 1): number => edgeSquares(b, edge)[side];
export const everyone = (b: Board): readonly number[] => b.everyone;
export const beside = (b: Board, square: number): readonly number[] => figuresBeside(b, square);
export const playerOf = (b: Board, piece: number): number => b.pieces[piece]?.player ?? -1;
export const squaresOf = (b: Board, piece: number): readonly number[] => b.pieces[piece]?.squares ?? NOTHING;
export const isHeld = (b: Board, thing: number): boolean => (b.things[thing]?.square ?? -1) < 0;
export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
export const distance = (b: Board, one: number, other: number): number => chebyshev(b, one, other);
export const touching = (b: Board, one: number, other: number): boolean => one !== other && chebyshev(b, one, other) <= 1;

/** The two side squares of a diagonal step; none of a straight one. */
export function sidesOf(b: Board, from: number | undefined, to: number | undefined): readonly number[] {
  if (from === undefined || to === undefined || from < 0 || to < 0) return NOTHING;
  return sideSquares(b, from, to);
}

export type { Board };
export { adjacentPieceSquare, adjacentPieces, adjacentSquares, at, pair };
