/** Where a move may end, and in how many steps: a breadth-first search over the step masks. */
import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { type Mover, moveMasks } from './moves.ts';
import { neighbour } from './steps.ts';

/** Working memory of the search, kept by map size: allocating it anew would cost more than the search. */
interface Scratch {
  readonly unstopped: Int32Array;
  readonly queue: Int32Array;
  readonly offsets: Int32Array;
}
const scratches = new Map<string, Scratch>();

function scratchFor(board: Board): Scratch {
  const key = `${board.columns}x${board.rows}`;
  const known = scratches.get(key);
  if (known !== undefined) return known;
  const made: Scratch = {
    unstopped: new Int32Array(board.size),
    queue: new Int32Array(board.size),
    offsets: Int32Array.from(DIRECTIONS, (d) => d.rows * board.columns + d.columns),
  };
  scratches.set(key, made);
  return made;
}

/**
 * Fewest steps to every square where the mover may end, -1 elsewhere; for a mover on one square. A square may be entered with a forced stop
 * and later, by another way, without one: only the latter goes on.
 */
export function reachSteps(board: Board, mover: Mover, start: number, speed: number): Int32Array {
  const { may, stop, end } = moveMasks(board, mover);
  const { unstopped, queue, offsets } = scratchFor(board);
  const best = new Int32Array(board.size).fill(-1);
  unstopped.fill(-1);
  unstopped[start] = 0;
  best[start] = 0;
  queue[0] = start;
  let head = 0;
  let tail = 1;
  while (head < tail) {
    const square = queue[head++] ?? 0;
    const steps = (unstopped[square] ?? 0) + 1;
    if (steps > speed) break;
    let open = may[square] ?? 0;
    const stops = stop[square] ?? 0;
    while (open !== 0) {
      const bit = open & -open;
      open ^= bit;
      const to = square + (offsets[31 - Math.clz32(bit)] ?? 0);
      const canEnd = end[to] === 1;
      if ((stops & bit) !== 0) {
        if (canEnd && best[to] === -1) best[to] = steps;
      } else if (unstopped[to] === -1) {
        unstopped[to] = steps;
        queue[tail++] = to;
        if (canEnd && best[to] === -1) best[to] = steps;
      }
    }
  }
  return best;
}

/** Whether a base may stand with its chosen square here after so many steps. */
export type Fits = (square: number, steps: number) => boolean;

/**
 * The same for a base of several squares. Whether it fits may depend on the number of steps, and a longer way can serve where a shorter one
 * does not, so the squares entered with exactly each number of steps are kept.
 */
export function reachLayers(board: Board, mover: Mover, start: number, speed: number, fits: Fits): Int32Array {
  const { may, stop } = moveMasks(board, mover);
  const best = new Int32Array(board.size).fill(-1);
  best[start] = 0;
  let layer = new Set([start]);
  for (let steps = 1; steps <= speed && layer.size > 0; steps++) {
    const next = new Set<number>();
    for (const square of layer) {
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        if (((may[square] ?? 0) & (1 << direction)) === 0) continue;
        const to = neighbour(board, square, direction);
        if (((stop[square] ?? 0) & (1 << direction)) === 0) next.add(to);
        if (best[to] === -1 && fits(to, steps)) best[to] = steps;
      }
    }
    layer = next;
  }
  return best;
}
