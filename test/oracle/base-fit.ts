import { areAdjacent } from './adjacency.ts';
import { allSquares, type Board, type Figure, isBlocking, isOnMap } from './board.ts';
import { otherIn } from './movement.ts';
import { distance, type Square, touch } from './square.ts';

/**
 * Whether the base may end a move of `steps` steps with its square number `part`, from 0, on `end`. Without a step it stays where it is.
 */
export function fits(board: Board, figure: Figure, part: number, end: Square, steps: number): boolean {
  if (steps === 0) return true;
  return layouts(board, figure, part, end).some((layout) => isLegal(board, figure, layout, steps));
}

/** Every placement of the base with `part` on `end` that its shape alone allows. The squares of each are in the order of the parts. */
function layouts(board: Board, figure: Figure, part: number, end: Square): Square[][] {
  const { squares } = figure;
  if (squares.length === 1) return [[end]];
  if (squares.length === 2) {
    const others = allSquares(board).filter((square) => touch(square, end));
    return others.map((other) => (part === 0 ? [end, other] : [other, end]));
  }
  const pivot = squares[part];
  if (!pivot) throw new Error('no such part of the base');
  return [0, 1, 2, 3].map((quarters) =>
    squares.map((square) => {
      let x = square.column - pivot.column;
      let y = square.row - pivot.row;
      for (let turn = 0; turn < quarters; turn += 1) [x, y] = [-y, x];
      return { column: end.column + x, row: end.row + y };
    }),
  );
}

function isLegal(board: Board, figure: Figure, layout: readonly Square[], steps: number): boolean {
  for (const [part, square] of layout.entries()) {
    if (!isOnMap(board, square) || isBlocking(board, square) || otherIn(board, figure, square)) return false;
    const start = figure.squares[part];
    if (!start || distance(start, square) > steps) return false;
    for (const other of layout) if (touch(square, other) && !areAdjacent(board, square, other, figure)) return false;
  }
  return true;
}
