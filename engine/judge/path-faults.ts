/** Every fault of a drawn path: after each one the walk goes on as if the step were legal. */
import type { PathFault } from '../generated/verdict.ts';
import { endTestOf } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { calculationOf } from '../kernel/calculation.ts';
import { type Mover, movesOf, stepCost, stepOf, stepOutcome } from '../kernel/moves.ts';
import { squareName } from '../kernel/square-name.ts';
import { CLOSED, STOPPED } from '../kernel/step-outcomes.ts';
import type { ReadMover } from './mover.ts';
import { explainEnd, explainStop } from './path-reasons.ts';
import { type Chain, createChain } from './reasons.ts';
import { explainStep } from './step-reasons.ts';

/** @param leadingPart the part of the mover's base whose squares the path lists */
export function faultsOfPath(board: Board, read: ReadMover, path: readonly number[], leadingPart: number): PathFault[] {
  const faults: PathFault[] = [];
  const add = (kind: PathFault['kind'], step: number, explain: (chain: Chain) => void): void => {
    const chain = createChain(board);
    explain(chain);
    faults.push({ step, kind, at: squareName(path[step] ?? 0, board.columns), because: chain.list });
  };
  if (path.length > 1 && read.stays)
    add('break-away', 0, (chain) => {
      for (const fact of read.heldBy) chain.add(fact, [path[0] ?? 0]);
    });
  const mover: Mover = read.stays ? { ...read.mover, brokeAway: true } : read.mover;
  const moves = movesOf(board, mover);
  const mayEnd = endTestOf(board, mover, leadingPart);
  let used = 0;
  for (let step = 1; step < path.length; step++) {
    const [from = 0, to = 0] = [path[step - 1], path[step]];
    const isLast = step === path.length - 1;
    const made = stepOf(board, mover, from, to);
    const usedBefore = used;
    used += stepCost(moves, from, to);
    if (usedBefore <= read.speed && used > read.speed)
      add('speed', step, (chain) => chain.basedOn(calculationOf(board, read.quantity), [to]));
    const outcome = stepOutcome(moves, from, to);
    const stops = outcome === STOPPED;
    if (outcome === CLOSED) add('step', step, (chain) => explainStep(made.board, chain, made.rules, made.frame, made.label));
    else if ((stops || isLast) && !mayEnd(to, used)) add('end', step, (chain) => explainEnd(board, mover, to, chain));
    if (stops && !isLast) add('stop', step, (chain) => explainStop(made, to, chain));
  }
  return faults;
}
