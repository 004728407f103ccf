/** The question `placement`: whether every character may be where it is. It asks the conditions of the end of a move and of a base. */
import type { PlacementQuestion } from '../generated/question.ts';
import type { PlacementFault, PlacementVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import { boardOf, endFrame } from '../kernel/moves.ts';
import { squareName } from '../kernel/square-name.ts';
import { createChain } from './reasons.ts';

type Constraint = Board['rules']['constraints'][number];

export function judgePlacement(board: Board, question: PlacementQuestion): PlacementVerdict {
  const all = createChain(board);
  const ends = board.rules.constraints.filter(({ on }) => on === 'move-end');
  const pairs = board.rules.constraints.filter(({ on, about }) => on === 'placement' && about === 'pair');
  const faults: PlacementFault[] = [];
  for (const constraint of ends) all.frame(constraint);
  question.characters.forEach(({ id }, character) => {
    const mover = { character, brokeAway: false };
    const lifted = boardOf(board, mover);
    const squares = board.pieces[character]?.squares ?? [];
    const check = (constraint: Constraint, frame: RefusalFrame, at: readonly number[]): void => {
      if (!constraint.test(lifted, frame)) return;
      const chain = createChain(board);
      chain.add(constraint, at);
      all.add(constraint, at);
      const names = at.map((square) => squareName(square, board.columns));
      faults.push({ character: id, at: names, message: constraint.message, because: chain.list });
    };
    squares.forEach((square, part) => {
      for (const constraint of ends) check(constraint, endFrame(mover, square), [square]);
      for (const other of squares.slice(part + 1))
        for (const constraint of pairs) check(constraint, { mover: character, now: square, other }, [square, other]);
    });
  });
  return { allowed: faults.length === 0, faults, edition: board.rules.edition, because: all.list };
}
