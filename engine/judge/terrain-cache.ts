/**
 * Boards of the last questions. A map and objects that are the same values (by identity) as in an earlier question, and frozen, are neither
 * checked nor built again. The same holds for the characters on them, except in a game: its faults also depend on its players, and its
 * characters may be on no square.
 */
import { isRecord, isStructure } from '../base/json.ts';
import type { Rules } from '../kernel/rules.ts';
import type { Placed, PlacedTerrain } from './place.ts';

interface CachedBoard {
  readonly rules: Rules;
  readonly map: unknown;
  readonly objects: unknown;
  readonly placedTerrain: PlacedTerrain;
  readonly characters: unknown;
  /** Absent where the characters are not frozen, and for the question `play`. */
  readonly placed?: Placed;
}

interface CachedParts {
  readonly placedTerrain: PlacedTerrain;
  readonly placed?: Placed;
  /** The map, the objects and the characters already checked, with the name of the schema definition of each. */
  readonly valid: ReadonlyMap<unknown, string>;
}

export interface TerrainCache {
  find(rules: Rules, question: unknown): CachedParts | undefined;
  /** Caches the board of a question without a fault: only parts that are frozen. */
  add(rules: Rules, question: unknown, placed: Placed): void;
}

/** Questions of several games may alternate; a board takes a few hundred KB on a large map. */
const MOST_BOARDS = 4;

const isFrozen = (value: unknown): boolean => !isStructure(value) || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

export function createTerrainCache(): TerrainCache {
  /** The most recent first. */
  let recent: readonly CachedBoard[] = [];
  const findBoard = (rules: Rules, { map, objects }: { readonly [key: string]: unknown }): CachedBoard | undefined =>
    recent.find((one) => one.rules === rules && one.map === map && one.objects === objects);
  return {
    find(rules, question) {
      const found = isRecord(question) ? findBoard(rules, question) : undefined;
      if (found === undefined || !isRecord(question)) return undefined;
      const { placedTerrain, map, objects, characters, placed } = found;
      const valid = new Map([
        [map, 'map'],
        [objects, 'objects'],
      ]);
      if (placed === undefined || characters !== question.characters || question.ask === 'play') return { placedTerrain, valid };
      return { placedTerrain, placed, valid: valid.set(characters, 'characters') };
    },
    add(rules, question, placed) {
      if (!isRecord(question)) return;
      const { ask, map, objects, characters } = question;
      const known = findBoard(rules, question);
      if (known === undefined && !(isRecord(map) && isFrozen(map) && isFrozen(objects))) return;
      const others = recent.filter((one) => one !== known).slice(0, MOST_BOARDS - 1);
      const placedTerrain = known?.placedTerrain ?? { terrain: placed.terrain, entries: placed.entries, texts: placed.texts };
      recent = [
        { rules, map, objects, placedTerrain, characters, ...(ask !== 'play' && isFrozen(characters) ? { placed } : {}) },
        ...others,
      ];
    },
  };
}
