/** Links the parsed sources to one rulebook: joins the files of every page, and checks every id and reference. */
import { checkAliases } from '../checks/check-aliases.ts';
import { checkAsks } from '../checks/check-asks.ts';
import { checkContents } from '../checks/check-contents.ts';
import { checkEditionsFile } from '../checks/check-editions-file.ts';
import { checkIds } from '../checks/check-ids.ts';
import { checkPermanentIds } from '../checks/check-permanent-ids.ts';
import { checkReferences, type FindOnce } from '../checks/check-references.ts';
import { checkRenamed } from '../checks/check-renamed.ts';
import { checkSynonyms } from '../checks/check-synonyms.ts';
import { checkTranslations } from '../checks/check-translations.ts';
import type { CompileCache } from '../compile-cache.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { joinPages } from '../link/join-pages.ts';
import type { LinkedPages } from '../link/joined-pages.ts';
import type { Pass } from '../pass.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';
import type { ParsedBook } from './parse-sources.ts';

interface LinkInput {
  readonly book: ParsedBook;
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

const erratumNode = ({ value, document }: ParsedBook['errata'][number]): ErratumNode => ({ erratum: value, document });

interface LinkedRulebook {
  readonly rulebook: Rulebook;
  /** Names in sources that cannot be read, and of pages and clauses that cannot be joined. */
  readonly unread: ReadonlySet<string>;
}

export const linkRulebook: Pass<LinkInput, LinkedRulebook> = ({ book, unread: unreadSources, cache }) => {
  const { joined, findings } = linkPages(book, unreadSources, cache);
  const { pages, clauses, definitions, unread } = joined;
  const errata = sortById(cache.memo.each(erratumNode, book.errata), ({ erratum }) => erratum.id);
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
  /** The findings of a check that reads no errata, cached by the name of the check. */
  const withoutErrata: FindOnce = (check, find) => {
    const found = findings.get(check) ?? find();
    findings.set(check, found);
    return found;
  };
  const diagnostics = [
    ...joined.diagnostics,
    ...checkIds(errata, readings, publications),
    ...chainsWithoutPage(book, unread),
    ...withoutErrata('permanent ids', () =>
      book.permanentIds === undefined ? [] : checkPermanentIds(book.permanentIds, rulebook, unread),
    ),
    ...withoutErrata('contents', () => checkContents(book.contents, rulebook)),
    ...checkRenamed(book.contents.document, rulebook),
    ...checkReferences(rulebook, cache, withoutErrata),
    ...withoutErrata('editions', () => checkEditionsFile(book.editions, areas)),
    ...withoutErrata('translations', () => checkTranslations(rulebook)),
    ...withoutErrata('questions', () => checkAsks(book.asks, pages, cache.questions)),
    ...withoutErrata('aliases', () => checkAliases(rulebook, cache.aliases)),
    ...withoutErrata('synonyms', () => checkSynonyms(book.contents.document, rulebook)),
  ];
  return { output: { rulebook, unread }, diagnostics };
};

/** The joined pages and the findings about them, cached where every source could be read. */
function linkPages(book: ParsedBook, unread: ReadonlySet<string>, cache: CompileCache): LinkedPages {
  const link = (): LinkedPages => ({ joined: joinPages(book, unread, cache.pageDefinitions), findings: new Map() });
  if (unread.size > 0) return link();
  const files = [book.contents, book.editions, book.icons, book.permanentIds, ...book.asks, ...book.chains, ...book.readings];
  const pages = book.pages.flatMap(({ id, ast, data }) => [id, ast, data?.document]);
  return cache.linked.get([...files.map((file) => file?.document), ...pages, ...book.translations], link);
}

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

function firstOfEach<T>(list: readonly T[], idOf: (one: T) => string): T[] {
  const firstById = new Map(list.toReversed().map((one) => [idOf(one), one]));
  return list.filter((one) => firstById.get(idOf(one)) === one);
}
