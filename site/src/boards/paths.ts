/** Paths as a player draws them: square by square, with gaps filled by the straight path. The judge decides whether they are legal. */
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import type { Game } from './game.ts';

const toward = (from: Cell, to: Cell): Cell => ({
  column: from.column + Math.sign(to.column - from.column),
  row: from.row + Math.sign(to.row - from.row),
});

/** The squares after `from` on the straight way to `to`: diagonal steps first. */
function straightWay(from: string, to: string): readonly string[] {
  const [start, end] = [parseSquare(from), parseSquare(to)];
  if (start === undefined || end === undefined) return [];
  const squares: string[] = [];
  for (let cell = start; cell.column !== end.column || cell.row !== end.row; ) {
    cell = toward(cell, end);
    squares.push(squareName(cell));
  }
  return squares;
}

const startOf = (game: Game): string => game.position.figures.find(({ id }) => id === game.from)?.at[0] ?? 'A1';

/** The game with its path continued to a square. Going back over the last step removes that step. */
export function extended(game: Game, square: string): Game {
  const path = game.path.length === 0 ? [startOf(game)] : game.path;
  const last = path.at(-1) ?? startOf(game);
  if (last === square) return game;
  if (path.at(-2) === square) return { ...game, path: path.slice(0, -1) };
  return { ...game, path: [...path, ...straightWay(last, square)] };
}

export const shortened = (game: Game): Game => ({ ...game, path: game.path.length > 2 ? game.path.slice(0, -1) : [] });

export const straightPath = (game: Game, square: string): readonly string[] => [startOf(game), ...straightWay(startOf(game), square)];

export function cutTo(game: Game, square: string): Game | undefined {
  const index = game.path.lastIndexOf(square);
  return index < 0 ? undefined : { ...game, path: game.path.slice(0, index + 1) };
}
