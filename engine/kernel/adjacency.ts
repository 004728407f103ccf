/** Adjacency: of each square, the neighbours that the path "adjacent" leaves open, as a mask of directions. */
import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { directionTo, labelStep, neighbour, stepRules } from './steps.ts';

export function adjacencyMasks(board: Board): Uint8Array {
  const known = board.kept.adjacent;
  if (known !== undefined) return known;
  const masks = new Uint8Array(board.size);
  const rules = stepRules(board, 'adjacent');
  const frame = { from: 0, to: 0, side: 0, edge: 0, diagonal: 0, corner: 0 };
  for (let square = 0; square < board.size; square++) {
    let mask = 0;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = neighbour(board, square, direction);
      if (to < 0) continue;
      frame.from = square;
      frame.to = to;
      if (labelStep(board, rules, frame).label === 0) mask |= 1 << direction;
    }
    masks[square] = mask;
  }
  board.kept.adjacent = masks;
  return masks;
}

/** Whether two squares are adjacent. A square is not adjacent to itself. */
export function adjacentSquares(board: Board, a: number, b: number): boolean {
  const direction = directionTo(board, a, b);
  return direction >= 0 && ((adjacencyMasks(board)[a] ?? 0) & (1 << direction)) !== 0;
}

/** Whether any square of one character is adjacent to any of the other. */
export function adjacentPieces(board: Board, a: number, b: number): boolean {
  const others = board.pieces[b]?.squares ?? [];
  return a !== b && (board.pieces[a]?.squares ?? []).some((square) => others.some((other) => adjacentSquares(board, square, other)));
}

/** Whether a character has a square adjacent to the given one. */
export function adjacentPieceSquare(board: Board, piece: number, square: number): boolean {
  return (board.pieces[piece]?.squares ?? []).some((own) => adjacentSquares(board, own, square));
}
