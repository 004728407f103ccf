/** Edits of the map and its objects. Each returns a position; all but `removeObject` return the same object if nothing changes. */
import { type Cell, edgeName, squareName } from '../../../engine/board-notation/squares.ts';
import { type Figure, type Position, squaresOf } from './position.ts';
import { type SquareKind, squareKinds } from './square-kinds.ts';

export const isOnMap = ({ map }: Position, { column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < map.columns && row < map.rows;

export const figureAt = (position: Position, square: string): Figure | undefined => position.figures.find(({ at }) => at.includes(square));

export const withMembership = (list: readonly string[], name: string, isMember: boolean): readonly string[] => {
  const others = list.filter((one) => one !== name);
  return isMember ? [...others, name] : others;
};

export function paintTerrain(position: Position, kind: SquareKind, square: string, isThere: boolean): Position {
  const squares = squaresOf(position.map, kind);
  if (squares.includes(square) === isThere) return position;
  const terrain = { ...position.map.terrain, [kind.name]: withMembership(squares, square, isThere) };
  return { ...position, map: { ...position.map, terrain } };
}

export const levelAt = ({ map }: Position, square: string): number =>
  Number(Object.entries(map.elevation).find(([, squares]) => squares.includes(square))?.[0] ?? 1);

export function setLevel(position: Position, square: string, level: number): Position {
  if (levelAt(position, square) === level) return position;
  const cleared = Object.entries(position.map.elevation).map(([name, squares]) => [name, withMembership(squares, square, false)] as const);
  const elevation: { [level: string]: readonly string[] } = Object.fromEntries(cleared);
  if (level > 1) elevation[level] = withMembership(elevation[level] ?? [], square, true);
  const used = Object.entries(elevation).filter(([, squares]) => squares.length > 0);
  return { ...position, map: { ...position.map, elevation: Object.fromEntries(used) } };
}

type EdgeList = 'walls' | 'stairs';

/** An edge in a list may have either of its two names. */
const hasEdge = ({ map }: Position, list: EdgeList, a: Cell, b: Cell): boolean =>
  [`${squareName(a)}|${squareName(b)}`, `${squareName(b)}|${squareName(a)}`].some((name) => map[list].includes(name));

/** The list with the edge under this name, or without the edge; its other name is removed in both cases. */
export const withEdge = (edges: readonly string[], name: string, isThere: boolean): readonly string[] =>
  withMembership(withMembership(edges, name.split('|').reverse().join('|'), false), name, isThere);

function setEdge(position: Position, list: EdgeList, a: Cell, b: Cell, isThere: boolean): Position {
  if (!isOnMap(position, a) || !isOnMap(position, b) || hasEdge(position, list, a, b) === isThere) return position;
  const edges = withEdge(position.map[list], edgeName(a, b), isThere);
  return { ...position, map: { ...position.map, [list]: edges } };
}

export const hasWall = (position: Position, a: Cell, b: Cell): boolean => hasEdge(position, 'walls', a, b);
export const hasStairs = (position: Position, a: Cell, b: Cell): boolean => hasEdge(position, 'stairs', a, b);

export const setWall = (position: Position, a: Cell, b: Cell, isThere: boolean): Position => setEdge(position, 'walls', a, b, isThere);
export const setStairs = (position: Position, a: Cell, b: Cell, isThere: boolean): Position => setEdge(position, 'stairs', a, b, isThere);

export function clearSquare(position: Position, square: string): Position {
  const cleared = squareKinds.reduce((next, kind) => paintTerrain(next, kind, square, false), position);
  return setLevel(cleared, square, 1);
}

export function setObject(position: Position, square: string, kind: string | undefined): Position {
  const occupant = position.objects.find(({ at }) => at === square);
  if (occupant?.kind === kind) return position;
  const rest = position.objects.filter((object) => object !== occupant);
  if (kind === undefined) return { ...position, objects: rest };
  let number = 1;
  while (rest.some(({ id }) => id === `o${number}`)) number++;
  return { ...position, objects: [...rest, { id: `o${number}`, kind, at: square, other: {} }] };
}

export const removeObject = (position: Position, id: string): Position => ({
  ...position,
  objects: position.objects.filter((object) => object.id !== id),
});
