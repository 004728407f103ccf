import type { Board } from './board.ts';

/** 1 for the squares on or next to a figure. */
export function nearFigures(board: Board): Uint8Array {
  if (board.cache.near !== undefined) return board.cache.near;
  const { columns, rows } = board;
  const near = new Uint8Array(board.size);
  for (const { squares } of board.pieces) {
    for (const square of squares) {
      const column = square % columns;
      const row = (square - column) / columns;
      const lastColumn = column < columns - 1 ? column + 1 : column;
      for (let y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++)
        for (let x = column > 0 ? column - 1 : 0; x <= lastColumn; x++) near[y * columns + x] = 1;
    }
  }
  board.cache.near = near;
  return near;
}

/**
 * Figures that may be next to a square: those on or around it by `occupant`. Where the mover is lifted off the board, `occupant` lacks it,
 * so all figures are returned for the caller to test.
 */
export function figuresBeside(board: Board, square: number): readonly number[] {
  if (board.lifted) return board.everyone;
  const { columns, rows, occupant } = board;
  const column = square % columns;
  const row = (square - column) / columns;
  const lastColumn = column < columns - 1 ? column + 1 : column;
  const found: number[] = [];
  for (let y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++) {
    for (let x = column > 0 ? column - 1 : 0; x <= lastColumn; x++) {
      const figure = occupant[y * columns + x] ?? -1;
      if (figure >= 0) found.push(figure);
    }
  }
  return found;
}
