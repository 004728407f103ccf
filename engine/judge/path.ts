import type { PathQuestion } from '../generated/question.ts';
import type { PathVerdict } from '../generated/verdict.ts';
import { endTestOf } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { calculationOf } from '../kernel/calculation.ts';
import { pathRule } from '../kernel/classes.ts';
import { exceptedOnStep, exceptionTo } from '../kernel/exceptions.ts';
import { endFrame, type Mover, movesOf, stepCost, stepOf, stepOutcome } from '../kernel/moves.ts';
import type { QuestionRule } from '../kernel/rules.ts';
import { squareName, squareNumber } from '../kernel/square-name.ts';
import { CLOSED, STOPPED } from '../kernel/step-outcomes.ts';
import { type ReadMover, readMover } from './mover.ts';
import { faultsOfPath } from './path-faults.ts';
import { explainEnd, explainStop } from './path-reasons.ts';
import { type Chain, createChain } from './reasons.ts';
import { explainStep } from './step-reasons.ts';

export function judgePath(board: Board, question: PathQuestion, rule: QuestionRule): PathVerdict {
  const chain = createChain(board);
  chain.basedOn(pathRule(board, 'move'));
  const read = readMover(board, question, rule, chain);
  const path = question.path.map((name) => squareNumber(board, name));
  const [start = -1] = path;
  const leadingPart = read.squares.indexOf(start);
  const verdict = walk(board, read, path, leadingPart, chain);
  const faults = question.every === true ? { faults: faultsOfPath(board, read, path, leadingPart) } : {};
  return { ...verdict, ...faults, edition: board.rules.edition, because: chain.list };
}

/** Follows the steps to the first fault. `stopsAt` is the square that the mover may not leave: it is held there, or must stop there. */
function walk(
  board: Board,
  { mover, speed, quantity, stays }: ReadMover,
  path: readonly number[],
  leadingPart: number,
  chain: Chain,
): { legal: boolean; stopsAt?: string } {
  if (path.length === 1) return { legal: true };
  if (stays) return { legal: false, stopsAt: squareName(path[0] ?? 0, board.columns) };
  const moves = movesOf(board, mover);
  const mayEnd = endTestOf(board, mover, leadingPart);
  let used = 0;
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1] ?? 0;
    const to = path[step] ?? 0;
    const cost = stepCost(moves, from, to);
    used += cost;
    if (cost > 1) for (const fact of pathRule(board, 'move').costBy ?? []) chain.basedOn(fact, [to]);
    if (used > speed) {
      chain.basedOn(calculationOf(board, quantity), [to]);
      return { legal: false };
    }
    const isLast = step === path.length - 1;
    const made = stepOf(board, mover, from, to);
    const outcome = stepOutcome(moves, from, to);
    if (outcome === CLOSED) {
      explainStep(made.board, chain, made.rules, made.frame, made.label);
      return { legal: false };
    }
    const stops = outcome === STOPPED;
    for (const excepted of exceptedOnStep(made.board, made.rules, made.frame, made.label)) chain.excepted(excepted);
    explainStop(made, to, chain);
    if ((stops || isLast) && !mayEnd(to, used)) {
      explainEnd(board, mover, to, chain);
      return { legal: false };
    }
    if (stops || isLast) explainAllowedEnd(board, mover, to, chain);
    if (stops && !isLast) return { legal: false, stopsAt: squareName(to, board.columns) };
  }
  return { legal: true };
}

/** Cites the exceptions without which the mover could not end here. */
function explainAllowedEnd(board: Board, mover: Mover, to: number, chain: Chain): void {
  const frame = endFrame(mover, to);
  for (const constraint of board.rules.constraints) {
    const exception = constraint.on === 'move-end' ? exceptionTo(board, constraint, frame) : undefined;
    if (exception !== undefined)
      chain.excepted({ by: { ...constraint, note: constraint.note ?? constraint.message }, exception, at: [to] });
  }
}
