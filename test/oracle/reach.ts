import { fits } from './base-fit.ts';
import { allSquares, type Board, type Figure, figureNamed } from './board.ts';
import { allowance, type Mover, mustStop, opponentsBeside, stepLabel } from './movement.ts';
import type { PathQuestion, ReachQuestion } from './question.ts';
import { includes, nameOf, type Square, touch } from './square.ts';
import type { ReachVerdict } from './verdict.ts';

/** The speed given, or the one on the dial. Throws an Error when the question has neither. */
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
  const steps: Record<string, number> = {};
  for (const square of figure.squares) steps[nameOf(square)] = 0;
  if (!mustBreakAway) {
    const mover = { figure, escaped: beside };
    const limit = allowance(board, figure, speedOf(question));
    for (const part of figure.squares.keys()) walk(board, mover, part, limit, steps);
  }
  return { edition: board.edition, reach: steps, mustBreakAway };
}

/** Walks all ways at once: `moving` has the squares where the part may be and need not stop. Detours count, since a base needs steps to turn. */
function walk(board: Board, mover: Mover, part: number, limit: number, found: Record<string, number>): void {
  const start = mover.figure.squares[part];
  let moving: Square[] = start ? [start] : [];
  for (let count = 1; count <= limit && moving.length > 0; count += 1) {
    const next: Square[] = [];
    for (const to of allSquares(board)) {
      const ways = moving.filter((from) => touch(from, to) && stepLabel(board, mover.figure, from, to) !== 'blocked');
      if (ways.length === 0) continue;
      if (fits(board, mover.figure, part, to, count)) found[nameOf(to)] = Math.min(found[nameOf(to)] ?? count, count);
      if (ways.some((from) => !mustStop(board, mover, from, to)) && !includes(next, to)) next.push(to);
    }
    moving = next;
  }
}

/** The figure's part on the square. Throws an Error when none does. */
export function partOn(figure: Figure, square: string): number {
  const part = figure.squares.findIndex((one) => nameOf(one) === square);
  if (part < 0) throw new Error(`${figure.id} does not stand on ${square}`);
  return part;
}
