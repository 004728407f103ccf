import type { ReachQuestion } from '../generated/question.ts';
import type { ReachVerdict } from '../generated/verdict.ts';
import { fitsOf } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { pathRule } from '../kernel/classes.ts';
import { reachLayers, reachSteps } from '../kernel/reach.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import { shortestPathTo } from '../kernel/shortest-path.ts';
import { squareName, squareNumber } from '../kernel/square-name.ts';
import { isMover, type ReadMover, readMover } from './mover.ts';
import { createChain } from './reasons.ts';
import type { JudgeFault } from './shape.ts';

export function judgeReach(board: Board, question: ReachQuestion, rule: QuestionRule): ReachVerdict | JudgeFault {
  const chain = createChain(board);
  chain.basedOn(pathRule(board, 'move'));
  const read = readMover(board, question, rule, chain);
  if (!isMover(read)) return read;
  const { mover, speed, squares, stays } = read;
  const speedUsed = new Int32Array(board.size).fill(-1);
  for (const square of squares) speedUsed[square] = 0;
  if (!stays) {
    squares.forEach((start, part) => {
      const usedFromStart =
        squares.length === 1 ? reachSteps(board, mover, start, speed) : reachLayers(board, mover, start, speed, fitsOf(board, mover, part));
      usedFromStart.forEach((used, square) => {
        const known = speedUsed[square] ?? -1;
        if (used >= 0 && (known < 0 || used < known)) speedUsed[square] = used;
      });
    });
  }
  const reach: { [square: string]: number } = {};
  speedUsed.forEach((used, square) => {
    if (used >= 0) reach[squareName(square, board.columns)] = used;
  });
  const way = question.to === undefined ? undefined : namesOfShortestPath(board, read, squareNumber(board, question.to));
  return { reach, mustBreakAway: stays, ...(way === undefined ? {} : { way }), edition: board.rules.edition, because: chain.list };
}

/**
 * The names of the squares of a path to the goal: of the paths that use the least speed, one from each square of the mover, it is one with
 * the fewest squares, if possible without a forced stop. Only the goal if the mover is on it.
 */
function namesOfShortestPath(board: Board, { mover, speed, squares, stays }: ReadMover, goal: number): string[] | undefined {
  const names = (path: readonly number[]): string[] => path.map((square) => squareName(square, board.columns));
  if (squares.includes(goal)) return names([goal]);
  if (stays) return undefined;
  const paths = squares.flatMap((start, part) => {
    return shortestPathTo(board, mover, start, goal, speed, fitsOf(board, mover, part)) ?? [];
  });
  const [best] = paths.sort((a, b) => a.squares.length - b.squares.length || Number(a.stops) - Number(b.stops));
  return best === undefined ? undefined : names(best.squares);
}
