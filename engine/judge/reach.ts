/** The question `reach`. */
import type { ReachQuestion } from '../generated/question.ts';
import type { ReachVerdict } from '../generated/verdict.ts';
import { baseFits } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { pathRule } from '../kernel/classes.ts';
import { moveMasks } from '../kernel/moves.ts';
import { reachLayers, reachSteps } from '../kernel/reach.ts';
import { squareName } from '../kernel/square-name.ts';
import { wayTo } from '../kernel/way.ts';
import { isMover, type ReadMover, readMover } from './mover.ts';
import { squareIndex } from './place.ts';
import { createChain } from './reasons.ts';
import type { JudgeFault } from './shape.ts';

export function judgeReach(board: Board, question: ReachQuestion): ReachVerdict | JudgeFault {
  const chain = createChain(board);
  chain.frame(pathRule(board, 'move'));
  const read = readMover(board, question, chain);
  if (!isMover(read)) return read;
  const { mover, speed, squares, mustBreakAway } = read;
  const best = new Int32Array(board.size).fill(-1);
  for (const square of squares) best[square] = 0;
  if (!mustBreakAway) {
    squares.forEach((start, chosen) => {
      const found =
        squares.length === 1
          ? reachSteps(board, mover, start, speed)
          : reachLayers(board, mover, start, speed, baseFits(board, mover, chosen));
      found.forEach((steps, square) => {
        const known = best[square] ?? -1;
        if (steps >= 0 && (known < 0 || steps < known)) best[square] = steps;
      });
    });
  }
  const reach: { [square: string]: number } = {};
  best.forEach((steps, square) => {
    if (steps >= 0) reach[squareName(square, board.columns)] = steps;
  });
  const way = question.to === undefined ? undefined : shortestWay(board, read, squareIndex(board, question.to));
  return { reach, mustBreakAway, ...(way === undefined ? {} : { way }), edition: board.rules.edition, because: chain.list };
}

/** The best way of any square of the mover; one square alone where it is there already. */
function shortestWay(board: Board, { mover, speed, squares, mustBreakAway }: ReadMover, goal: number): string[] | undefined {
  const names = (way: readonly number[]): string[] => way.map((square) => squareName(square, board.columns));
  if (squares.includes(goal)) return names([goal]);
  if (mustBreakAway) return undefined;
  const { end } = moveMasks(board, mover);
  const ways = squares.flatMap((start, chosen) => {
    const fits = squares.length === 1 ? (square: number): boolean => end[square] === 1 : baseFits(board, mover, chosen);
    return wayTo(board, mover, start, goal, speed, fits) ?? [];
  });
  const [best] = ways.sort((a, b) => a.squares.length - b.squares.length || Number(a.stops) - Number(b.stops));
  return best === undefined ? undefined : names(best.squares);
}
