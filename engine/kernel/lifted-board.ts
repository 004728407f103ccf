import { type Board, createBoardCache, deriveFacts } from './board.ts';

/** The same board with one character taken off its squares, as it is while that character moves. */
export function lift(board: Board, figure: number): Board {
  const occupant = board.occupant.map((other) => (other === figure ? -1 : other));
  const lifted: Board = {
    ...board,
    occupant,
    square: { ...board.square },
    edge: { ...board.edge },
    character: { ...board.character },
    object: { ...board.object },
    board: { ...board.board },
    cache: createBoardCache(board.cache.terrain),
  };
  // Derived facts may read who is in a square.
  deriveFacts(lifted, false);
  return lifted;
}
