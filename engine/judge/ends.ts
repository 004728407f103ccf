/** The ends of a line of fire as a question names them. */

import { at, type Board } from '../kernel/board.ts';
import type { End } from '../kernel/fire.ts';
import { squareIndex } from './place.ts';
import { type JudgeFault, shown } from './shape.ts';

/** A bare square counts as an end of the size that a character has when nothing is said. */
export function bareEnd(board: Board, square: number): End {
  const size = board.rules.given.find((fact) => fact.subject === 'character' && fact.name === 'size');
  return { squares: [square], character: -1, size: size?.first ?? 0 };
}

export function readEnd(board: Board, end: string | { readonly character: string }, pointer: string): End | JudgeFault {
  if (typeof end === 'string') return bareEnd(board, squareIndex(board, end));
  const character = board.pieces.findIndex((piece) => piece.id === end.character);
  const piece = board.pieces[character];
  if (piece === undefined)
    return { code: 'unknown-character', message: `there is no character ${shown(end.character)}`, at: `${pointer}/character` };
  return { squares: piece.squares, character, size: at(board.character.size, character) };
}

export function isFault(value: End | JudgeFault): value is JudgeFault {
  return 'code' in value;
}
