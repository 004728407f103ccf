import { capitalised } from '../../../engine/base/text.ts';
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { counted } from '../base/text.ts';
import { standardSize } from '../generated/features.ts';
import { figureAt } from './edit.ts';
import { type BoardMap, type Figure, type Position, squaresOf } from './position.ts';
import { squareKinds, wordOf } from './square-kinds.ts';

/** Everything in a square: figure, terrain, level where it is not 1, object, walls, stairs. Empty for a clear square of level 1. */
export function contentsOf(position: Position, square: string): readonly string[] {
  const index = indexOf(position.map);
  const level = index.levelBySquare.get(square) ?? 1;
  const figure = figureAt(position, square);
  const object = position.objects.find(({ at }) => at === square);
  return [
    ...(figure === undefined ? [] : [`figure ${figure.id}`]),
    ...squareKinds.filter(({ name }) => index.squaresByKind.get(name)?.has(square) === true).map(wordOf),
    ...(level === 1 ? [] : [`level ${level}`]),
    ...(object === undefined ? [] : [`${object.kind} object`]),
    ...sidesWith('wall', index.walls, square),
    ...sidesWith('stairs', index.stairs, square),
  ];
}

interface MapIndex {
  readonly squaresByKind: ReadonlyMap<string, ReadonlySet<string>>;
  readonly levelBySquare: ReadonlyMap<string, number>;
  /** Edges, each by both of its names. */
  readonly walls: ReadonlySet<string>;
  readonly stairs: ReadonlySet<string>;
}
const indexes = new WeakMap<BoardMap, MapIndex>();

/** The lists of a map as sets: a table looks up every square. */
function indexOf(map: BoardMap): MapIndex {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const index: MapIndex = {
    squaresByKind: new Map(squareKinds.map((kind) => [kind.name, new Set(squaresOf(map, kind))])),
    levelBySquare: new Map(
      Object.entries(map.elevation).flatMap(([level, squares]) => squares.map((square) => [square, Number(level)] as const)),
    ),
    walls: inBothDirections(map.walls),
    stairs: inBothDirections(map.stairs),
  };
  indexes.set(map, index);
  return index;
}

const inBothDirections = (edges: readonly string[]): ReadonlySet<string> =>
  new Set(edges.flatMap((edge) => [edge, edge.split('|').reverse().join('|')]));

const sides = [
  { name: 'above', column: 0, row: -1 },
  { name: 'right', column: 1, row: 0 },
  { name: 'below', column: 0, row: 1 },
  { name: 'left', column: -1, row: 0 },
  // Stairs may join diagonal neighbours.
  { name: 'upper left', column: -1, row: -1 },
  { name: 'upper right', column: 1, row: -1 },
  { name: 'lower left', column: -1, row: 1 },
  { name: 'lower right', column: 1, row: 1 },
] as const;

/** On which sides or at which corners of a square one of these edges is: "wall above and left", "stairs lower right". */
function sidesWith(name: string, edges: ReadonlySet<string>, square: string): readonly string[] {
  const cell = parseSquare(square);
  if (cell === undefined || edges.size === 0) return [];
  const found = sides.filter(({ column, row }) => {
    const beyond: Cell = { column: cell.column + column, row: cell.row + row };
    return beyond.column >= 0 && beyond.row >= 0 && edges.has(`${square}|${squareName(beyond)}`);
  });
  return found.length === 0 ? [] : [`${name} ${found.map((side) => side.name).join(' and ')}`];
}

export const describeSquare = (position: Position, square: string): string => [square, ...contentsOf(position, square)].join(', ');

export const describeFigure = (figure: Figure): string =>
  `Figure ${figure.id}, ${figure.isFirstPlayers ? 'yours' : 'theirs'}${figure.size === standardSize ? '' : `, ${figure.size} size`}, at ${figure.at.join(' and ')}`;

const mostListed = 40;

const placesText = (places: readonly string[]): string =>
  places.length > mostListed ? `${places.slice(0, mostListed).join(', ')} and ${places.length - mostListed} more` : places.join(', ');

export function describeBoard(position: Position): string {
  const { map, figures, objects } = position;
  const lists: readonly (readonly [name: string, places: readonly string[]])[] = [
    ...squareKinds.map((kind) => [wordOf(kind), squaresOf(map, kind)] as const),
    ...Object.entries(map.elevation)
      .filter(([level]) => level !== '1')
      .map(([level, squares]) => [`level ${level}`, squares] as const),
    ['walls', map.walls.map((edge) => edge.replace('|', ' to '))],
    ['stairs', map.stairs.map((edge) => edge.replace('|', ' to '))],
  ];
  return [
    `Board of ${counted(map.columns, 'column')} and ${counted(map.rows, 'row')}, ${map.kind}.`,
    ...figures.map((figure) => `${describeFigure(figure)}.`),
    ...objects.flatMap(({ kind, at }) => (at === undefined ? [] : [`A ${kind} object at ${at}.`])),
    ...lists.filter(([, places]) => places.length > 0).map(([name, places]) => `${capitalised(name)}: ${placesText(places)}.`),
  ].join(' ');
}

export const tableRows = (position: Position): readonly (readonly string[])[] =>
  Array.from({ length: position.map.rows }, (_, row) =>
    Array.from({ length: position.map.columns }, (_, column) => contentsOf(position, squareName({ column, row })).join(', ')),
  );
