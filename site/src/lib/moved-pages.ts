import type { EditionId } from '../generated/book.ts';
import type { Book, Clause, Page } from './book.ts';
import { clauseHref, currentEdition, pageHref } from './editions.ts';
import { examplesHref, pagesWithoutFurtherExamples } from './examples.ts';
import { oldPages } from './renamed.ts';

export interface MovedPage {
  /** Without slashes at its ends, and without the prefix of the edition. */
  readonly path: string;
  /** The new address, if there is one; `page` is the address that search engines get. */
  readonly target?: { readonly href: string; readonly page: string; readonly title: string };
  /** The old anchors of the page with the new address of each. */
  readonly moved: readonly { readonly slug: string; readonly href: string; readonly title: string }[];
}

const linkTo = (oldSlug: string, clause: Clause, edition: EditionId): MovedPage['moved'][number] => ({
  slug: oldSlug,
  href: clauseHref(clause, edition),
  title: clause.title,
});

/** Rule pages that are gone, and pages `…/examples/` whose examples are all on the rule page now. */
export function movedPages(book: Book, edition: EditionId): readonly MovedPage[] {
  const targetOf = (page: Page, slug?: string): { readonly target: NonNullable<MovedPage['target']> } => {
    const href = pageHref(page, edition);
    return { target: { href: slug === undefined ? href : `${href}#${slug}`, page: href, title: page.title } };
  };
  const movedRulePages = oldPages(book).map(
    ({ path, moved, target }): MovedPage => ({
      path,
      moved: moved.map(({ slug, clause }) => linkTo(slug, clause, edition)),
      ...(target === undefined ? {} : targetOf(target.page, target.slug)),
    }),
  );
  if (edition !== currentEdition) return movedRulePages;
  const movedExamplePages = pagesWithoutFurtherExamples(book).map(
    (page): MovedPage => ({
      path: examplesHref(page).slice(1, -1),
      moved: page.clauses.flatMap((id) => book.clauses[id] ?? []).map((clause) => linkTo(clause.slug, clause, edition)),
      ...targetOf(page),
    }),
  );
  return [...movedRulePages, ...movedExamplePages];
}
