/** Edits of the figures. Each returns a position; `moveFigure`, `addFigure` and `setBase` return the same object if nothing changes. */
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { isOnMap } from './edit.ts';
import type { Figure, Position } from './position.ts';

/** A base that would leave the map stays where it is. */
export function moveFigure(position: Position, id: string, square: string): Position {
  const figure = position.figures.find((one) => one.id === id);
  const from = parseSquare(figure?.at[0] ?? '');
  const to = parseSquare(square);
  if (figure === undefined || from === undefined || to === undefined) return position;
  const movedCells = figure.at.flatMap((name) => {
    const cell = parseSquare(name);
    return cell === undefined ? [] : [{ column: cell.column + to.column - from.column, row: cell.row + to.row - from.row }];
  });
  if (!movedCells.every((cell) => isOnMap(position, cell)) || figure.at[0] === square) return position;
  return { ...position, figures: position.figures.map((one) => (one.id === id ? { ...one, at: movedCells.map(squareName) } : one)) };
}

/** Where a path takes the first square of a figure; the path may begin at any square of the figure. Undefined without a path. */
export function firstSquareAfter({ figures }: Position, id: string, path: readonly string[]): string | undefined {
  const names = [figures.find((figure) => figure.id === id)?.at[0], path[0], path.at(-1)];
  const [first, start, end] = names.map((name) => parseSquare(name ?? ''));
  if (first === undefined || start === undefined || end === undefined) return undefined;
  return squareName({ column: first.column + end.column - start.column, row: first.row + end.row - start.row });
}

export function addFigure(position: Position, square: string, isFirstPlayers: boolean, size: string): Position {
  const id = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => position.figures.every((figure) => figure.id !== letter));
  if (id === undefined) return position;
  const figure: Figure = { id, isFirstPlayers, at: [square], size, other: { player: isFirstPlayers ? 'p1' : 'p2' } };
  return { ...position, figures: [...position.figures, figure] };
}

export const removeFigure = (position: Position, id: string): Position => ({
  ...position,
  figures: position.figures.filter((figure) => figure.id !== id),
});

export const setSize = (position: Position, id: string, size: string): Position => ({
  ...position,
  figures: position.figures.map((figure) => (figure.id === id ? { ...figure, size } : figure)),
});

/** Shapes of bases by name (columns × rows), as offsets `[column, row]` from their first square. */
export const bases = {
  '1': [[0, 0]],
  '1 × 2': [
    [0, 0],
    [0, 1],
  ],
  '2 × 1': [
    [0, 0],
    [1, 0],
  ],
  '2 × 2': [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  '2 × 4': [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
  ],
} as const;
type Base = keyof typeof bases;
export const isBase = (name: string): name is Base => Object.hasOwn(bases, name);

const cellsOf = (start: Cell, base: Base): readonly Cell[] =>
  bases[base].map(([column, row]) => ({ column: start.column + column, row: start.row + row }));

export function baseOf({ at }: Figure): Base | undefined {
  const start = parseSquare(at[0] ?? '');
  if (start === undefined) return undefined;
  return Object.keys(bases)
    .filter(isBase)
    .find((base) => cellsOf(start, base).map(squareName).join() === at.join());
}

export function setBase(position: Position, id: string, base: Base): Position {
  const figure = position.figures.find((one) => one.id === id);
  const start = parseSquare(figure?.at[0] ?? '');
  if (figure === undefined || start === undefined) return position;
  const cells = cellsOf(start, base);
  if (!cells.every((cell) => isOnMap(position, cell)) || cells.map(squareName).join() === figure.at.join()) return position;
  return { ...position, figures: position.figures.map((one) => (one.id === id ? { ...one, at: cells.map(squareName) } : one)) };
}
