import type { ObjectCache } from '../caches.ts';
import { checkSources } from '../checks/check-sources.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { PageFile } from '../generated/page.ts';
import type { ClauseId, PageId } from '../ids.ts';
import { hasDuplicateEdition } from '../publication-of.ts';
import { markEverythingUnread } from '../recovery/unread-names.ts';
import type { ClauseNode, DefinitionNode, PageNode } from '../rulebook.ts';
import type { ParsedBook } from '../sources/parsed-book.ts';
import { markPageUnread } from '../sources/read-pages.ts';
import { incompletePage, isInContents } from './incomplete-page.ts';
import { chainsOf, checkChains, withChains } from './join-chains.ts';
import { type JoinablePage, joinClauses } from './join-clauses.ts';
import type { JoinedPages } from './joined-pages.ts';

type PageDefinitions = ObjectCache<PageFile, readonly DefinitionNode[]>;

export function joinPages(book: ParsedBook, unreadSources: ReadonlySet<string>, cache: PageDefinitions): JoinedPages {
  const unread = new Set(unreadSources);
  const diagnostics: Diagnostic[] = [];
  const clauses = new Map<ClauseId, ClauseNode>();
  const pages = new Map<PageId, PageNode>();
  const definitions: DefinitionNode[] = [];
  const unjoined: string[] = [];
  for (const { id, ast, data } of book.pages) {
    if (ast === undefined || data === undefined) {
      markPageUnread(unread, id, ast, data?.value);
      // A page outside the contents is a stray: nothing uses its definitions.
      if (data === undefined && isInContents(book, id)) markEverythingUnread(unread);
      diagnostics.push(...incompletePage(book, id));
      continue;
    }
    const page: JoinablePage = { id, ast, data };
    diagnostics.push(...checkPage(page, book));
    const chainsFile = book.chains.find((chains) => chains.page === id);
    const chains = chainsOf(id, chainsFile?.value ?? {});
    const joined = joinClauses(page, unread);
    diagnostics.push(...joined.diagnostics);
    for (const clause of joined.clauses) clauses.set(clause.id, { ...clause, ast: withChains(clause.ast, chains) });
    unjoined.push(...joined.unjoined);
    const { document, value } = data;
    definitions.push(
      ...cache.get(value, () => value.definitions.map((definition, index) => ({ definition, document, pointer: `/definitions/${index}` }))),
    );
    pages.set(id, { id, ast, document, aliases: value.aliases, clauses: ast.clauses.map((c) => c.id) });
  }
  // Other diagnostics of a clause that could not be joined would only repeat that.
  for (const id of unjoined) unread.add(id);
  return { pages, clauses, definitions, unread, diagnostics };
}

function checkPage({ id, ast, data }: JoinablePage, { editions, chains }: ParsedBook): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (data.value.page !== id)
    diagnostics.push({
      code: 'page-misnamed',
      severity: 'error',
      message: 'The page has another id than its file.',
      found: data.value.page,
      expected: id,
      place: data.document.placeOf('/page'),
    });
  diagnostics.push(...checkSources(data, editions.value.documents));
  const chainsFile = hasDuplicateEdition(editions.value) ? undefined : chains.find(({ page }) => page === id);
  const knownEditions = editions.value.publications.map(({ edition }) => edition);
  return chainsFile === undefined ? diagnostics : [...diagnostics, ...checkChains(ast, chainsFile, knownEditions)];
}
