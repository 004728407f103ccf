/** Where old addresses of clauses lead, for clauses that have another id now. */
import type { Book, Clause, Page } from './book.ts';

/** An anchor that an old link may name, and the clause that it means. */
export interface Moved {
  readonly slug: string;
  readonly clause: Clause;
}

/** A page that no longer stands, of which links still speak. */
export interface OldPage {
  readonly path: string;
  readonly moved: readonly Moved[];
  /** The one page that all its clauses are on now, when there is one; with the anchor, when there is one clause. */
  readonly target?: { readonly page: Page; readonly slug?: string };
}

interface Old extends Moved {
  readonly page: string;
}

function oldIds({ renamed, clauses }: Book): readonly Old[] {
  return Object.entries(renamed).flatMap(([old, now]): Old[] => {
    const [, page = '', slug = ''] = /^(.*)\.([^.]*)$/.exec(old) ?? [];
    const clause = clauses[now];
    return clause === undefined ? [] : [{ page, slug, clause }];
  });
}

/** Anchors that a clause had before on the page where it still stands. */
export const oldSlugs = (book: Book, clause: Clause): readonly string[] =>
  oldIds(book)
    .filter((old) => old.page === clause.page && old.clause.id === clause.id)
    .map(({ slug }) => slug);

/** Clauses that stood on a page and stand on another now. */
export const departed = (book: Book, page: Page): readonly Moved[] =>
  oldIds(book).filter((old) => old.page === page.id && old.clause.page !== page.id);

/** The addresses of pages that are gone. */
export function oldPages(book: Book): readonly OldPage[] {
  const stands = new Set(book.pages.map(({ id }) => id));
  const gone = Map.groupBy(
    oldIds(book).filter(({ page }) => !stands.has(page)),
    ({ page }) => page,
  );
  return [...gone].map(([id, moved]): OldPage => {
    const pages = new Set(moved.map(({ clause }) => clause.page));
    const page = pages.size === 1 ? book.pages.find((one) => pages.has(one.id)) : undefined;
    const [first] = moved;
    const target =
      page === undefined ? undefined : { page, ...(moved.length === 1 && first !== undefined ? { slug: first.clause.slug } : {}) };
    return { path: id.replace('.', '/'), moved, ...(target === undefined ? {} : { target }) };
  });
}
