/** Every change a hand can make to a position; each gives a new position, or the same one where nothing may change. */
import { type Figure, type MapKind, type Position, type Size, type Terrain, terrains } from './position.ts';
import { type Cell, edgeName, readSquare, squareName } from './squares.ts';

export const onMap = ({ map }: Position, { column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < map.columns && row < map.rows;

export const figureAt = (position: Position, square: string): Figure | undefined => position.figures.find(({ at }) => at.includes(square));

/** Moves a figure so that its first square is `square`. A square off the map or one that another figure holds changes nothing. */
export function moveFigure(position: Position, id: string, square: string): Position {
  const figure = position.figures.find((one) => one.id === id);
  const from = readSquare(figure?.at[0] ?? '');
  const to = readSquare(square);
  if (figure === undefined || from === undefined || to === undefined) return position;
  const moved = figure.at.flatMap((name) => {
    const cell = readSquare(name);
    return cell === undefined ? [] : [{ column: cell.column + to.column - from.column, row: cell.row + to.row - from.row }];
  });
  const free = moved.every((cell) => onMap(position, cell) && [undefined, id].includes(figureAt(position, squareName(cell))?.id));
  if (!free || figure.at[0] === square) return position;
  return { ...position, figures: position.figures.map((one) => (one.id === id ? { ...one, at: moved.map(squareName) } : one)) };
}

const toggled = (list: readonly string[], name: string, on: boolean): readonly string[] => {
  const rest = list.filter((one) => one !== name);
  return on ? [...rest, name] : rest;
};

export function paintTerrain(position: Position, kind: Terrain, square: string, on: boolean): Position {
  if (position.map.terrain[kind].includes(square) === on) return position;
  const terrain = { ...position.map.terrain, [kind]: toggled(position.map.terrain[kind], square, on) };
  return { ...position, map: { ...position.map, terrain } };
}

export const levelAt = ({ map }: Position, square: string): number =>
  Number(Object.entries(map.elevation).find(([, squares]) => squares.includes(square))?.[0] ?? 1);

export function setLevel(position: Position, square: string, level: number): Position {
  if (levelAt(position, square) === level) return position;
  const cleared = Object.entries(position.map.elevation).map(([name, squares]) => [name, toggled(squares, square, false)] as const);
  const elevation: { [level: string]: readonly string[] } = Object.fromEntries(cleared);
  if (level > 1) elevation[level] = toggled(elevation[level] ?? [], square, true);
  const kept = Object.entries(elevation).filter(([, squares]) => squares.length > 0);
  return { ...position, map: { ...position.map, elevation: Object.fromEntries(kept) } };
}

export const hasWall = ({ map }: Position, a: Cell, b: Cell): boolean =>
  map.walls.includes(edgeName(a, b)) || map.walls.includes(`${squareName(b)}|${squareName(a)}`);

export function setWall(position: Position, a: Cell, b: Cell, on: boolean): Position {
  if (!onMap(position, a) || !onMap(position, b) || hasWall(position, a, b) === on) return position;
  const backwards = edgeName(a, b).split('|').reverse().join('|');
  const walls = toggled(toggled(position.map.walls, backwards, false), edgeName(a, b), on);
  return { ...position, map: { ...position.map, walls } };
}

/** Takes the ground of a square back to clear, level 1. */
export function clearSquare(position: Position, square: string): Position {
  const { terrain } = position.map;
  const without = (kind: Terrain): readonly string[] => toggled(terrain[kind], square, false);
  const cleared = {
    hindering: without('hindering'),
    water: without('water'),
    blocking: without('blocking'),
    debris: without('debris'),
    interior: without('interior'),
  };
  const changed = terrains.some((kind) => cleared[kind].length !== terrain[kind].length);
  return setLevel(changed ? { ...position, map: { ...position.map, terrain: cleared } } : position, square, 1);
}

/** Adds a figure with the first free letter; an occupied square changes nothing. */
export function addFigure(position: Position, square: string, first: boolean): Position {
  const id = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => position.figures.every((figure) => figure.id !== letter));
  if (id === undefined || figureAt(position, square) !== undefined) return position;
  const figure: Figure = { id, first, at: [square], size: 'standard', other: { player: first ? 'p1' : 'p2' } };
  return { ...position, figures: [...position.figures, figure] };
}

export const removeFigure = (position: Position, id: string): Position => ({
  ...position,
  figures: position.figures.filter((figure) => figure.id !== id),
});

export const setSize = (position: Position, id: string, size: Size): Position => ({
  ...position,
  figures: position.figures.map((figure) => (figure.id === id ? { ...figure, size } : figure)),
});

export const setKind = (position: Position, kind: MapKind): Position => ({ ...position, map: { ...position.map, kind } });
