/** Boards and squares in words, for tables, labels and screen readers. */
import { figureAt, hasWall, levelAt } from './edit.ts';
import { type Figure, type Position, terrains } from './position.ts';
import { type Cell, readSquare, squareName } from './squares.ts';

/** Everything in a square: ground, level where it is not 1, walls, figure, object. Empty for clear level ground. */
export function contents(position: Position, square: string): readonly string[] {
  const level = levelAt(position, square);
  const figure = figureAt(position, square);
  const thing = position.things.find(({ at }) => at === square);
  return [
    ...(figure === undefined ? [] : [`figure ${figure.id}`]),
    ...terrains.filter((kind) => position.map.terrain[kind].includes(square)),
    ...(level === 1 ? [] : [`level ${level}`]),
    ...(thing === undefined ? [] : [`${thing.kind} object`]),
    ...wallSides(position, square),
  ];
}

const sides = [
  { name: 'above', column: 0, row: -1 },
  { name: 'right', column: 1, row: 0 },
  { name: 'below', column: 0, row: 1 },
  { name: 'left', column: -1, row: 0 },
] as const;

function wallSides(position: Position, square: string): readonly string[] {
  const cell = readSquare(square);
  if (cell === undefined || position.map.walls.length === 0) return [];
  const walled = sides.filter(({ column, row }) => {
    const beyond: Cell = { column: cell.column + column, row: cell.row + row };
    return beyond.column >= 0 && beyond.row >= 0 && hasWall(position, cell, beyond);
  });
  return walled.length === 0 ? [] : [`wall ${walled.map(({ name }) => name).join(' and ')}`];
}

export const describeSquare = (position: Position, square: string): string => [square, ...contents(position, square)].join(', ');

export const describeFigure = (figure: Figure): string =>
  `Figure ${figure.id}, ${figure.first ? 'yours' : 'theirs'}${figure.size === 'standard' ? '' : `, ${figure.size} size`}, at ${figure.at.join(' and ')}`;

/** A whole board in a few sentences. */
export function describeBoard(position: Position): string {
  const { map, figures, things } = position;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ...terrains.map((kind) => [kind, map.terrain[kind]] as const),
    ...Object.entries(map.elevation)
      .filter(([level]) => level !== '1')
      .map(([level, squares]) => [`level ${level}`, squares] as const),
    ['walls', map.walls.map((edge) => edge.replace('|', ' to '))],
    ['stairs', map.stairs.map((edge) => edge.replace('|', ' to '))],
  ];
  return [
    `Board of ${map.columns} columns and ${map.rows} rows, ${map.kind}.`,
    ...figures.map((figure) => `${describeFigure(figure)}.`),
    ...things.flatMap(({ kind, at }) => (at === undefined ? [] : [`A ${kind} object at ${at}.`])),
    ...lists
      .filter(([, squares]) => squares.length > 0)
      .map(([name, squares]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${squares.join(', ')}.`),
  ].join(' ');
}

/** The rows of a table that says what the board shows. */
export const tableRows = (position: Position): readonly (readonly string[])[] =>
  Array.from({ length: position.map.rows }, (_, row) =>
    Array.from({ length: position.map.columns }, (_, column) => contents(position, squareName({ column, row })).join(', ')),
  );
