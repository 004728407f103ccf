/** The question `reach`. */
import type { ReachQuestion } from '../generated/question.ts';
import type { ReachVerdict } from '../generated/verdict.ts';
import { baseFits } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { pathRule } from '../kernel/classes.ts';
import { reachLayers, reachSteps } from '../kernel/reach.ts';
import { squareName } from '../kernel/square-name.ts';
import { isMover, readMover } from './mover.ts';
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
  return { reach, mustBreakAway, edition: board.rules.edition, because: chain.list };
}
