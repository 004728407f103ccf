/** Every fault of a drawn path: after each one the walk goes on as if the step were legal. */
import type { PathFault } from '../generated/verdict.ts';
import { baseFits } from '../kernel/base.ts';
import type { Board } from '../kernel/board.ts';
import { calculationOf } from '../kernel/calculation.ts';
import { type Mover, moveMasks, stepOf } from '../kernel/moves.ts';
import { squareName } from '../kernel/square-name.ts';
import { directionTo } from '../kernel/steps.ts';
import { answering } from './answers.ts';
import type { ReadMover } from './mover.ts';
import { explainEnd, explainStop } from './path-reasons.ts';
import { type Chain, createChain } from './reasons.ts';
import { explainStep } from './step-reasons.ts';

export function faultsOfPath(board: Board, read: ReadMover, path: readonly number[], chosen: number): PathFault[] {
  const faults: PathFault[] = [];
  const add = (kind: PathFault['kind'], step: number, explain: (chain: Chain) => void): void => {
    const chain = createChain(board);
    explain(chain);
    faults.push({ step, kind, at: squareName(path[step] ?? 0, board.columns), because: chain.list });
  };
  if (path.length > 1 && read.mustBreakAway) add('break-away', 0, (chain) => chain.add(mustBreakAway(board), [path[0] ?? 0]));
  const mover: Mover = read.mustBreakAway ? { ...read.mover, brokeAway: true } : read.mover;
  const { may, stop, end } = moveMasks(board, mover);
  const fits = read.squares.length === 1 ? (square: number): boolean => end[square] === 1 : baseFits(board, mover, chosen);
  for (let step = 1; step < path.length; step++) {
    const [from = 0, to = 0] = [path[step - 1], path[step]];
    const bit = 1 << directionTo(board, from, to);
    const last = step === path.length - 1;
    const made = stepOf(board, mover, from, to);
    if (step === read.speed + 1) add('speed', step, (chain) => chain.frame(calculationOf(board, 'speed'), [to]));
    const open = ((may[from] ?? 0) & bit) !== 0;
    const stops = open && ((stop[from] ?? 0) & bit) !== 0;
    if (!open) add('step', step, (chain) => explainStep(made.board, chain, made.rules, made.frame, made.label));
    else if ((stops || last) && !fits(to, step)) add('end', step, (chain) => explainEnd(board, mover, to, chain));
    if (stops && !last) add('stop', step, (chain) => explainStop(made, to, chain));
  }
  return faults;
}

const mustBreakAway = (board: Board): Board['rules']['derived'][number] | undefined => answering(board.rules, 'reach', 'mustBreakAway');
