/** Bases of several squares: where the other parts may be once the leading part, which walks the path, has moved. */
import type { Board } from './board.ts';
import { pathRule } from './classes.ts';
import type { PairFrame, PartFrame } from './frames.ts';
import { DIRECTIONS } from './geometry.ts';
import { boardForMover, canEnd, type Mover, moverFrame, movesOf } from './moves.ts';
import type { EndTest } from './reach.ts';
import { neighbour } from './steps.ts';

/** The squares of a base, in the order of its parts. */
type BaseSquares = readonly number[];

/**
 * All placements of a base with its leading part on `square`, whether they are legal or not: on any touching squares if the base `mayBend`,
 * else in the shape of `squares`, which may be turned by quarter turns.
 */
function placements(board: Board, squares: readonly number[], leadingPart: number, square: number, mayBend: boolean): BaseSquares[] {
  if (mayBend) return bentPlacements(board, squares.length, leadingPart, square);
  const width = board.columns;
  const origin = squares[leadingPart] ?? 0;
  const column = square % width;
  const row = Math.floor(square / width);
  const out: BaseSquares[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const turned = squares.map((partSquare) => {
      let dx = (partSquare % width) - (origin % width);
      let dy = Math.floor(partSquare / width) - Math.floor(origin / width);
      for (let turn = 0; turn < turns; turn++) [dx, dy] = [-dy, dx];
      const x = column + dx;
      const y = row + dy;
      return x < 0 || y < 0 || x >= width || y >= board.rows ? -1 : y * width + x;
    });
    if (turned.every((partSquare) => partSquare >= 0)) out.push(turned);
  }
  return out;
}

/** All placements in which every part but the leading one touches the leading part or a part before it. */
function bentPlacements(board: Board, count: number, leadingPart: number, square: number): BaseSquares[] {
  const others = Array.from({ length: count }, (_, part) => part).filter((part) => part !== leadingPart);
  let found: readonly (readonly number[])[] = [[square]];
  for (const _ of others) {
    found = found.flatMap((placed) => {
      const touching = placed.flatMap((partSquare) => DIRECTIONS.map((_, direction) => neighbour(board, partSquare, direction)));
      return [...new Set(touching)].filter((other) => other >= 0 && !placed.includes(other)).map((other) => [...placed, other]);
    });
  }
  return found.map(([leading = square, ...rest]) => [...rest.slice(0, leadingPart), leading, ...rest.slice(leadingPart)]);
}

function mayBend(board: Board, mover: Mover): boolean {
  return pathRule(board, 'move').bends?.(board, moverFrame(mover)) === true;
}

/** Whether a base may move to the squares `now`; `used` is how much of the speed the path uses. */
type IsLegal = (now: BaseSquares, used: number) => boolean;

function legalPlacement(boardWithMover: Board, mover: Mover, was: BaseSquares): IsLegal {
  const board = boardForMover(boardWithMover, mover);
  const moves = movesOf(boardWithMover, mover);
  const constraints = board.rules.constraints.filter((c) => c.on === 'placement');
  const refused = (about: string, frame: PartFrame | PairFrame): boolean =>
    constraints.some((c) => c.about === about && c.test(board, frame));
  return (now, used) =>
    now.every((partSquare) => canEnd(moves, partSquare)) &&
    now.every((partSquare, part) => {
      if (refused('part', { ...moverFrame(mover, used), was: was[part] ?? 0, now: partSquare })) return false;
      return !now.some((other) => other !== partSquare && refused('pair', { mover: mover.character, now: partSquare, other }));
    });
}

/** The test whether a move may end with part number `leadingPart` of the mover's base on a square. */
export function endTestOf(board: Board, mover: Mover, leadingPart: number): EndTest {
  const squares = board.figures[mover.character]?.squares ?? [];
  if (squares.length === 1) {
    const moves = movesOf(board, mover);
    return (square) => canEnd(moves, square);
  }
  const isLegal = legalPlacement(board, mover, squares);
  const bends = mayBend(board, mover);
  return (square, used) => placements(board, squares, leadingPart, square, bends).some((now) => isLegal(now, used));
}

/**
 * The legal placements of a mover's base with its part number `leadingPart` on a square.
 *
 * @param used how much of the mover's speed the path to the square uses
 */
export function basesAt(board: Board, mover: Mover, leadingPart: number, square: number, used: number): readonly BaseSquares[] {
  const squares = board.figures[mover.character]?.squares ?? [];
  const isLegal = legalPlacement(board, mover, squares);
  return placements(board, squares, leadingPart, square, mayBend(board, mover)).filter((now) => isLegal(now, used));
}
