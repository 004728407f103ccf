/** The valid subset of a faulty document, so that one mistake hides no other. Pointers into it lead to the right places of the file. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { escapeKey, isObject } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearestField } from '../nearest.ts';
import { fieldOfPage, markMisformed, markTextUnread, type UnreadNames } from './unread-names.ts';

/** The fields of a page by the names that they are misspelt as. */
function misspeltFields(page: JsonObject, fields: readonly string[]): ReadonlyMap<string, string> {
  const names = Object.keys(page);
  const missing = fields.filter((field) => !names.includes(field));
  return new Map(
    names.flatMap((name) => {
      const meant = fields.includes(name) ? undefined : nearestField(name, missing);
      return meant === undefined ? [] : [[name, meant]];
    }),
  );
}

interface PageOfSchema {
  readonly id: string;
  readonly fields: readonly string[];
}

/** The page without its faulty clauses and definitions, which are added to `unread`. Undefined if it is no object. */
export function validSubsetOfPage(
  { id: page, fields }: PageOfSchema,
  document: JsonDocument,
  faults: readonly Diagnostic[],
  unread: UnreadNames,
): JsonDocument | undefined {
  if (!isObject(document.value)) return undefined;
  const meantByWritten = misspeltFields(document.value, fields);
  const value = Object.fromEntries(Object.entries(document.value).map(([key, entry]) => [meantByWritten.get(key) ?? key, entry]));
  const pointers = faults.map((fault) => fault.place.pointer ?? '');
  const isFaulty = (pointer: string): boolean => pointers.some((p) => p === pointer || p.startsWith(`${pointer}/`));
  const definitions = value.definitions instanceof Array ? value.definitions.map((entry: Json, index) => ({ entry, index })) : [];
  const valid = definitions.filter(({ index }) => !isFaulty(`/definitions/${index}`));
  for (const dropped of definitions) {
    if (valid.includes(dropped)) continue;
    const { entry, index } = dropped;
    markTextUnread(unread, JSON.stringify(entry));
    if (isObject(entry) && typeof entry.id === 'string' && isFaulty(`/definitions/${index}/id`)) markMisformed(unread, entry.id);
  }
  const clauses = Object.entries(isObject(value.clauses) ? value.clauses : {}).filter(([slug]) => {
    const isValid = !isFaulty(`/clauses/${escapeKey(slug)}`);
    if (!isValid) unread.add(`${page}.${slug}`);
    return isValid;
  });
  const subset: JsonObject = {
    // Includes the fields that the page has for all its clauses, such as `sources`.
    ...Object.fromEntries(Object.entries(value).filter(([key]) => !isFaulty(`/${escapeKey(key)}`))),
    page: isFaulty('/page') || value.page === undefined ? page : value.page,
    aliases: isFaulty('/aliases') || value.aliases === undefined ? [] : value.aliases,
    clauses: Object.fromEntries(clauses),
    definitions: valid.map(({ entry }) => entry),
  };
  for (const field of Object.keys(value)) if (isFaulty(`/${escapeKey(field)}`)) unread.add(fieldOfPage(page, field));
  const originalPointer = (pointer: string): string =>
    pointer
      .replace(/^\/definitions\/(\d+)/, (_, index) => `/definitions/${valid[Number(index)]?.index ?? index}`)
      .replace(/^\/([^/]+)/, (whole, field) => {
        const written = [...meantByWritten].find(([, meant]) => meant === field)?.[0];
        return written === undefined ? whole : `/${escapeKey(written)}`;
      });
  return { path: document.path, value: subset, placeOf: (pointer, part) => document.placeOf(originalPointer(pointer), part) };
}

export function withoutUnknownFields(document: JsonDocument, faults: readonly Diagnostic[]): JsonDocument {
  const unknown = new Set(faults.filter((fault) => fault.code === 'field-unknown').map((fault) => fault.place.pointer));
  const strip = (value: Json, pointerTo: string): Json => {
    if (value instanceof Array) return value.map((entry: Json, index) => strip(entry, `${pointerTo}/${index}`));
    if (!isObject(value)) return value;
    const known = Object.entries(value).flatMap(([key, entry]) => {
      const pointer = `${pointerTo}/${escapeKey(key)}`;
      return unknown.has(pointer) ? [] : [[key, strip(entry, pointer)] as const];
    });
    return Object.fromEntries(known);
  };
  return { ...document, value: strip(document.value, '') };
}
