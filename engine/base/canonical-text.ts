import { isRecord } from './json.ts';

/** The text of JSON with its keys in order: equal for equal values. Undefined is written as null. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry: unknown) => canonicalText(entry)).join(',')}]`;
  if (isRecord(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
      .join(',')}}`;
  return JSON.stringify(value ?? null);
}
