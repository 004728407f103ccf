/** The ends of a line of fire as a question names them. */

import type { Board } from '../kernel/board.ts';
import type { End } from '../kernel/fire.ts';
import { squareEnd } from '../kernel/square-lines.ts';
import { squareNumber } from '../kernel/square-name.ts';
import { type JudgeFault, shown } from './shape.ts';

export function readEnd(board: Board, end: string | { readonly character: string }, pointer: string): End | JudgeFault {
  if (typeof end === 'string') return squareEnd(squareNumber(board, end));
  const character = board.figures.findIndex((figure) => figure.id === end.character);
  const figure = board.figures[character];
  if (figure === undefined)
    return { code: 'unknown-character', message: `there is no character ${shown(end.character)}`, at: `${pointer}/character` };
  return { squares: figure.squares, character };
}

export function isFault(value: End | JudgeFault): value is JudgeFault {
  return 'code' in value;
}
