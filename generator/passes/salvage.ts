/**
 * One mistake must hide no other: of a page with faulty parts the rest is kept, and what the other sources say about the parts that were
 * left out is not held against them.
 */
import type { Json, JsonDocument, JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Names of clauses, pages and definitions that stand in text which could not be read. */
export type Lost = Set<string>;

/** Stands in `Lost` for names that cannot even be listed. */
export const ANYTHING = '*';

const CLAUSE = /^[a-z-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;

/** Notes a name; of a dotted one also its last part, by which expressions call a fact or a path. */
export function lose(lost: Lost, name: string): void {
  lost.add(name);
  lost.add(name.slice(name.lastIndexOf('.') + 1));
}

/** Notes the names in JSON text that cannot be parsed. */
export function loseText(lost: Lost, text: string): void {
  if (!text.includes('"id"')) lost.add(ANYTHING);
  for (const found of text.matchAll(/"id"\s*:\s*"([A-Za-z0-9.-]{1,200})"/g)) lose(lost, found[1] ?? '');
  for (const found of text.matchAll(/"([a-z0-9.-]{5,200})"/g)) if (CLAUSE.test(found[1] ?? '')) lost.add(found[1] ?? '');
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

/** The page without its faulty clauses and definitions, pointers still leading to where they stand; what is left out is noted in `lost`. */
export function withoutFaulty(page: string, document: JsonDocument, faults: readonly Diagnostic[], lost: Lost): JsonDocument | undefined {
  const { value } = document;
  if (!isObject(value)) return undefined;
  const pointers = faults.map((fault) => fault.place.pointer ?? '');
  const faulty = (pointer: string): boolean => pointers.some((p) => p === pointer || p.startsWith(`${pointer}/`));
  const definitions = value.definitions instanceof Array ? value.definitions.map((entry: Json, place) => ({ entry, place })) : [];
  const kept = definitions.filter(({ place }) => !faulty(`/definitions/${place}`));
  for (const dropped of definitions) if (!kept.includes(dropped)) loseText(lost, JSON.stringify(dropped.entry));
  const clauses = Object.entries(isObject(value.clauses) ? value.clauses : {}).filter(([slug]) => {
    const good = !faulty(`/clauses/${slug}`);
    if (!good) lost.add(`${page}.${slug}`);
    return good;
  });
  const rest: JsonObject = {
    page: faulty('/page') || value.page === undefined ? page : value.page,
    aliases: faulty('/aliases') || value.aliases === undefined ? [] : value.aliases,
    clauses: Object.fromEntries(clauses),
    definitions: kept.map(({ entry }) => entry),
  };
  const original = (pointer: string): string =>
    pointer.replace(/^\/definitions\/(\d+)/, (_, place) => `/definitions/${kept[Number(place)]?.place ?? place}`);
  return { path: document.path, value: rest, placeOf: (pointer, part) => document.placeOf(original(pointer), part) };
}

/** The document without the fields that no schema knows. */
export function withoutUnknownFields(document: JsonDocument, faults: readonly Diagnostic[]): JsonDocument {
  const unknown = new Set(faults.filter((fault) => fault.code === 'field-unknown').map((fault) => fault.place.pointer));
  const strip = (value: Json, at: string): Json => {
    if (value instanceof Array) return value.map((entry: Json, place) => strip(entry, `${at}/${place}`));
    if (!isObject(value)) return value;
    const known = Object.entries(value).flatMap(([key, entry]) => {
      const pointer = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return unknown.has(pointer) ? [] : [[key, strip(entry, pointer)] as const];
    });
    return Object.fromEntries(known);
  };
  return { ...document, value: strip(document.value, '') };
}

/**
 * The findings that do not merely follow from what was left out. A text is held against the definitions only where all that could carry
 * it were read: those of its page and, for the text of an erratum, those of the erratum.
 */
export function withoutEchoes(diagnostics: readonly Diagnostic[], earlier: readonly Diagnostic[], lost: ReadonlySet<string>): Diagnostic[] {
  const own = diagnostics.filter(
    ({ code, refersTo = [] }) => !refersTo.some((id) => lost.has(id)) && !(lost.has(ANYTHING) && code.includes('unknown')),
  );
  const faulty = new Set([...earlier, ...own].filter(isError).map(({ place }) => place.file));
  return own.filter(({ code, place, refersTo: [clause = ''] = [] }) => {
    if (!/^text-.*-unmatched$/.test(code)) return true;
    return !faulty.has(fileOf(clause)) && !(place.file.startsWith('rules/errata/') && faulty.has(place.file));
  });
}

const isError = ({ code, severity }: Diagnostic): boolean => severity === 'error' && !/^text-.*-unmatched$/.test(code);

/** The file with the definitions of a clause's page. */
const fileOf = (clause: string): string => `rules/${clause.split('.').slice(0, 2).join('/')}.json`;
