/**
 * Boards of the last questions. A map and objects that are the same values (by identity) as in an earlier question, and frozen, are neither
 * checked nor built again. The same holds for the characters on them.
 */
import type { Rules } from '../kernel/rules.ts';
import type { Placed, Terrain } from './place.ts';
import { isObject } from './shape.ts';
import { createSpotNumbers, type SpotNumbers } from './spot-numbers.ts';

interface CachedBoard {
  readonly rules: Rules;
  readonly map: unknown;
  readonly objects: unknown;
  readonly terrain: Terrain;
  readonly characters: unknown;
  /** Absent where the characters are not frozen. */
  readonly placed?: Placed;
}

interface CachedParts {
  readonly terrain: Terrain;
  /** The whole board, where the characters are known as well. */
  readonly placed?: Placed;
  /** The map, the objects and the characters already checked, with the name of the schema definition of each. */
  readonly valid: ReadonlyMap<unknown, string>;
}

export interface TerrainCache {
  /** The cached parts of a question's board under these rules. */
  find(rules: Rules, question: unknown): CachedParts | undefined;
  /** The squares and edges of a question's map; undefined without a map of a size. Cached for the size of the last map without a fault. */
  spotsOf(question: unknown): SpotNumbers | undefined;
  /** Caches the board of a question without a fault: only parts that are frozen. */
  add(rules: Rules, question: unknown, placed: Placed, spots: SpotNumbers | undefined): void;
}

/** Questions of several games may alternate; a board takes a few hundred KB on a large map. */
const MOST_BOARDS = 4;

const frozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));

export function createTerrainCache(): TerrainCache {
  /** The most recent first. */
  let recent: readonly CachedBoard[] = [];
  let last = createSpotNumbers(0, 0);
  const find = (rules: Rules, { map, objects }: { readonly [key: string]: unknown }): CachedBoard | undefined =>
    recent.find((one) => one.rules === rules && one.map === map && one.objects === objects);
  return {
    find(rules, question) {
      const found = isObject(question) ? find(rules, question) : undefined;
      if (found === undefined || !isObject(question)) return undefined;
      const { terrain, map, objects, characters, placed } = found;
      const valid = new Map([
        [map, 'map'],
        [objects, 'objects'],
      ]);
      if (placed === undefined || characters !== question.characters) return { terrain, valid };
      return { terrain, placed, valid: valid.set(characters, 'characters') };
    },
    spotsOf(question) {
      const { map } = isObject(question) ? question : {};
      if (!isObject(map)) return undefined;
      const { columns, rows } = map;
      if (typeof columns !== 'number' || typeof rows !== 'number') return undefined;
      return columns === last.columns && rows === last.rows ? last : createSpotNumbers(columns, rows);
    },
    add(rules, question, placed, spots) {
      last = spots ?? last;
      if (!isObject(question)) return;
      const { map, objects, characters } = question;
      const known = find(rules, question);
      if (known === undefined && !(isObject(map) && frozen(map) && frozen(objects))) return;
      const others = recent.filter((one) => one !== known).slice(0, MOST_BOARDS - 1);
      const terrain = known?.terrain ?? { ground: placed.ground, entries: placed.entries };
      recent = [{ rules, map, objects, terrain, characters, ...(frozen(characters) ? { placed } : {}) }, ...others];
    },
  };
}
