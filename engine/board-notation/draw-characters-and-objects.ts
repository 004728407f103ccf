import type { Json, JsonObject } from '../base/json.ts';
import { isObject } from '../base/json.ts';
import { addSign, type Drawing, indexOf } from './drawing.ts';
import { type Cell, compareInReadingOrder, squareOf } from './squares.ts';

/**
 * Draws the characters that can be drawn; what remains, by id, goes into the example's `characters`. Undefined when one has no `at`, or no
 * capital letter of its own as its id.
 */
export function drawCharacters(drawing: Drawing, characters: Json): JsonObject | undefined {
  if (!Array.isArray(characters)) return undefined;
  const undrawn: { [id: string]: Json } = {};
  const seen = new Set<string>();
  for (const character of characters) {
    if (!isObject(character)) return undefined;
    const { id, player, at, ...others } = character;
    if (typeof id !== 'string' || !/^[A-Z]$/.test(id) || seen.has(id) || at === undefined) return undefined;
    seen.add(id);
    const squares = Array.isArray(at) ? at : [at];
    const indexes = squares.map((name) => indexOf(drawing, name));
    const isFree = indexes.every((index) => index !== undefined && !/[A-Za-z]/.test(drawing.cells[index] ?? ''));
    const playerField = player === undefined ? {} : { player };
    if (!isFree || squares.length === 0 || player === undefined || new Set(indexes).size < indexes.length) {
      undrawn[id] = { ...playerField, at, ...others };
      continue;
    }
    for (const index of indexes)
      if (index !== undefined) drawing.cells[index] = (player === 'p2' ? id.toLowerCase() : id) + (drawing.cells[index] ?? '');
    const undrawnFields = { ...(player === 'p1' || player === 'p2' ? {} : playerField), ...(isPlain(at) ? {} : { at }), ...others };
    if (Object.keys(undrawnFields).length > 0) undrawn[id] = undrawnFields;
  }
  return undrawn;
}

/** Whether reading a drawing gives exactly this `at`: one square by its name, several in reading order. */
function isPlain(at: Json): boolean {
  if (!Array.isArray(at)) return true;
  const squares = at.map(squareOf).filter((square): square is Cell => square !== undefined);
  return at.length > 1 && squares.every((square, index) => index === 0 || compareInReadingOrder(squares[index - 1] ?? square, square) < 0);
}

/**
 * Draws the unheld objects when their ids are `o1`, `o2`, … in reading order; what remains goes into the example's `objects`. Undefined
 * when one has no id of its own.
 */
export function drawObjects(drawing: Drawing, objects: Json): JsonObject | undefined {
  if (!Array.isArray(objects)) return undefined;
  const byId = new Map<string, JsonObject>();
  for (const object of objects) {
    if (!isObject(object) || typeof object['id'] !== 'string' || byId.has(object['id'])) return undefined;
    byId.set(object['id'], object);
  }
  const placed = [...byId.values()].map((object) => ({ object, index: indexOf(drawing, object['at']) }));
  const drawable = placed.filter(({ object, index }, nth) => {
    return index !== undefined && object['kind'] !== undefined && placed.findIndex((other) => other.index === index) === nth;
  });
  drawable.sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const drawnObjects = new Set(
    drawable.every(({ object }, nth) => object['id'] === `o${nth + 1}`) ? drawable.map(({ object }) => object) : [],
  );
  const undrawn: { [id: string]: Json } = {};
  for (const [id, object] of byId) {
    const { id: _, at, kind, ...others } = object;
    const isDrawn = drawnObjects.has(object) && at !== undefined && addSign(drawing, at, '&');
    const undrawnFields = isDrawn
      ? { ...(kind === 'light' || kind === undefined ? {} : { kind }), ...others }
      : { ...(kind === undefined ? {} : { kind }), ...(at === undefined ? {} : { at }), ...others };
    if (!isDrawn || Object.keys(undrawnFields).length > 0) undrawn[id] = undrawnFields;
  }
  return undrawn;
}
