import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ReadEntry } from './example-claims.ts';
import type { Entry, Key } from './example-entries.ts';
import { parseJsonValue } from './json-value.ts';
import type { LineIndex } from './line-index.ts';

const SHAPES: { readonly [key in Key]?: { readonly is: (value: Json) => boolean; readonly expected: string } } = {
  map: { is: isObject, expected: 'an object: {"kind": "indoor"}' },
  characters: { is: isObject, expected: 'an object by id: {"A": {"size": "great"}}' },
  objects: { is: isObject, expected: 'an object by id: {"o1": {"kind": "heavy"}}' },
  ask: { is: isObject, expected: 'a question: {"ask": "reach", …}' },
  verdict: { is: isObject, expected: 'a verdict as an object' },
  refused: { is: isObject, expected: 'an error as an object: {"code": …, "at": …}' },
  because: {
    is: (value) => Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'),
    expected: 'a list: ["clause SQUARE", …], or no line at all',
  },
  shows: {
    is: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    expected: 'a list of clauses: ["area.page.clause", …]',
  },
  diagnostic: { is: (value) => readDiagnostic(value) !== undefined, expected: '"code", or {"code": "…", "pointer": "…"}' },
};

export function isJson(key: Key): boolean {
  return key !== 'says' && key !== 'board' && key !== 'same-as';
}

/** The entry with its JSON; none for text, for what is not JSON and for a value of the wrong shape. Reports the faults. */
export function readValue(lines: LineIndex, entry: Entry, diagnostics: Diagnostic[]): ReadEntry[] {
  if (!isJson(entry.key)) return [];
  const read = parseJsonValue(lines, entry.start, entry.end);
  for (const fault of read.diagnostics) {
    if (fault.code !== 'json-syntax') diagnostics.push(fault);
    else
      diagnostics.push({
        ...fault,
        code: 'example-json-syntax',
        message: `The value of "${entry.key}" is not valid JSON: found ${fault.found}, expected ${fault.expected}.`,
      });
  }
  if (read.parsed === undefined) return [];
  const { value } = read.parsed;
  const shape = SHAPES[entry.key];
  if (shape === undefined || shape.is(value)) return [{ ...entry, value }];
  const message = `The value of "${entry.key}" has the wrong shape: expected ${shape.expected}.`;
  const place = lines.place(entry.start, entry.end);
  diagnostics.push({
    code: 'example-value-malformed',
    severity: 'error',
    message,
    place,
    found: entry.text.slice(0, 60),
    expected: shape.expected,
  });
  return [];
}

/** The diagnostic that the compiler must report for a `source` example, given as a code alone or with a pointer. */
export function readDiagnostic(value: Json | undefined): { readonly code: string; readonly pointer?: string } | undefined {
  if (typeof value === 'string' && value !== '') return { code: value };
  if (!isObject(value)) return undefined;
  const { code, pointer, ...rest } = value;
  if (typeof code !== 'string' || Object.keys(rest).length > 0) return undefined;
  if (pointer === undefined) return { code };
  return typeof pointer === 'string' ? { code, pointer } : undefined;
}
