import type { Board } from '../kernel/board.ts';
import type { End } from '../kernel/fire.ts';
import { squareEnd } from '../kernel/square-lines.ts';
import { squareNumber } from '../kernel/square-name.ts';

export function readEnd(board: Board, end: string | { readonly character: string }): End {
  if (typeof end === 'string') return squareEnd(squareNumber(board, end));
  const character = board.figures.findIndex((figure) => figure.id === end.character);
  const figure = board.figures[character];
  if (figure === undefined) throw new Error('an end of a checked question is one of its characters');
  return { squares: figure.squares, character };
}
