/** Bases of several squares: where the other parts may stand once the chosen square has moved. */
import type { Board } from './board.ts';
import type { PairFrame, PartFrame } from './frames.ts';
import { DIRECTIONS } from './geometry.ts';
import { boardOf, type Mover, moveMasks, moverFrame } from './moves.ts';
import type { Fits } from './reach.ts';
import { neighbour } from './steps.ts';

type Placement = readonly number[];

/** Every way in which a base may lie with its chosen part on a square: a small one on any squares that touch, a larger one in its shape by quarter turns. */
function placements(board: Board, squares: readonly number[], chosen: number, square: number): Placement[] {
  if (squares.length <= (board.rules.parameters['base.bends'] ?? 0)) {
    return DIRECTIONS.map((_, direction) => neighbour(board, square, direction))
      .filter((other) => other >= 0)
      .map((other) => (chosen === 0 ? [square, other] : [other, square]));
  }
  const width = board.columns;
  const origin = squares[chosen] ?? 0;
  const column = square % width;
  const row = Math.floor(square / width);
  const out: Placement[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const parts = squares.map((part) => {
      let dx = (part % width) - (origin % width);
      let dy = Math.floor(part / width) - Math.floor(origin / width);
      for (let turn = 0; turn < turns; turn++) [dx, dy] = [-dy, dx];
      const x = column + dx;
      const y = row + dy;
      return x < 0 || y < 0 || x >= width || y >= board.rows ? -1 : y * width + x;
    });
    if (parts.every((part) => part >= 0)) out.push(parts);
  }
  return out;
}

function legal(whole: Board, mover: Mover, was: Placement, now: Placement, steps: number): boolean {
  const board = boardOf(whole, mover);
  const { end } = moveMasks(whole, mover);
  if (now.some((part) => end[part] !== 1)) return false;
  const constraints = board.rules.constraints.filter((c) => c.on === 'placement');
  const refused = (about: string, frame: PartFrame | PairFrame): boolean =>
    constraints.some((c) => c.about === about && c.test(board, frame));
  return now.every((part, index) => {
    if (refused('part', { ...moverFrame(mover, steps), was: was[index] ?? 0, now: part })) return false;
    return !now.some((other) => other !== part && refused('pair', { mover: mover.character, now: part, other }));
  });
}

/** The test for one chosen part of a base. */
export function baseFits(board: Board, mover: Mover, chosen: number): Fits {
  const squares = board.pieces[mover.character]?.squares ?? [];
  return (square, steps) => placements(board, squares, chosen, square).some((now) => legal(board, mover, squares, now, steps));
}
