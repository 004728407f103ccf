/** Prints JSON as `JSON.stringify(…, 1)` does, from parts that are printed already. */
import type { Json } from '../ast.ts';

/** A key of an object, and its value as JSON text. */
export type Part = readonly [key: string, text: string];

/** @param depth the depth of the object. The texts of its values are those of one level deeper. */
export function printedObject(parts: readonly Part[], depth: number): string {
  if (parts.length === 0) return '{}';
  const indent = `\n${' '.repeat(depth)}`;
  // Concatenated instead of joined, which would copy the texts of all parts.
  const fields = parts.reduce(
    (before, [key, text], index) => `${before}${index === 0 ? '' : ','}${indent} ${JSON.stringify(key)}: ${text}`,
    '',
  );
  return `{${fields}${indent}}`;
}

/** A value at a depth. `JSON.stringify` takes five times as long for long lists. */
export function printedValue(value: Json, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (!(value instanceof Array))
    return printedObject(
      Object.entries(value).map(([key, entry]) => [key, printedValue(entry, depth + 1)]),
      depth,
    );
  return printedList(
    value.map((entry: Json) => printedValue(entry, depth + 1)),
    depth,
  );
}

export function printedList(texts: readonly string[], depth: number): string {
  const indent = `\n${' '.repeat(depth)}`;
  return texts.length === 0 ? '[]' : `[${indent} ${texts.join(`,${indent} `)}${indent}]`;
}

export const printedTexts = (texts: readonly string[], depth: number): string =>
  printedList(
    texts.map((text) => JSON.stringify(text)),
    depth,
  );
