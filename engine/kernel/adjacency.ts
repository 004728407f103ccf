/** Adjacency: of each square, the neighbours that the path "adjacent" leaves open, as a mask of directions. */
import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { directionTo, labelStep, neighbour, type StepRules, stepRules } from './steps.ts';

/** The masks that were asked for so far. */
export interface Adjacency {
  readonly masks: Uint8Array;
  /** 1 where the mask is worked out. */
  readonly known: Uint8Array;
  readonly rules: StepRules;
}

function adjacencyOf(board: Board, square: number): number {
  board.kept.adjacent ??= {
    masks: new Uint8Array(board.size),
    known: new Uint8Array(board.size),
    rules: stepRules(board, 'adjacent'),
  };
  const { masks, known, rules } = board.kept.adjacent;
  if (known[square] === 1) return masks[square] ?? 0;
  const frame = { from: square, to: 0, side: 0, edge: 0, diagonal: 0, corner: 0 };
  let mask = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = neighbour(board, square, direction);
    if (to < 0) continue;
    frame.to = to;
    if (labelStep(board, rules, frame).label === 0) mask |= 1 << direction;
  }
  masks[square] = mask;
  known[square] = 1;
  return mask;
}

/** Whether two squares are adjacent. A square is not adjacent to itself. */
export function adjacentSquares(board: Board, a: number, b: number): boolean {
  const direction = directionTo(board, a, b);
  return direction >= 0 && (adjacencyOf(board, a) & (1 << direction)) !== 0;
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
