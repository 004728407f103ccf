/** Prints JSON as `JSON.stringify(…, 1)` does, from parts that are printed already. */
import { isStructure, type Json } from '../../engine/base/json.ts';
import { concatenated } from '../concatenated.ts';

export type Part = readonly [key: string, text: string];

/** @param depth the depth of the object. The texts of its values are those of one level deeper. */
export function printedObject(parts: readonly Part[], depth: number): string {
  if (parts.length === 0) return '{}';
  const indent = `\n${' '.repeat(depth)}`;
  const fields = parts.map(([key, text]) => `${JSON.stringify(key)}: ${text}`);
  return `{${indent} ${concatenated(fields, `,${indent} `)}${indent}}`;
}

/** `JSON.stringify` takes five times as long for long lists. */
export function printedValue(value: Json, depth: number): string {
  if (!isStructure(value)) return JSON.stringify(value);
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
  return texts.length === 0 ? '[]' : `[${indent} ${concatenated(texts, `,${indent} `)}${indent}]`;
}

export const printedTexts = (texts: readonly string[], depth: number): string =>
  printedList(
    texts.map((text) => JSON.stringify(text)),
    depth,
  );
