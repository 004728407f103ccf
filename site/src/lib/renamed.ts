import type { Book, Clause, Page } from './book.ts';

/** The old anchor of a clause, and the clause. */
export interface MovedClause {
  readonly slug: string;
  readonly clause: Clause;
}

interface OldPage {
  readonly path: string;
  readonly moved: readonly MovedClause[];
  /** The page that all its clauses moved to, if it is one page; with an anchor if it is one clause. */
  readonly target?: { readonly page: Page; readonly slug?: string };
}

/** An old clause id, split into the id of its page and its anchor, with the clause that has taken its place. */
interface OldClause extends MovedClause {
  readonly page: string;
}

function oldClauses({ renamed, clauses }: Book): readonly OldClause[] {
  return Object.entries(renamed).flatMap(([old, now]): OldClause[] => {
    const [, page, slug = ''] = /^([^.]*\.[^.]*)\.([^.]*)$/.exec(old) ?? [];
    const clause = clauses[now];
    return clause === undefined || page === undefined ? [] : [{ page, slug, clause }];
  });
}

/** Earlier anchors of a clause on its present page. */
export const oldSlugs = (book: Book, clause: Clause): readonly string[] =>
  oldClauses(book)
    .filter((old) => old.page === clause.page && old.clause.id === clause.id)
    .map(({ slug }) => slug);

export const clausesMovedAway = (book: Book, page: Page): readonly MovedClause[] =>
  oldClauses(book).filter((old) => old.page === page.id && old.clause.page !== page.id);

export function oldPages(book: Book): readonly OldPage[] {
  const present = new Set<string>(book.pages.map(({ id }) => id));
  const gone = Map.groupBy(
    oldClauses(book).filter(({ page }) => !present.has(page)),
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

/** The id of an erratum or a ruling whose page is gone, and the id that has taken its place, if any has. */
interface OldStatement {
  readonly id: string;
  readonly now: string | undefined;
}

function successors({ renamed, clauses, errata, rulings }: Book, former: readonly string[]): OldStatement[] {
  const known = new Set([...Object.keys(clauses), ...[...errata, ...rulings].map(({ id }) => id)]);
  return former.map((id) => {
    // A clause that is no ruling or reminder any more still exists under its id.
    const now = renamed[id] ?? id;
    return { id, now: known.has(now) ? now : undefined };
  });
}

export const oldErrata = (book: Book): readonly OldStatement[] => successors(book, book.formerIds.errata);
export const oldRulings = (book: Book): readonly OldStatement[] => successors(book, book.formerIds.rulings);
