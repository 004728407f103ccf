/** Links the parsed sources to one rulebook: joins the files of every page, and checks every id and reference. */
import { checkAliases } from '../checks/check-aliases.ts';
import { checkAsks } from '../checks/check-asks.ts';
import { checkContents } from '../checks/check-contents.ts';
import { checkEditionsFile } from '../checks/check-editions-file.ts';
import { checkIds } from '../checks/check-ids.ts';
import { checkPermanentIds } from '../checks/check-permanent-ids.ts';
import { checkReferences } from '../checks/check-references.ts';
import { checkRenamed } from '../checks/check-renamed.ts';
import { checkSynonyms } from '../checks/check-synonyms.ts';
import { checkTranslations } from '../checks/check-translations.ts';
import type { CompileCache } from '../compile-cache.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { joinPages } from '../link/join-pages.ts';
import type { Pass } from '../pass.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ParsedBook } from './parse-sources.ts';

interface LinkInput {
  readonly book: ParsedBook;
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

interface LinkedRulebook {
  readonly rulebook: Rulebook;
  /** Names in sources that cannot be read, and of pages and clauses that cannot be joined. */
  readonly unread: ReadonlySet<string>;
}

export const linkRulebook: Pass<LinkInput, LinkedRulebook> = ({ book, unread: unreadSources, cache }) => {
  const { pages, clauses, definitions, unread, diagnostics } = joinPages(book, unreadSources, cache.pageDefinitions);
  const errata = sortById(
    book.errata.map((e) => ({ erratum: e.value, document: e.document })),
    ({ erratum }) => erratum.id,
  );
  const readings = sortById(
    book.readings.map((r) => ({ reading: r.value, document: r.document })),
    ({ reading }) => reading.id,
  );
  const publications = book.editions.value.publications.map(({ id }) => id);
  const rulebook: Rulebook = {
    contents: book.contents.value,
    editions: book.editions.value,
    permanentIds: book.permanentIds?.value ?? { clauses: {} },
    icons: new Map(Object.entries(book.icons?.value.icons ?? {})),
    pages,
    clauses,
    definitions,
    translations: book.translations,
    asks: new Map(book.asks.map((node) => [node.id, node])),
    errata: firstOfEach(errata, ({ erratum }) => erratum.id),
    readings: firstOfEach(readings, ({ reading }) => reading.id),
  };
  const areas = [...new Set([...pages.keys()].map((id) => id.split('.')[0] ?? ''))];
  diagnostics.push(
    ...checkIds(errata, readings, publications),
    ...chainsWithoutPage(book, unread),
    ...(book.permanentIds === undefined ? [] : checkPermanentIds(book.permanentIds, rulebook, unread)),
    ...checkContents(book.contents, rulebook),
    ...checkRenamed(book.contents.document, rulebook),
    ...checkReferences(rulebook, cache),
    ...checkEditionsFile(book.editions, areas),
    ...checkTranslations(rulebook),
    ...checkAsks(book.asks, pages, cache.questions),
    ...checkAliases(rulebook, cache.aliases),
    ...checkSynonyms(book.contents.document, rulebook),
  );
  return { output: { rulebook, unread }, diagnostics };
};

function chainsWithoutPage({ chains, pages }: ParsedBook, unread: ReadonlySet<string>) {
  const ids = pages.map(({ id }) => id);
  return chains
    .filter(({ page }) => !ids.includes(page) && !unread.has(page))
    .map(({ page, document }) =>
      unknownName('page-unknown', `There is no page "${page}" for these chains.`, page, ids, document.placeOf(''), []),
    );
}

/** Sorts by id; of two with one id, the order of their files stays. */
function sortById<T>(list: readonly T[], idOf: (one: T) => string): readonly T[] {
  return [...list].sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
}

const firstOfEach = <T>(list: readonly T[], idOf: (one: T) => string): T[] =>
  list.filter((one, index) => list.findIndex((other) => idOf(other) === idOf(one)) === index);
