/** Where a move may end, and in how many steps: a breadth-first search over the outcomes of steps. */

import type { Board, Moves } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { areStepsPlain, canEnd, type Mover, movesOf, outcomeToward, stepCost } from './moves.ts';
import { searchMemory } from './search-memory.ts';
import { CLOSED, OPEN, outcomeIn, UNKNOWN } from './step-outcomes.ts';

/**
 * Fewest steps (where steps use more than 1 of the speed, the least speed) to every square where the mover may end, -1 elsewhere; for a
 * mover on one square. A square may be entered with a forced stop and later, by another path, without one: only the latter goes on.
 */
export function reachSteps(board: Board, mover: Mover, start: number, speed: number): Int32Array {
  const moves = movesOf(board, mover);
  if (!areStepsPlain(moves)) return reachLayers(board, mover, start, speed, (square) => canEnd(moves, square));
  const { unstopped, queue } = searchMemory(board.size);
  const { offsets } = board;
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
    const word = moves.outcomes[square] ?? 0;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const known = outcomeIn(word, direction);
      if (known === CLOSED) continue;
      const to = square + (offsets[direction] ?? 0);
      if (unstopped[to] !== -1) continue;
      // Most steps lead to squares that the search has already entered, and are not evaluated.
      const outcome = known === UNKNOWN ? outcomeToward(moves, square, direction) : known;
      if (outcome === CLOSED) continue;
      if (outcome === OPEN) {
        unstopped[to] = steps;
        queue[tail++] = to;
      }
      if (best[to] === -1 && canEnd(moves, to)) best[to] = steps;
    }
  }
  return best;
}

/** Whether a move may end with the leading part of a base (the one that walks the path) on a square, after `used` of the speed. */
export type EndTest = (square: number, used: number) => boolean;

/** The squares that a mover enters without having to stop, by what the steps to them use of its speed. */
export type Layers = readonly ReadonlySet<number>[];

/** Walks every path within the mover's speed. `onEnter` is called for each step, so a square may be entered several times. */
export function layersFrom(board: Board, mover: Mover, start: number, speed: number, onEnter?: (to: number, used: number) => void): Layers {
  const moves = movesOf(board, mover);
  const layers = Array.from({ length: speed + 1 }, () => new Set<number>());
  layers[0]?.add(start);
  for (const [used, layer] of layers.entries()) {
    for (const square of layer) {
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const outcome = outcomeToward(moves, square, direction);
        if (outcome === CLOSED) continue;
        const to = square + (board.offsets[direction] ?? 0);
        const usedAfter = used + stepCost(moves, square, to);
        if (usedAfter > speed) continue;
        if (outcome === OPEN) layers[usedAfter]?.add(to);
        onEnter?.(to, usedAfter);
      }
    }
  }
  return layers;
}

/** As `layersFrom`, with each square in the first of its layers alone, for steps that use 1 of the speed: enough for a shortest path. */
export function firstLayersFrom(moves: Moves, start: number, speed: number): Layers {
  const layers = Array.from({ length: speed + 1 }, () => new Set<number>());
  layers[0]?.add(start);
  const entered = new Set([start]);
  for (const [used, layer] of layers.entries())
    for (const square of layer)
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const to = square + (moves.board.offsets[direction] ?? 0);
        if (entered.has(to) || outcomeToward(moves, square, direction) !== OPEN) continue;
        entered.add(to);
        layers[used + 1]?.add(to);
      }
  return layers;
}

/**
 * As `reachSteps`, for a base of several squares and for steps that use more than 1 of the speed: gives the least speed used. Whether the
 * move may end may depend on it, and a longer path may end where a shorter one may not, so squares are recorded by the exact amount used.
 */
function reachLayers(board: Board, mover: Mover, start: number, speed: number, mayEnd: EndTest): Int32Array {
  const best = new Int32Array(board.size).fill(-1);
  best[start] = 0;
  /** Per square, the amount for which `mayEnd` was tested last: most squares are entered by several steps that use the same. */
  const testedFor = new Int32Array(board.size);
  layersFrom(board, mover, start, speed, (to, used) => {
    const known = best[to] ?? -1;
    if (testedFor[to] === used || (known !== -1 && known <= used)) return;
    testedFor[to] = used;
    if (mayEnd(to, used)) best[to] = used;
  });
  return best;
}

/**
 * As `reachLayers`, from any square of a base: the least speed used. `endTestByPart` has a test for each of `starts`, in the same order.
 */
export function reachOfBase(
  board: Board,
  mover: Mover,
  starts: readonly number[],
  speed: number,
  endTestByPart: readonly EndTest[],
): Int32Array {
  const best = new Int32Array(board.size).fill(-1);
  for (const [part, mayEnd] of endTestByPart.entries()) {
    reachLayers(board, mover, starts[part] ?? -1, speed, mayEnd).forEach((used, square) => {
      const known = best[square] ?? -1;
      if (used >= 0 && (known < 0 || used < known)) best[square] = used;
    });
  }
  return best;
}
