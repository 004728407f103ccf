import type { Board } from './board.ts';

/** The number of figures that have a bit of their own; on a board with more, several share a bit. */
const BITS = 31;

/** Per square the figures on or next to it, as bits. */
export function nearFigures(board: Board): Int32Array {
  if (board.cache.near !== undefined) return board.cache.near;
  const { columns, rows } = board;
  const near = new Int32Array(board.size);
  for (let figure = 0; figure < board.figures.length; figure++) {
    const bit = 1 << (figure % BITS);
    for (const square of board.figures[figure]?.squares ?? NONE) {
      const column = square % columns;
      const row = (square - column) / columns;
      const lastColumn = column < columns - 1 ? column + 1 : column;
      for (let y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++)
        for (let x = column > 0 ? column - 1 : 0; x <= lastColumn; x++) near[y * columns + x] = (near[y * columns + x] ?? 0) | bit;
    }
  }
  board.cache.near = near;
  return near;
}

const NONE: readonly number[] = [];

/** Lists of figures by their bits. Most boards have few different ones. */
let listsByBits = new Map<number, readonly number[]>();
const MOST_LISTS = 4096;

/** The figures that may be next to a square; all where figures share bits. */
export function figuresBeside(board: Board, square: number): readonly number[] {
  if (board.figures.length > BITS) return board.everyone;
  const bits = nearFigures(board)[square] ?? 0;
  return bits === 0 ? NONE : (listsByBits.get(bits) ?? addList(bits));
}

function addList(bits: number): readonly number[] {
  const figures: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) figures.push(31 - Math.clz32(left & -left));
  if (listsByBits.size >= MOST_LISTS) listsByBits = new Map();
  listsByBits.set(bits, figures);
  return figures;
}
