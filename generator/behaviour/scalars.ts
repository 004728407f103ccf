import { isObject, type Json } from '../../engine/base/json.ts';

export interface Scalar {
  readonly keys: readonly string[];
  readonly value: Json;
}

/** Every scalar in a value, with the keys and indexes that lead to it. */
export function scalarsOf(value: Json, keys: readonly string[] = []): readonly Scalar[] {
  if (Array.isArray(value)) return value.flatMap((entry: Json, index) => scalarsOf(entry, [...keys, String(index)]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, entry]) => scalarsOf(entry, [...keys, key]));
  return [{ keys, value }];
}
