import { isStructure } from '../engine/base/json.ts';

/** All strings in a value, without the names of its fields. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isStructure(value) ? Object.values(value).flatMap(stringsIn) : [];
}
