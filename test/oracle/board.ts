import type { CharacterInput, Edition, MapInput, ObjectInput, Size } from './question.ts';
import { includes, nameOf, type Square, same, squareNamed, squaresOf } from './square.ts';

export type Figure = {
  readonly id: string;
  readonly player: string;
  /** In the order of the question. */
  readonly squares: readonly Square[];
  readonly size: Size;
  readonly flies: boolean;
};

export type Board = {
  readonly edition: Edition;
  readonly map: MapInput;
  readonly figures: readonly Figure[];
  readonly objects: readonly ObjectInput[];
};

function figureOf(character: CharacterInput): Figure {
  const names = typeof character.at === 'string' ? [character.at] : character.at;
  return {
    id: character.id,
    player: character.player,
    squares: names.map(squareNamed),
    size: character.size ?? 'standard',
    flies: (character.abilities ?? []).includes('flight'),
  };
}

export function createBoard(
  edition: Edition,
  map: MapInput,
  characters: readonly CharacterInput[] = [],
  objects: readonly ObjectInput[] = [],
): Board {
  return { edition, map, figures: characters.map(figureOf), objects };
}

export function figureNamed(board: Board, id: string): Figure {
  const figure = board.figures.find((one) => one.id === id);
  if (!figure) throw new Error(`no character ${id}`);
  return figure;
}

export function isOnMap(board: Board, square: Square): boolean {
  return square.column >= 1 && square.row >= 1 && square.column <= board.map.columns && square.row <= board.map.rows;
}

export const allSquares = (board: Board): Square[] => squaresOf(board.map);

export function occupant(board: Board, square: Square): Figure | undefined {
  return board.figures.find((figure) => includes(figure.squares, square));
}

function isListed(list: readonly string[] | undefined, square: Square): boolean {
  return (list ?? []).includes(nameOf(square));
}

export function elevation(board: Board, square: Square): number {
  for (const [level, squares] of Object.entries(board.map.elevation ?? {})) if (isListed(squares, square)) return Number(level);
  return 1;
}

export function highestElevation(board: Board): number {
  let highest = 1;
  for (const [level, squares] of Object.entries(board.map.elevation ?? {}))
    if (squares.length > 0) highest = Math.max(highest, Number(level));
  return highest;
}

/** Blocking terrain that no debris marker has turned into hindering terrain. */
export function isBlocking(board: Board, square: Square): boolean {
  return isListed(board.map.blocking, square) && !isListed(board.map.debris, square);
}

/** Hindering for lines of fire: printed, debris, or an object lying there that is not ultra light. */
export function isHindering(board: Board, square: Square): boolean {
  if (isListed(board.map.hindering, square) || isListed(board.map.debris, square)) return true;
  return board.objects.some((object) => object.at !== undefined && object.kind !== 'ultra-light' && same(squareNamed(object.at), square));
}

/** Hindering for movement: all that hinders lines of fire, and water. */
export function isHinderingToMove(board: Board, square: Square): boolean {
  return isHindering(board, square) || isListed(board.map.water, square);
}

export function isIndoor(board: Board, square: Square): boolean {
  if (board.map.kind === 'indoor') return true;
  return board.map.kind === 'indoor/outdoor' && isListed(board.map.interior, square);
}

function isPairListed(list: readonly string[] | undefined, a: Square, b: Square): boolean {
  return (list ?? []).some((pair) => pair === `${nameOf(a)}|${nameOf(b)}` || pair === `${nameOf(b)}|${nameOf(a)}`);
}

export function hasWall(board: Board, a: Square, b: Square): boolean {
  return isPairListed(board.map.walls, a, b);
}

export function hasStairs(board: Board, a: Square, b: Square): boolean {
  return isPairListed(board.map.stairs, a, b);
}

/** In `current` a wall is between outdoor blocking terrain and the interior (rules/readings/terrain.md#indoor-edge-of-outdoor-blocking). */
export function isIndoorEdge(board: Board, a: Square, b: Square): boolean {
  if (board.edition !== 'current' || board.map.kind !== 'indoor/outdoor') return false;
  const isEdgeFrom = (one: Square, other: Square) => isBlocking(board, one) && !isIndoor(board, one) && isIndoor(board, other);
  return isEdgeFrom(a, b) || isEdgeFrom(b, a);
}

/** Whether movement and knock back meet a wall on the edge, drawn or an indoor edge. */
export function stopsAtEdge(board: Board, a: Square, b: Square): boolean {
  return hasWall(board, a, b) || isIndoorEdge(board, a, b);
}
