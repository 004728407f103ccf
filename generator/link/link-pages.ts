import { firstOfEach, sortById } from '../by-id.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { ParsedBook } from '../sources/parsed-book.ts';
import { joinPages } from './join-pages.ts';
import type { LinkedPages } from './joined-pages.ts';
import { readingNode } from './nodes.ts';

/** The joined pages and the diagnostics about them, cached where every source could be read. */
export const linkPages = (book: ParsedBook, unread: ReadonlySet<string>, cache: CompileCache): LinkedPages =>
  unread.size > 0 ? linkedPages(book, unread, cache) : cache.memo.of(linkedPages, book, NONE_UNREAD, cache);

const NONE_UNREAD: ReadonlySet<string> = new Set();

function linkedPages(book: ParsedBook, unread: ReadonlySet<string>, { pageDefinitions, memo }: CompileCache): LinkedPages {
  const joined = joinPages(book, unread, pageDefinitions);
  const readings = sortById(memo.each(readingNode, book.readings), ({ reading }) => reading.id);
  const printed = {
    contents: book.contents.value,
    editions: book.editions.value,
    permanentIds: book.permanentIds?.value ?? { clauses: {} },
    icons: new Map(Object.entries(book.icons?.value.icons ?? {})),
    pages: joined.pages,
    clauses: joined.clauses,
    definitions: joined.definitions,
    translations: book.translations,
    asks: new Map(book.asks.map((node) => [node.id, node])),
    readings: firstOfEach(readings, ({ reading }) => reading.id),
  };
  return { joined, printed, readings, diagnosticsByCheck: new Map() };
}
