/**
 * The ground of the last question. Whoever moves characters about asks many questions on one map; where the map and the objects are the very
 * values of the question before, and frozen, so that they still say the same, they are neither checked nor placed again.
 */
import type { Rules } from '../kernel/rules.ts';
import type { Laid } from './place.ts';
import { isObject } from './shape.ts';

interface Kept {
  readonly rules: Rules;
  readonly map: unknown;
  readonly objects: unknown;
  readonly laid: Laid;
}

export interface Known {
  readonly laid: Laid;
  /** The map and the objects, by the definitions that they are known to fit. */
  readonly sound: ReadonlyMap<unknown, string>;
}

export interface Memory {
  /** What is known of a question's map and objects under these rules, or nothing. */
  recall(rules: Rules, question: unknown): Known | undefined;
  /** Keeps the ground of a question without fault, where nobody can change it. */
  keep(rules: Rules, question: unknown, laid: Laid): void;
}

const frozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));

export function createMemory(): Memory {
  let kept: Kept | undefined;
  return {
    recall(rules, question) {
      if (kept === undefined || kept.rules !== rules || !isObject(question)) return undefined;
      const { map, objects } = question;
      if (map !== kept.map || objects !== kept.objects) return undefined;
      return {
        laid: kept.laid,
        sound: new Map([
          [map, 'map'],
          [objects, 'objects'],
        ]),
      };
    },
    keep(rules, question, laid) {
      if (!isObject(question)) return;
      const { map, objects } = question;
      if (isObject(map) && frozen(map) && frozen(objects))
        kept = { rules, map, objects, laid: { ground: laid.ground, entries: laid.entries } };
    },
  };
}
