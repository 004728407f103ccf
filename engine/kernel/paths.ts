/** The moves of a figure: where they may end, one shortest path to each end, and whether a given path is legal. */

import { endTestOf } from './base.ts';
import type { Board, Moves } from './board.ts';
import type { Paths } from './cached-results.ts';
import { pathRule } from './classes.ts';
import { DIRECTIONS } from './geometry.ts';
import { areStepsPlain, type Mover, movesOf, outcomeToward, stepCost, stepOutcome } from './moves.ts';
import { type EndTest, reachOfBase } from './reach.ts';
import { shortestPaths } from './shortest-path.ts';
import { CLOSED, outcomeIn, STOPPED, UNKNOWN as UNEVALUATED } from './step-outcomes.ts';

/** A mover with what the rules of the game assume of every move (`assumes`). */
export function moverOf(board: Board, character: number): Mover {
  const { assumes } = pathRule(board, 'move');
  if (assumes === undefined) throw new Error(`edition ${board.rules.edition} has no "assumes" of the path move`);
  return { character, ...assumes };
}

/** The paths from the squares `starts`; `board` has the mover where its move began. Cached: one request asks for them several times. */
export function pathsOf(board: Board, character: number, speed: number, starts: readonly number[]): Paths {
  const { paths } = board.cache;
  const key = `${character} ${speed} ${starts.join()}`;
  const found = paths.get(key) ?? createPaths(board, character, speed, starts);
  paths.set(key, found);
  return found;
}

function createPaths(board: Board, character: number, speed: number, starts: readonly number[]): Paths {
  const mover = moverOf(board, character);
  // The parts of a base keep their order, so that the index among the starts is the part that leads.
  const endTestByPart = starts.map((_, part): EndTest => endTestOf(board, mover, part));
  let search: Search | undefined;
  const searched = (): Search => {
    search ??= createSearch(board, mover, starts, speed, endTestByPart);
    return search;
  };
  return {
    ends: () => searched().ends,
    to: (end) => searched().to(end),
    allows(path) {
      const part = starts.indexOf(path[0] ?? -1);
      return part >= 0 && mayWalk(board, mover, path, speed, endTestByPart[part] ?? (() => false));
    },
  };
}

interface Search {
  readonly ends: readonly number[];
  to(end: number): readonly number[];
}

/** `endTestByPart` has a test for each part of the base, for moves in which this part leads from its square in `starts`. */
function createSearch(board: Board, mover: Mover, starts: readonly number[], speed: number, endTestByPart: readonly EndTest[]): Search {
  const [start = -1, ...others] = starts;
  const [mayEnd] = endTestByPart;
  if (mayEnd !== undefined && others.length === 0) return searchFrom(board, mover, start, speed, mayEnd);
  return searchOfBase(board, mover, starts, speed, endTestByPart);
}

/**
 * The search for a base of several squares. Whether its move may end depends on the speed used: a longer path may where a shorter may not.
 */
function searchOfBase(board: Board, mover: Mover, starts: readonly number[], speed: number, endTestByPart: readonly EndTest[]): Search {
  const speedUsed = reachOfBase(board, mover, starts, speed, endTestByPart);
  const usedAt = (square: number): number => speedUsed[square] ?? -1;
  const ends = [...speedUsed.keys()].filter((square) => usedAt(square) >= 0).sort((a, b) => usedAt(a) - usedAt(b));
  const pathTo = shortestPaths(board, mover, starts, speed, endTestByPart);
  return { ends, to: (end) => pathTo(end) ?? [] };
}

const NO_STEPS: readonly number[] = [];
/** In `cameFrom` and `stoppedFrom`: no path leads to the square. The start has -1 in `cameFrom`. */
const UNKNOWN = -2;

/**
 * For each square, `cameFrom` has the square before it on a shortest path that need not stop there, and `stoppedFrom` the square before it
 * on a shortest path that must stop there.
 */
function recordedPath(cameFrom: Int32Array, stoppedFrom: Int32Array, end: number): readonly number[] {
  const path = [end];
  // Only the last step may force a stop. A path with a forced stop is recorded only if it is found first, so it is never the longer one.
  const beforeEnd = (stoppedFrom[end] ?? UNKNOWN) === UNKNOWN ? cameFrom[end] : stoppedFrom[end];
  for (let here = beforeEnd ?? UNKNOWN; here >= 0; here = cameFrom[here] ?? UNKNOWN) path.push(here);
  return path.reverse();
}

/** The squares that a search enters without having to stop, in its order; shared by all searches, which run one at a time. */
let queue = new Int32Array(0);

function searchFrom(board: Board, mover: Mover, start: number, speed: number, mayEnd: EndTest): Search {
  const moves = movesOf(board, mover);
  const { outcomes } = moves;
  const { offsets } = board;
  const cameFrom = new Int32Array(board.size).fill(UNKNOWN);
  const stoppedFrom = new Int32Array(board.size).fill(UNKNOWN);
  const isPlain = areStepsPlain(moves);
  if (queue.length < board.size) queue = new Int32Array(board.size);
  cameFrom[start] = -1;
  queue[0] = start;
  const ends = [start];
  let entered = 1;
  /** Steps that use more than 1 of the speed, by the speed used once they are made: from, to, and 1 for a forced stop or 0. */
  const costlySteps: (number[] | undefined)[] = [];
  const enter = (from: number, to: number, stops: boolean, used: number): void => {
    const isStopKnown = stoppedFrom[to] !== UNKNOWN;
    if (cameFrom[to] !== UNKNOWN || (stops && isStopKnown)) return;
    if (stops) stoppedFrom[to] = from;
    else {
      cameFrom[to] = from;
      queue[entered++] = to;
    }
    if (!isStopKnown && mayEnd(to, used)) ends.push(to);
  };
  let head = 0;
  // `used` is the speed that is used after a step of cost 1 from the squares of the queue between `head` and `frontierEnd`.
  for (let used = 1; used <= speed && (head < entered || used < costlySteps.length); used++) {
    const frontierEnd = entered;
    const due = costlySteps[used] ?? NO_STEPS;
    for (let index = 0; index < due.length; index += 3) enter(due[index] ?? 0, due[index + 1] ?? 0, due[index + 2] !== 0, used);
    for (; head < frontierEnd; head++) {
      const from = queue[head] ?? 0;
      const word = outcomes[from] ?? 0;
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const known = outcomeIn(word, direction);
        if (known === CLOSED) continue;
        const to = from + (offsets[direction] ?? 0);
        if (cameFrom[to] !== UNKNOWN) continue;
        const outcome = known === UNEVALUATED ? outcomeToward(moves, from, direction) : known;
        if (outcome === CLOSED) continue;
        const stops = outcome === STOPPED;
        const cost = isPlain ? 1 : stepCost(moves, from, to);
        const usedAfter = used - 1 + cost;
        if (cost === 1) enter(from, to, stops, used);
        else if (usedAfter <= speed) costlySteps[usedAfter] = [...(costlySteps[usedAfter] ?? NO_STEPS), from, to, stops ? 1 : 0];
      }
    }
  }
  return recordedPaths(ends, cameFrom, stoppedFrom);
}

/** A function of its own, because its closure would put the variables of `searchFrom` on the heap, where the loops read them slowly. */
const recordedPaths = (ends: readonly number[], cameFrom: Int32Array, stoppedFrom: Int32Array): Search => ({
  ends,
  to: (end) => (ends.includes(end) ? recordedPath(cameFrom, stoppedFrom, end) : []),
});

function mayWalk(board: Board, mover: Mover, path: readonly number[], speed: number, mayEnd: EndTest): boolean {
  const moves = movesOf(board, mover);
  let used = 0;
  return path.every((here, step) => {
    if (step === 0) return true;
    const from = path[step - 1] ?? -1;
    if (stepOutcome(moves, from, here) === CLOSED) return false;
    used += stepCost(moves, from, here);
    if (used > speed) return false;
    return step === path.length - 1 ? mayEnd(here, used) : !stopsOn(board, mover, from, here);
  });
}

export const speedUsedOn = (moves: Moves, path: readonly number[]): number =>
  path.slice(1).reduce((used, to, index) => used + stepCost(moves, path[index] ?? -1, to), 0);

export const stopsOn = (board: Board, mover: Mover, from: number, to: number): boolean =>
  stepOutcome(movesOf(board, mover), from, to) === STOPPED;
