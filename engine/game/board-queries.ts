/** Queries of the board for expressions of the game. */

import { type Board, edgeSquares } from '../kernel/board.ts';
import { type CalculationResult, calculate, entriesOfRules } from '../kernel/calculation.ts';
import type { Cited } from '../kernel/cited.ts';
import { pathRule } from '../kernel/classes.ts';
import { chebyshev } from '../kernel/distance.ts';
import { fireLine, lineToSquare as kernelLineToSquare, lineBetweenSquares, lineFrame, lineToFigure, offsetLine } from '../kernel/fire.ts';
import { enters } from '../kernel/geometry.ts';
import { type KnockBack, knockBack } from '../kernel/knock-back.ts';
import { movesOf } from '../kernel/moves.ts';
import { moverOf, speedUsedOn, stopsOn } from '../kernel/paths.ts';
import { at, type Facts, holdersOf, pair } from '../kernel/plane.ts';
import { quantityOf, questionRule } from '../kernel/question-rule.ts';
import { board, boardWithFigures, boardWithoutEdge } from './game-board.ts';
import type { Run } from './run.ts';

/** A fact of a subject; the board itself has the number 0. */
export function boardFact(
  g: Run,
  subject: 'square' | 'edge' | 'character' | 'object' | 'board',
  name: string,
  subjectNumber: number,
): number {
  const facts: Facts = board(g)[subject];
  return at(facts[name], subjectNumber);
}

export const holders = (g: Run, subject: 'square' | 'edge', name: string): readonly number[] => holdersOf(board(g)[subject][name]);

/** The character in a square, -1 for none. */
export function occupant(g: Run, square: number): number {
  return board(g).occupant[square] ?? -1;
}

const squaresOf = (g: Run, character: number): readonly number[] => board(g).figures[character]?.squares ?? [];

/** Steps between the nearest squares of two figures, 1 for neighbours; 0 where one of them is off the map. */
export function distanceOf(g: Run, a: number, b: number): number {
  const distances = squaresOf(g, a).flatMap((one) => squaresOf(g, b).map((other) => chebyshev(board(g), one, other)));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

export function distanceToSquare(g: Run, character: number, square: number): number {
  const distances = squaresOf(g, character).map((one) => chebyshev(board(g), one, square));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

/** The label of the line between two figures: the worst where one is off the map, since no line leads there. */
export function lineLabel(g: Run, from: number, to: number): number {
  if (squaresOf(g, from).length === 0 || squaresOf(g, to).length === 0) return worstLabel(g);
  return lineToFigure(board(g), from, to).label;
}

const worstLabel = (g: Run): number => pathRule(board(g), 'fire').labels.length - 1;

export function lineToSquare(g: Run, from: number, to: number): number {
  if (squaresOf(g, from).length === 0) return worstLabel(g);
  return kernelLineToSquare(board(g), from, to).label;
}

/** The label of the line of fire between two squares, whether or not characters are in them. */
export const lineOfSquares = (g: Run, from: number, to: number): number =>
  fireLine(board(g), { squares: [from], character: -1 }, { squares: [to], character: -1 }).label;

/**
 * `near` and `to` are the squares on the two sides of an edge. The best label of those of a figure's lines to `to` that cross `near`, as if
 * nothing were on the edge; the worst label if none of the lines crosses `near`.
 */
export function lineOverEdge(g: Run, figure: number, to: number, near: number, edge: number): number {
  const bare = boardWithoutEdge(g, edge);
  const labels = squaresOf(g, figure)
    .filter((square) => crosses(bare, square, to, near))
    .map(
      (square) =>
        lineBetweenSquares(bare, { squares: squaresOf(g, figure), character: figure }, { squares: [to], character: -1 }, square, to).label,
    );
  return Math.min(worstLabel(g), ...labels);
}

function crosses(bare: Board, from: number, to: number, square: number): boolean {
  return square === from || enters(offsetLine(bare, from, to), square - from);
}

/** Whether the map lists the pair of squares `a` and `b` under a name. */
export const joins = (g: Run, name: string, a: number, b: number): boolean => pair(g.game.terrain.step[name], g.game.terrain.size, a, b);

export const objectsOn = (g: Run, square: number): readonly number[] => board(g).lying[square] ?? [];

/** The squares on both sides of an edge; only one at the rim of the map. */
export const squaresBeside = (g: Run, edge: number): readonly number[] => edgeSquares(board(g), edge).filter((square) => square >= 0);

/** The edges of a square that have a square beyond them. Edge 2 · square is to the right of that square, edge 2 · square + 1 below it. */
export function edgesOf(g: Run, square: number): readonly number[] {
  const { columns, size } = g.game.terrain;
  const upperLeft = [square % columns > 0 ? 2 * (square - 1) : -1, square >= columns ? 2 * (square - columns) + 1 : -1];
  const lowerRight = [square % columns < columns - 1 ? 2 * square : -1, square + columns < size ? 2 * square + 1 : -1];
  return [...upperLeft, ...lowerRight].filter((edge) => edge >= 0);
}

/** The board with one figure back on `squares`, where its move began. */
export function boardBefore(g: Run, mover: number, squares: readonly number[]): Board {
  const now = board(g);
  if (squaresOf(g, mover).join() === squares.join()) return now;
  return boardWithFigures(
    g,
    now.figures.map((figure, index) => (index === mover ? squares : figure.squares)),
  );
}

/** Whether a step of a move that began on `squares` forces its mover to stop. */
export function stopsStep(g: Run, mover: number, from: number, to: number, squares: readonly number[]): boolean {
  const boardAtStart = boardBefore(g, mover, squares);
  return stopsOn(boardAtStart, moverOf(boardAtStart, mover), from, to);
}

/** How much of its speed a mover uses on a path, in a move that began on `squares`. */
export function speedUsed(g: Run, mover: number, path: readonly number[], squares: readonly number[]): number {
  const boardAtStart = boardBefore(g, mover, squares);
  return speedUsedOn(movesOf(boardAtStart, moverOf(boardAtStart, mover)), path);
}

export function lineQuantity(g: Run, quantity: string, from: number, to: number): number {
  const boardNow = board(g);
  const frame = lineFrame(boardNow, lineToFigure(boardNow, from, to));
  return countedValue(g, calculate(boardNow, quantity, frame, entriesOfRules(boardNow, quantity, 'line', frame)));
}

/** The value of a calculation. What counted in it is consulted; the first in `used`, the calculation as a whole, is not. */
function countedValue(g: Run, { value, used }: CalculationResult): number {
  consult(g, used.slice(1));
  return value;
}

const consult = ({ consulted }: Run, cited: readonly Cited[]): void => void consulted?.push(...cited.flatMap(({ clauses }) => clauses));

function knockedBack(g: Run, attacker: number, target: number, damageTaken: number): KnockBack {
  const boardNow = board(g);
  const rule = questionRule(boardNow.rules, 'knock-back');
  const quantities = { distance: quantityOf(rule, 'distance'), damage: quantityOf(rule, 'damage') };
  return knockBack(boardNow, attacker, target, damageTaken, quantities);
}

export function knockBackPath(g: Run, attacker: number, target: number, damageTaken: number): readonly number[] {
  const { distance, path } = knockedBack(g, attacker, target, damageTaken);
  consult(g, distance.used.slice(1));
  const ended = path.ended.map(({ by }) => by);
  consult(g, ended);
  return path.squares;
}

export function knockBackQuantity(g: Run, quantity: string, attacker: number, target: number, damageTaken: number): number {
  const { frame } = knockedBack(g, attacker, target, damageTaken);
  return countedValue(g, calculate(board(g), quantity, frame, entriesOfRules(board(g), quantity, 'knock-back', frame)));
}
