/** The moves of a figure: where they may end, one shortest way to each end, and whether a given way is legal. */
import type { Board } from '../kernel/board.ts';
import { DIRECTIONS } from '../kernel/geometry.ts';
import { type Mover, moveMasks } from '../kernel/moves.ts';
import { directionTo, neighbour } from '../kernel/steps.ts';

export interface Paths {
  /** Squares where the move may end, the start among them, nearest first. */
  readonly ends: readonly number[];
  /** A shortest way to one of them, from the start square on. */
  to(end: number): readonly number[];
  allows(path: readonly number[]): boolean;
}

/** The mover has broken away or need not: a procedure of the rules asks about that before it offers ways. */
export function createPaths(board: Board, character: number, speed: number): Paths {
  const mover: Mover = { character, brokeAway: true };
  const start = board.pieces[character]?.squares[0] ?? -1;
  const { may, stop, end } = moveMasks(board, mover);
  const came = new Map<number, number>([[start, -1]]);
  const stopped = new Map<number, number>();
  const ends = [start];
  let front = [start];
  for (let steps = 1; steps <= speed && front.length > 0; steps++) {
    const next: number[] = [];
    for (const from of front) {
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const bit = 1 << direction;
        if (((may[from] ?? 0) & bit) === 0) continue;
        const to = neighbour(board, from, direction);
        if (to < 0 || came.has(to)) continue;
        const known = stopped.has(to);
        if (((stop[from] ?? 0) & bit) === 0) {
          came.set(to, from);
          next.push(to);
        } else if (!known) stopped.set(to, from);
        else continue;
        if (!known && end[to] === 1) ends.push(to);
      }
    }
    front = next;
  }
  const to = (last: number): readonly number[] => {
    const path: number[] = [];
    // The last step may be one that must stop there; those before it are not.
    for (let here = last, from = stopped.get(last) ?? came.get(last) ?? -1; here >= 0; here = from, from = came.get(from) ?? -1)
      path.unshift(here);
    return path;
  };
  const allows = (path: readonly number[]): boolean => {
    if (path[0] !== start || path.length - 1 > speed) return false;
    for (let step = 1; step < path.length; step++) {
      const from = path[step - 1] ?? -1;
      const here = path[step] ?? -1;
      const direction = directionTo(board, from, here);
      const bit = direction < 0 ? 0 : 1 << direction;
      const last = step === path.length - 1;
      if (bit === 0 || ((may[from] ?? 0) & bit) === 0) return false;
      if (!last && ((stop[from] ?? 0) & bit) !== 0) return false;
      if (last && end[here] !== 1) return false;
    }
    return true;
  };
  return { ends, to, allows };
}
