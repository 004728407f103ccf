/**
 * Labels of corners, evaluated once per class for rules that take the better of two whole routes: for the corner at the lower right of each
 * square, its label along either diagonal.
 */
import type { BoardFacts } from './board-facts.ts';

export interface CornerPlanes {
  /** Along the diagonal from the square to the one below and to the right. */
  readonly falling: Uint8Array;
  /** Along the other diagonal: between the square to the right and the one below. */
  readonly rising: Uint8Array;
  /** 1 where the square, one of its edges or one of its corners has a label. A sweep (sweep.ts) reads no labels of the other squares. */
  readonly busy: Uint8Array;
}

/**
 * @param between the labels of squares between the ends of a line
 * @param edge the labels of edges: at 2·square the edge to its right, at 2·square + 1 the edge below it
 */
export function cornerPlanes(board: BoardFacts, between: Uint8Array, edge: Uint8Array): CornerPlanes {
  const { columns, size } = board;
  const falling = new Uint8Array(size);
  const rising = new Uint8Array(size);
  const busy = new Uint8Array(size);
  const worst = (a: number, b: number, c: number): number => (a > b ? (a > c ? a : c) : b > c ? b : c);
  for (let square = 0; square < size; square++) {
    const right = square % columns < columns - 1 ? square + 1 : -1;
    const below = square + columns < size ? square + columns : -1;
    if ((between[square] ?? 0) > 0) busy[square] = 1;
    if (right >= 0 && (edge[2 * square] ?? 0) > 0) {
      busy[square] = 1;
      busy[right] = 1;
    }
    if (below >= 0 && (edge[2 * square + 1] ?? 0) > 0) {
      busy[square] = 1;
      busy[below] = 1;
    }
    if (right < 0 || below < 0) continue;
    const diagonal = below + 1;
    const edgeAbove = edge[2 * square] ?? 0;
    const edgeLeft = edge[2 * square + 1] ?? 0;
    const edgeRight = edge[2 * right + 1] ?? 0;
    const edgeBelow = edge[2 * below] ?? 0;
    const byRight = worst(edgeAbove, between[right] ?? 0, edgeRight);
    const byBelow = worst(edgeLeft, between[below] ?? 0, edgeBelow);
    falling[square] = byRight < byBelow ? byRight : byBelow;
    const upper = worst(edgeAbove, between[square] ?? 0, edgeLeft);
    const lower = worst(edgeRight, between[diagonal] ?? 0, edgeBelow);
    rising[square] = upper < lower ? upper : lower;
    if ((falling[square] ?? 0) > 0 || (rising[square] ?? 0) > 0) {
      busy[square] = 1;
      busy[right] = 1;
      busy[below] = 1;
      busy[diagonal] = 1;
    }
  }
  return { falling, rising, busy };
}
