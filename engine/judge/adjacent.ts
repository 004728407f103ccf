import type { AdjacentQuestion } from '../generated/question.ts';
import type { AdjacentVerdict } from '../generated/verdict.ts';
import { adjacentSquares } from '../kernel/adjacency.ts';
import type { Board } from '../kernel/board.ts';
import { keysOf } from '../kernel/classes.ts';
import { exceptedOnStep } from '../kernel/exceptions.ts';
import { stepFrame } from '../kernel/frames.ts';
import { squareNumber } from '../kernel/square-name.ts';
import { directionTo, labelStep, stepRules } from '../kernel/steps.ts';
import { createChain } from './reasons.ts';
import { explainStep } from './step-reasons.ts';

export function judgeAdjacent(board: Board, question: AdjacentQuestion): AdjacentVerdict {
  const [from, to] = [squareNumber(board, question.between[0]), squareNumber(board, question.between[1])];
  const chain = createChain(board);
  const rules = stepRules(board, 'adjacent');
  chain.basedOn(rules.path, [from, to]);
  const adjacent = adjacentSquares(board, from, to);
  if (directionTo(board, from, to) >= 0) {
    const frame = { ...stepFrame(keysOf(board, rules.path, { mover: -1, brokeAway: 0, steps: 0 })), from, to };
    const label = labelStep(board, rules, frame);
    explainStep(board, chain, rules, frame, label);
    for (const excepted of exceptedOnStep(board, rules, frame, label)) chain.excepted(excepted);
  }
  return { adjacent, edition: board.rules.edition, because: chain.list };
}
