import { isStructure } from '../../engine/base/json.ts';

/** The value, deeply frozen. An engine reads the map of a frozen question once for all questions with that map. */
export function frozen<T>(value: T): T {
  if (isStructure(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
