/** Why the rules of the board refuse a path in a game: the first fault of it, with its clause, in a sentence for players. */
import type { RefusedPath } from '../game/why-not.ts';
import { endFrame } from '../kernel/moves.ts';
import { quantityOf, questionRule } from '../kernel/question-rule.ts';
import { squareName } from '../kernel/square-name.ts';
import { directionTo } from '../kernel/steps.ts';
import { faultsOfPath } from './path-faults.ts';

interface Refusal {
  readonly message: string;
  /** Absent where two squares do not touch or the path uses too much of the speed: the clause of the choice is reported then. */
  readonly rule?: string;
}

/** Undefined where the rules of the board allow the path. No path of a game is refused by the break away, which is rolled before it. */
export function whyPathRefused({ board, mover, speed, starts, squares }: RefusedPath): Refusal | undefined {
  const nameOf = (square: number): string => squareName(square, board.columns);
  const apart = squares.findIndex((square, index) => index > 0 && directionTo(board, squares[index - 1] ?? -1, square) < 0);
  if (apart > 0) return { message: `${nameOf(squares[apart] ?? 0)} does not touch ${nameOf(squares[apart - 1] ?? 0)}` };
  const question = questionRule(board.rules, 'path');
  const read = { mover, speed, squares: starts, quantity: quantityOf(question, 'speed'), stays: false, heldBy: [] };
  const [fault] = faultsOfPath(board, read, squares, starts.indexOf(squares[0] ?? -1));
  if (fault === undefined) return undefined;
  const [{ rule } = { rule: '' }] = fault.because;
  const note = fault.because.find((reason) => reason.note !== undefined)?.note;
  const because = note === undefined ? '' : `: ${note}`;
  switch (fault.kind) {
    case 'speed':
      return { message: `the path to ${fault.at} needs more speed than is left, which is ${speed}` };
    case 'stop':
      return { rule, message: `the move must stop in ${fault.at}${because}` };
    case 'step':
      return { rule, message: `the step to ${fault.at} is not allowed${because}` };
    case 'end': {
      const frame = endFrame(mover, squares[fault.step] ?? -1);
      const refusing = board.rules.constraints.find((c) => c.on === 'move-end' && c.test(board, frame));
      return { rule, message: `the move may not end in ${fault.at}: ${refusing?.message ?? 'the base does not fit there'}` };
    }
    case 'break-away':
      return undefined;
  }
}
