import { fits } from './base-fit.ts';
import { type Board, figureNamed } from './board.ts';
import { allowance, mustStop, opponentsBeside, stepLabel } from './movement.ts';
import type { PathQuestion } from './question.ts';
import { partOn, speedOf } from './reach.ts';
import { nameOf, squareNamed } from './square.ts';
import type { PathVerdict } from './verdict.ts';

export function path(board: Board, question: PathQuestion): PathVerdict {
  const { edition } = board;
  const figure = figureNamed(board, question.character);
  const [start, ...rest] = question.path;
  if (start === undefined) throw new Error('an empty path');
  const part = partOn(figure, start);
  const beside = opponentsBeside(board, figure);
  if (rest.length > 0 && beside.length > 0 && question.brokeAway !== true) return { edition, legal: false, stopsAt: start };
  const mover = { figure, escaped: beside };
  const limit = allowance(board, figure, speedOf(question));
  let square = squareNamed(start);
  let steps = 0;
  let mustEnd = false;
  for (const name of rest) {
    const to = squareNamed(name);
    if (mustEnd) return { edition, legal: false, stopsAt: nameOf(square) };
    steps += 1;
    if (steps > limit || stepLabel(board, figure, square, to) === 'blocked') return { edition, legal: false };
    mustEnd = mustStop(board, mover, square, to);
    if (mustEnd && !fits(board, figure, part, to, steps)) return { edition, legal: false };
    square = to;
  }
  return { edition, legal: fits(board, figure, part, square, steps) };
}
