import type { ReachQuestion } from '../generated/question.ts';
import type { ReachVerdict } from '../generated/verdict.ts';
import { endTestOf } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { pathRule } from '../kernel/classes.ts';
import { areStepsPlain, movesOf } from '../kernel/moves.ts';
import { reachOfBase, reachSteps } from '../kernel/reach.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import { shortestPaths } from '../kernel/shortest-path.ts';
import { squareName, squareNumber } from '../kernel/square-name.ts';
import { readMover } from './mover.ts';
import { createChain } from './reasons.ts';

export function judgeReach(board: Board, question: ReachQuestion, rule: QuestionRule): ReachVerdict {
  const chain = createChain(board);
  chain.basedOn(pathRule(board, 'move'));
  const { mover, speed, squares, stays } = readMover(board, question, rule, chain);
  const endTestByPart = squares.map((_, part) => endTestOf(board, mover, part));
  const mostUsed = stays ? 0 : speed;
  const [start] = squares;
  const speedUsed =
    squares.length === 1 && start !== undefined
      ? reachSteps(board, mover, start, mostUsed)
      : reachOfBase(board, mover, squares, mostUsed, endTestByPart);
  const reach: { [square: string]: number } = {};
  speedUsed.forEach((used, square) => {
    if (used >= 0) reach[squareName(square, board.columns)] = used;
  });
  const goal = question.to === undefined ? -1 : squareNumber(board, question.to);
  const leastUsed = goal < 0 ? -1 : (speedUsed[goal] ?? -1);
  // Of the cheapest paths, one from each square of the base, `shortestPaths` takes the one with the fewest squares. Unless every step uses
  // 1, that path may use more than `leastUsed`.
  const isLeastEnough = squares.length === 1 || areStepsPlain(movesOf(board, mover));
  const path = leastUsed < 0 ? undefined : shortestPaths(board, mover, squares, isLeastEnough ? leastUsed : mostUsed, endTestByPart)(goal);
  const way = path?.map((square) => squareName(square, board.columns));
  return { reach, mustBreakAway: stays, ...(way === undefined ? {} : { way }), edition: board.rules.edition, because: chain.list };
}
