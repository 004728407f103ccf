import type { Json } from '../engine/base/json.ts';
import { isObject } from '../engine/base/json.ts';

/** The text of JSON with its keys in order: equal for equal values. */
export function canonicalText(value: Json | undefined): string {
  if (value instanceof Array) return `[${value.map((entry: Json) => canonicalText(entry)).join(',')}]`;
  if (isObject(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
      .join(',')}}`;
  return JSON.stringify(value ?? null);
}
