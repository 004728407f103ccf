/** The moves of a figure: where they may end, one shortest way to each end, and whether a given way is legal. */
import type { Board } from '../kernel/board.ts';
import { DIRECTIONS } from '../kernel/geometry.ts';
import { type Mover, moveMasks } from '../kernel/moves.ts';
import { directionTo } from '../kernel/steps.ts';

export interface Paths {
  /** Squares where the move may end, the start among them, nearest first. */
  readonly ends: readonly number[];
  /** A shortest way to one of them, from the start square on. */
  to(end: number): readonly number[];
  allows(path: readonly number[]): boolean;
}

/** Ways by board, mover and speed: one request asks for them several times. */
const cache = new WeakMap<Board, Map<number, Paths>>();

/** The mover has broken away or need not: a procedure of the rules asks about that before it offers ways. */
export function pathsOf(board: Board, character: number, speed: number): Paths {
  const known = cache.get(board) ?? new Map<number, Paths>();
  cache.set(board, known);
  const key = character * 1000 + speed;
  const found = known.get(key) ?? createPaths(board, character, speed);
  known.set(key, found);
  return found;
}

function createPaths(board: Board, character: number, speed: number): Paths {
  const mover: Mover = { character, brokeAway: true };
  const start = board.pieces[character]?.squares[0] ?? -1;
  let ends: readonly number[] | undefined;
  let search: Search | undefined;
  const searched = (): Search => {
    search ??= searchFrom(board, mover, start, speed);
    return search;
  };
  return {
    get ends() {
      ends ??= searched().ends;
      return ends;
    },
    to(last) {
      const { came, stopped } = searched();
      const path: number[] = [];
      // The last step may be one that must stop there; those before it are not.
      for (let here = last, from = stopped.get(last) ?? came.get(last) ?? -1; here >= 0; here = from, from = came.get(from) ?? -1)
        path.unshift(here);
      return path;
    },
    allows: (path) => path[0] === start && path.length - 1 <= speed && mayWalk(board, mover, path),
  };
}

interface Search {
  readonly ends: readonly number[];
  /** The square before, on a shortest way that need not stop; and on one that must. */
  readonly came: ReadonlyMap<number, number>;
  readonly stopped: ReadonlyMap<number, number>;
}

function searchFrom(board: Board, mover: Mover, start: number, speed: number): Search {
  const { may, stop, end } = moveMasks(board, mover);
  const offsets = DIRECTIONS.map((d) => d.rows * board.columns + d.columns);
  const came = new Map<number, number>([[start, -1]]);
  const stopped = new Map<number, number>();
  const ends = [start];
  let front = [start];
  for (let steps = 1; steps <= speed && front.length > 0; steps++) {
    const next: number[] = [];
    for (const from of front) {
      // A mask has the bit of a direction only where there is a square.
      for (let open = may[from] ?? 0; open !== 0; open &= open - 1) {
        const bit = open & -open;
        const to = from + (offsets[31 - Math.clz32(bit)] ?? 0);
        if (came.has(to)) continue;
        const known = stopped.has(to);
        if (((stop[from] ?? 0) & bit) === 0) {
          came.set(to, from);
          next.push(to);
        } else if (known) continue;
        else stopped.set(to, from);
        if (!known && end[to] === 1) ends.push(to);
      }
    }
    front = next;
  }
  return { ends, came, stopped };
}

function mayWalk(board: Board, mover: Mover, path: readonly number[]): boolean {
  const { may, stop, end } = moveMasks(board, mover);
  return path.every((here, step) => {
    if (step === 0) return true;
    const from = path[step - 1] ?? -1;
    const direction = directionTo(board, from, here);
    const bit = direction < 0 ? 0 : 1 << direction;
    if (bit === 0 || ((may[from] ?? 0) & bit) === 0) return false;
    return step === path.length - 1 ? end[here] === 1 : ((stop[from] ?? 0) & bit) === 0;
  });
}
