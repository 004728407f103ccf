import { fits } from './base-fit.ts';
import { allSquares, type Board, type Figure, figureNamed } from './board.ts';
import { allowance, type Mover, mustStop, opponentsBeside, stepLabel } from './movement.ts';
import type { PathQuestion, ReachQuestion } from './question.ts';
import { includes, nameOf, type Square, touch } from './square.ts';
import type { ReachVerdict } from './verdict.ts';

export function speedOf(question: ReachQuestion | PathQuestion): number {
  if (question.speed !== undefined) return question.speed;
  const character = question.characters.find((one) => one.id === question.character);
  const speed = character?.dial?.[(character.click ?? 1) - 1]?.speed;
  if (speed === undefined) throw new Error('no speed');
  return speed;
}

export function reach(board: Board, question: ReachQuestion): ReachVerdict {
  const figure = figureNamed(board, question.character);
  const beside = opponentsBeside(board, figure);
  const mustBreakAway = beside.length > 0 && question.brokeAway !== true;
  const stepsTo: Record<string, number> = {};
  for (const square of figure.squares) stepsTo[nameOf(square)] = 0;
  if (!mustBreakAway) {
    const mover = { figure, escaped: beside };
    const limit = allowance(board, figure, speedOf(question));
    for (const part of figure.squares.keys()) walk(board, mover, part, limit, stepsTo);
  }
  return { edition: board.edition, reach: stepsTo, mustBreakAway };
}

/**
 * Writes into `stepsTo` the fewest steps to each square where the base may end with this part on it. Follows all ways at once: `ongoing`
 * has the squares in which the part may be after `count` steps without having to stop. A square may be entered again later, since the whole
 * base may fit only after more steps.
 */
function walk(board: Board, mover: Mover, part: number, limit: number, stepsTo: Record<string, number>): void {
  const start = mover.figure.squares[part];
  let ongoing: Square[] = start ? [start] : [];
  for (let count = 1; count <= limit && ongoing.length > 0; count += 1) {
    const next: Square[] = [];
    for (const to of allSquares(board)) {
      const origins = ongoing.filter((from) => touch(from, to) && stepLabel(board, mover.figure, from, to) !== 'blocked');
      if (origins.length === 0) continue;
      if (fits(board, mover.figure, part, to, count)) stepsTo[nameOf(to)] = Math.min(stepsTo[nameOf(to)] ?? count, count);
      if (origins.some((from) => !mustStop(board, mover, from, to)) && !includes(next, to)) next.push(to);
    }
    ongoing = next;
  }
}

/** The number, from 0, of the figure's square with this name. Throws an Error when there is none. */
export function partOn(figure: Figure, square: string): number {
  const part = figure.squares.findIndex((one) => nameOf(one) === square);
  if (part < 0) throw new Error(`${figure.id} is not on ${square}`);
  return part;
}
