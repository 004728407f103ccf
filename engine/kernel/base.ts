/** Bases of several squares: where the other parts may be once the chosen part, which walks the path, has moved. */
import type { Board } from './board.ts';
import { pathRule } from './classes.ts';
import type { PairFrame, PartFrame } from './frames.ts';
import { DIRECTIONS } from './geometry.ts';
import { boardOf, canEnd, type Mover, moverFrame, movesOf } from './moves.ts';
import type { Fits } from './reach.ts';
import { neighbour } from './steps.ts';

type Placement = readonly number[];

/** Every way in which a base may lie with its chosen part on a square: bent, on any squares that touch, or in its shape by quarter turns. */
function placements(board: Board, squares: readonly number[], chosen: number, square: number, bends: boolean): Placement[] {
  if (bends) return bentPlacements(board, squares.length, chosen, square);
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

/** Each other part, in order, on a square that touches one of those before it. */
function bentPlacements(board: Board, count: number, chosen: number, square: number): Placement[] {
  const others = Array.from({ length: count }, (_, part) => part).filter((part) => part !== chosen);
  let found: readonly (readonly number[])[] = [[square]];
  for (const _ of others) {
    found = found.flatMap((placed) => {
      const next = placed.flatMap((own) => DIRECTIONS.map((_, direction) => neighbour(board, own, direction)));
      return [...new Set(next)].filter((other) => other >= 0 && !placed.includes(other)).map((other) => [...placed, other]);
    });
  }
  return found.map(([own = square, ...rest]) => [...rest.slice(0, chosen), own, ...rest.slice(chosen)]);
}

function bendsOf(board: Board, mover: Mover): boolean {
  return pathRule(board, 'move').bends?.(board, moverFrame(mover)) === true;
}

/** @param whole the board with the mover on it
 * @param used how much of the mover's speed the path uses */
function isLegalPlacement(whole: Board, mover: Mover, was: Placement, now: Placement, used: number): boolean {
  const board = boardOf(whole, mover);
  const moves = movesOf(whole, mover);
  if (now.some((part) => !canEnd(moves, part))) return false;
  const constraints = board.rules.constraints.filter((c) => c.on === 'placement');
  const refused = (about: string, frame: PartFrame | PairFrame): boolean =>
    constraints.some((c) => c.about === about && c.test(board, frame));
  return now.every((part, index) => {
    if (refused('part', { ...moverFrame(mover, used), was: was[index] ?? 0, now: part })) return false;
    return !now.some((other) => other !== part && refused('pair', { mover: mover.character, now: part, other }));
  });
}

/** The test for a mover by one chosen part of its base. */
export function fitsOf(board: Board, mover: Mover, chosen: number): Fits {
  const squares = board.pieces[mover.character]?.squares ?? [];
  if (squares.length === 1) {
    const moves = movesOf(board, mover);
    return (square) => canEnd(moves, square);
  }
  return (square, used) =>
    placements(board, squares, chosen, square, bendsOf(board, mover)).some((now) => isLegalPlacement(board, mover, squares, now, used));
}

/**
 * Every way in which a base may lie around the square of its chosen part.
 *
 * @param used how much of the mover's speed the path to the square uses
 */
export function basesAt(board: Board, mover: Mover, chosen: number, square: number, used: number): readonly Placement[] {
  const squares = board.pieces[mover.character]?.squares ?? [];
  return placements(board, squares, chosen, square, bendsOf(board, mover)).filter((now) =>
    isLegalPlacement(board, mover, squares, now, used),
  );
}
