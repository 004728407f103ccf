/**
 * The question `placement`. Constraints on the end of a move test each square of a character, those about `pair` each two squares of its
 * base, those about `object` the squares of objects.
 */
import type { PlacementQuestion } from '../generated/question.ts';
import type { PlacementFault, PlacementVerdict } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import { boardForMover, endFrame } from '../kernel/moves.ts';
import type { Constraint } from '../kernel/rules.ts';
import { squareName } from '../kernel/square-name.ts';
import { createChain } from './reasons.ts';

export function judgePlacement(board: Board, question: PlacementQuestion): PlacementVerdict {
  const wholeChain = createChain(board);
  const endConstraints = board.rules.constraints.filter(({ on }) => on === 'move-end');
  const constraintsAbout = (about: string): readonly Constraint[] =>
    board.rules.constraints.filter((constraint) => constraint.on === 'placement' && constraint.about === about);
  const [pairConstraints, objectConstraints] = [constraintsAbout('pair'), constraintsAbout('object')];
  const faults: PlacementFault[] = [];
  const check = (
    checkedBoard: Board,
    constraint: Constraint,
    frame: RefusalFrame,
    squares: readonly number[],
    subject: { readonly character: string } | { readonly object: string },
  ): void => {
    if (!constraint.test(checkedBoard, frame)) return;
    const chain = createChain(board);
    chain.add(constraint, squares);
    wholeChain.add(constraint, squares);
    const names = squares.map((square) => squareName(square, board.columns));
    faults.push({ ...subject, at: names, message: constraint.message, because: chain.list });
  };
  // An allowed placement is explained by these. Constraints about pairs and objects are cited only where they refuse.
  for (const constraint of endConstraints) wholeChain.basedOn(constraint);
  question.characters.forEach(({ id }, character) => {
    const mover = { character, brokeAway: false };
    const moverBoard = boardForMover(board, mover);
    const squares = board.figures[character]?.squares ?? [];
    squares.forEach((square, part) => {
      for (const constraint of endConstraints) check(moverBoard, constraint, endFrame(mover, square), [square], { character: id });
      for (const other of squares.slice(part + 1))
        for (const constraint of pairConstraints)
          check(moverBoard, constraint, { mover: character, now: square, other }, [square, other], { character: id });
    });
  });
  question.objects?.forEach(({ id }, object) => {
    for (const now of board.objects[object]?.squares ?? [])
      for (const constraint of objectConstraints) check(board, constraint, { object, now }, [now], { object: id });
  });
  return { allowed: faults.length === 0, faults, edition: board.rules.edition, because: wholeChain.list };
}
