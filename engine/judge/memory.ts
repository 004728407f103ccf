/**
 * The boards of the last questions. Where the map and the objects are the very values of an earlier question, and frozen, so that they still
 * say the same, they are neither checked nor built again; the same holds for the characters on them.
 */
import type { Rules } from '../kernel/rules.ts';
import type { Laid, Placed } from './place.ts';
import { isObject } from './shape.ts';

interface Kept {
  readonly rules: Rules;
  readonly map: unknown;
  readonly objects: unknown;
  readonly laid: Laid;
  readonly characters: unknown;
  /** Absent where the characters may change. */
  readonly placed?: Placed;
}

export interface Known {
  readonly laid: Laid;
  /** The whole board, where the characters are known as well. */
  readonly placed?: Placed;
  /** The map, the objects and the characters, by the definitions that they are known to fit. */
  readonly sound: ReadonlyMap<unknown, string>;
}

export interface Memory {
  /** What is known of a question's board under these rules, or nothing. */
  recall(rules: Rules, question: unknown): Known | undefined;
  /** Caches the board of a question without a fault, as far as its parts cannot change. */
  keep(rules: Rules, question: unknown, placed: Placed): void;
}

/** Questions of several games may arrive in turns; a board takes a few hundred KB on a large map. */
const MOST = 4;

const frozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));

export function createMemory(): Memory {
  /** The most recent first. */
  let recent: readonly Kept[] = [];
  const find = (rules: Rules, { map, objects }: { readonly [key: string]: unknown }): Kept | undefined =>
    recent.find((kept) => kept.rules === rules && kept.map === map && kept.objects === objects);
  return {
    recall(rules, question) {
      const found = isObject(question) ? find(rules, question) : undefined;
      if (found === undefined || !isObject(question)) return undefined;
      const { laid, map, objects, characters, placed } = found;
      const sound = new Map([
        [map, 'map'],
        [objects, 'objects'],
      ]);
      if (placed === undefined || characters !== question.characters) return { laid, sound };
      return { laid, placed, sound: sound.set(characters, 'characters') };
    },
    keep(rules, question, placed) {
      if (!isObject(question)) return;
      const { map, objects, characters } = question;
      const known = find(rules, question);
      if (known === undefined && !(isObject(map) && frozen(map) && frozen(objects))) return;
      const others = recent.filter((kept) => kept !== known).slice(0, MOST - 1);
      const laid = known?.laid ?? { ground: placed.ground, entries: placed.entries };
      recent = [{ rules, map, objects, laid, characters, ...(frozen(characters) ? { placed } : {}) }, ...others];
    },
  };
}
