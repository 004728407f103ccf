/**
 * Finds the texts and definitions of pages that changed since the last build without findings, and new editions. A file in `.sightline/`,
 * which git ignores, has them as they were.
 */
import { join } from 'node:path';
import type { Json } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import type { CompiledPack } from '../compile.ts';
import { clausesIn, jsonWithoutCitations } from '../definition-clauses.ts';
import { digestOf } from '../digest.ts';
import { toJson } from '../errata/set-fields.ts';
import { clauseId, definitionId } from '../ids.ts';
import { grownEnumeration, grownMap } from '../stale/grown-lists.ts';
import type { ChangeIn, Replacement } from '../stale/rule-change.ts';
import { stringsIn } from '../strings-in.ts';
import { replaceFiles } from './files.ts';
import { readJson } from './read-json.ts';

const RECORD = '.sightline/page-contents.json';
/** The generated file with the texts and definitions of the rulebook, and the texts of packs. */
export const BOOK = 'site/src/generated/book.json';

/** By id: texts without markup, and definitions as JSON. */
interface PageContents {
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
  const { contents: before, known } = readRecord(root) ?? recordBookOnDisk(root, packs) ?? {};
  const after = contentsOf(JSON.parse(bookText), packs);
  // If these contents were recorded before, nothing has changed or edits were undone.
  if (before === undefined || known?.includes(digestOfContents(after)) === true) return undefined;
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
  const replaced = replacementsOf([...changed, ...removed], before, after);
  const newEditions = new Set(after.editions.filter((id) => !before.editions.includes(id)));
  if (texts.length + changed.length + removed.length + newEditions.size === 0) return undefined;
  const added = new Set(changed.filter(([id]) => !(id in before.definitions)).map(([id]) => definitionId(id)));
  const clauses = [...texts.map(({ id }) => id), ...[...changed, ...removed].flatMap(([, one]) => (isObject(one) ? clausesIn(one) : []))];
  return {
    title: titleOf(newEditions, clauses),
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
            replaced,
            grown: [...replaced.flatMap((one) => grownEnumeration(one.before, one.now)), ...grownMap(book, added)],
            written: new Set(
              changed.flatMap(([id, one]) => stringsIn(one).filter((text) => !stringsIn(before.definitions[id]).includes(text))),
            ),
            statesNewRule: (id) => !(id in before.texts),
          };
    },
  };
}

function titleOf(newEditions: ReadonlySet<string>, clauses: readonly string[]): string {
  const concerned = new Set([...[...newEditions].map((id) => `edition ${id}`), ...clauses.map((id) => id.slice(0, id.lastIndexOf('.')))]);
  return `Edits since the last build without findings, which concern ${[...concerned].join(', ')}:`;
}

const replacementsOf = (entries: readonly (readonly [string, Json])[], before: PageContents, after: PageContents): Replacement[] =>
  entries.flatMap(([id]) => {
    const [old, now] = [before.definitions[id], after.definitions[id]];
    if (!isObject(old)) return [];
    return [isObject(now) ? { before: old, now } : { before: old }];
  });

export function recordPages(root: string, bookText: string, packs: readonly CompiledPack[]): void {
  writeRecord(root, contentsOf(JSON.parse(bookText), packs));
}

interface PageRecord {
  readonly contents: PageContents;
  /** The digests of these and earlier contents that were recorded, latest last. */
  readonly known: readonly string[];
}

const MOST_KNOWN = 100;

const digestOfContents = (contents: PageContents): string => digestOf(JSON.stringify(contents));

function writeRecord(root: string, contents: PageContents): PageRecord {
  const digest = digestOfContents(contents);
  const known = readRecord(root)?.known ?? [];
  // Contents that were recorded before undo the edits since: made again, these edits are new.
  const earlier = known.includes(digest) ? known.slice(0, known.indexOf(digest)) : known;
  const record = { contents, known: [...earlier, digest].slice(-MOST_KNOWN) };
  replaceFiles(root, new Map([[RECORD, JSON.stringify(record)]]));
  return record;
}

function recordBookOnDisk(root: string, packs: readonly CompiledPack[]): PageRecord | undefined {
  const book = readJson(join(root, BOOK));
  return book === undefined ? undefined : writeRecord(root, contentsOf(book, packs));
}

function readRecord(root: string): PageRecord | undefined {
  const record = readJson(join(root, RECORD));
  if (!isObject(record) || !isObject(record.contents)) return undefined;
  const { editions, texts, definitions } = record.contents;
  return editions instanceof Array && isObject(texts) && isObject(definitions)
    ? {
        contents: { editions: editions.map(String), texts: { ...texts }, definitions: { ...definitions } },
        known: listOf(record.known).map(String),
      }
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

/** Worked examples stay paragraphs that begin with `>`, as in Markdown. */
const withoutMarkup = (html: string): string =>
  html
    .replace(/<blockquote>\s*/g, '\n\n> ')
    .replace(/<\/blockquote>/g, '\n\n')
    .replace(/<[^>]*>/g, '');
