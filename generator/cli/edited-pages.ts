/**
 * Finds the texts and definitions of pages that changed since the last build without findings, and new editions. A file in `.sightline/`,
 * which git ignores, has them as they were.
 */
import { join } from 'node:path';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import type { CompiledPack } from '../compile.ts';
import { jsonWithoutCitations } from '../definition-clauses.ts';
import { toJson } from '../errata/set-fields.ts';
import { clauseId, definitionId } from '../ids.ts';
import { grownEnumeration, grownMap } from '../stale/grown-lists.ts';
import { type ChangeIn, stringsIn } from '../stale/rule-change.ts';
import { replaceFiles } from './files.ts';
import { readJson } from './read-json.ts';

const RECORD = '.sightline/pages.json';
/** The generated file with the texts and definitions of the rulebook, and the texts of packs. */
export const BOOK = 'site/src/generated/book.json';

/** By id: texts without markup, and definitions as JSON. */
interface PageContents {
  /** The ids of the editions. */
  readonly editions: readonly string[];
  readonly texts: Record<string, Json>;
  readonly definitions: Record<string, Json>;
}

/**
 * The changes since the recorded build; undefined if there are none. Before a build has recorded anything, the book on disk is recorded
 * and compared instead. It has no definitions of packs, so changes of these are not found then.
 * @param bookText the new text of the generated book
 */
export function editedPages(
  root: string,
  bookText: string,
  packs: readonly CompiledPack[],
): { readonly title: string; readonly changeIn: ChangeIn } | undefined {
  const before = recordedContents(root) ?? recordBookOnDisk(root, packs);
  if (before === undefined) return undefined;
  const after = contentsOf(JSON.parse(bookText), packs);
  const texts = Object.entries(after.texts).flatMap(([id, text]) => {
    const textBefore = before.texts[id];
    return typeof textBefore !== 'string' || typeof text !== 'string' || textBefore === text
      ? []
      : [{ id, before: textBefore, after: text }];
  });
  const changed = Object.entries(after.definitions).filter(
    ([id, one]) => jsonWithoutCitations(before.definitions[id]) !== jsonWithoutCitations(one),
  );
  const removed = Object.entries(before.definitions).filter(([id]) => !(id in after.definitions));
  const newEditions = new Set(after.editions.filter((id) => !before.editions.includes(id)));
  if (texts.length + changed.length + removed.length + newEditions.size === 0) return undefined;
  const added = new Set(changed.filter(([id]) => !(id in before.definitions)).map(([id]) => definitionId(id)));
  const clauses = [...texts.map(({ id }) => id), ...[...changed, ...removed].flatMap(([, one]) => clausesIn(one))];
  const concerned = new Set([...[...newEditions].map((id) => `edition ${id}`), ...clauses.map((id) => id.slice(0, id.lastIndexOf('.')))]);
  return {
    title: `Edits since the last build without findings, which concern ${[...concerned].join(', ')}:`,
    changeIn: (rulebook, books) => {
      const book = books.find(({ id }) => id === rulebook.editions.default);
      return book === undefined
        ? undefined
        : {
            after: book,
            vocabulary: rulebook.vocabulary,
            amended: new Set(texts.map(({ id }) => clauseId(id))),
            texts: texts.map((one) => ({ ...one, clause: clauseId(one.id) })),
            changed: new Set(changed.map(([id]) => definitionId(id))),
            added,
            newEditions,
            replaced: [...changed, ...removed].map(([id]) => before.definitions[id] ?? null).filter(isObject),
            removed: removed.flatMap(([, json]) => (isObject(json) ? [{ json, clauses: clausesIn(json).map(clauseId) }] : [])),
            grown: [...changed.flatMap(([id, one]) => grownEnumeration(before.definitions[id], one)), ...grownMap(book, added)],
            written: new Set(
              changed.flatMap(([id, one]) => stringsIn(one).filter((text) => !stringsIn(before.definitions[id]).includes(text))),
            ),
            oldNumbers: changed.flatMap(([id, one]) => numbersGone(before.definitions[id], one)),
            statesNewRule: (id) => !(id in before.texts),
          };
    },
  };
}

export const recordPages = (root: string, bookText: string, packs: readonly CompiledPack[]): void =>
  writeRecord(root, contentsOf(JSON.parse(bookText), packs));

function writeRecord(root: string, contents: PageContents): void {
  replaceFiles(root, new Map([[RECORD, JSON.stringify(contents)]]));
}

function recordBookOnDisk(root: string, packs: readonly CompiledPack[]): PageContents | undefined {
  const book = readJson(join(root, BOOK));
  if (book === undefined) return undefined;
  const contents = contentsOf(book, packs);
  writeRecord(root, contents);
  return contents;
}

function recordedContents(root: string): PageContents | undefined {
  const record = readJson(join(root, RECORD));
  if (!isObject(record)) return undefined;
  const { editions, texts, definitions } = record;
  return editions instanceof Array && isObject(texts) && isObject(definitions)
    ? { editions: editions.map(String), texts: { ...texts }, definitions: { ...definitions } }
    : undefined;
}

/** The editions, and the contents of the first: errata change those of later editions. */
function contentsOf(book: Json, packs: readonly CompiledPack[]): PageContents {
  const editions = (isObject(book) ? listOf(book.editions) : []).flatMap((one) => (isObject(one) ? [String(one.id)] : []));
  const packClauses = (isObject(book) ? listOf(book.packs) : [])
    .flatMap((pack) => (isObject(pack) ? listOf(pack.pages) : []))
    .flatMap((page) => (isObject(page) ? listOf(page.clauses) : []))
    .filter(isObject);
  const [edition = ''] = editions;
  const clauses = isObject(book) && isObject(book.clauses) ? Object.values(book.clauses).filter(isObject) : [];
  const inEdition = (byEdition: Json | undefined): Json | undefined => (isObject(byEdition) ? byEdition[edition] : undefined);
  return {
    editions,
    texts: Object.fromEntries([
      ...clauses.map(({ id, html }) => [String(id), withoutMarkup(String(inEdition(html) ?? ''))]),
      ...packClauses.map(({ id, html }) => [String(id), withoutMarkup(String(html))]),
    ]),
    definitions: Object.fromEntries([
      ...clauses
        .flatMap(({ definitions }) => listOf(inEdition(definitions)))
        .filter(isObject)
        .map(({ id, json }) => [String(id), json ?? null]),
      ...packs.flatMap(definitionsIn),
    ]),
  };
}

/**
 * The definitions of a pack in the first edition, by id. The compilation has those of the rulebook too, for whose files `pathOnDisk` is
 * undefined.
 */
const definitionsIn = ({ sources, compilation }: CompiledPack): readonly (readonly [string, Json])[] =>
  (compilation.editions[0]?.book.definitions ?? [])
    .filter(({ document }) => sources.pathOnDisk(document.path) !== undefined)
    .map(({ definition }) => [definition.id, toJson(definition)]);

const withoutMarkup = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The clauses that a definition carries. */
function clausesIn(definition: Json): string[] {
  if (!isObject(definition)) return [];
  const parts: readonly JsonObject[] = [definition, ...listOf(definition.unless).filter(isObject)];
  return parts.flatMap(({ clauses }) => listOf(clauses).map(String));
}

/** The numbers in fields that now have another value. */
function numbersGone(before: Json | undefined, after: Json | undefined): string[] {
  if (typeof before === 'number') return before === after ? [] : [String(before)];
  if (typeof before !== 'object' || before === null) return [];
  const later = typeof after === 'object' && after !== null ? new Map<string, Json>(Object.entries(after)) : new Map<string, Json>();
  return Object.entries(before).flatMap(([key, value]) => numbersGone(value, later.get(key)));
}
