/**
 * Replaces the map, objects and characters of a question by equal ones of an earlier line, frozen: the engine caches the terrain of frozen
 * maps. A board is frozen when it comes for the second time, since most boards of a stream may come only once.
 */
import { isRecord, isStructure } from '../../engine/base/json.ts';

interface Board {
  readonly map: unknown;
  readonly objects: unknown;
  characters: unknown;
}

/** As many as the engine caches. */
const MOST_BOARDS = 4;

const isObject = (value: unknown): value is { [key: string]: unknown } => isRecord(value);

type ReuseBoard = (question: unknown) => void;

export function createReuseBoard(): ReuseBoard {
  let recent: readonly Board[] = [];
  return (question) => {
    if (!isObject(question) || !isObject(question['map'])) return;
    const { map, objects, characters } = question;
    const found = recent.find((board) => equal(board.map, map) && equal(board.objects, objects));
    if (found === undefined) {
      recent = [{ map, objects, characters }, ...recent.slice(0, MOST_BOARDS - 1)];
      return;
    }
    question['map'] = found.map;
    if (objects !== undefined) question['objects'] = found.objects;
    if (!equal(found.characters, characters)) found.characters = characters;
    else if (characters !== undefined) question['characters'] = found.characters;
    for (const part of [found.map, found.objects, found.characters]) freeze(part);
  };
}

/** The order of keys counts too, since faults are reported in document order. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry: unknown, index) => equal(entry, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key, index) => key === others[index] && equal(a[key], b[key]));
}

function freeze(value: unknown): void {
  if (!isStructure(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const entry of Object.values(value)) freeze(entry);
}
