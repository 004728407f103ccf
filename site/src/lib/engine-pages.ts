/** The pages `…/engine/`, which show the definitions of a rule page. A rule page without definitions has none. */
import type { EditionId } from '../generated/book.ts';
import { book, type Clause, clausesOf, type Definition, type Page, pageOf } from './book.ts';
import { pageHref } from './editions.ts';

interface DefinedClause {
  readonly clause: Clause;
  readonly number: number;
  readonly definitions: readonly Definition[];
}

export const enginePages = (edition: EditionId): readonly { readonly page: Page; readonly clauses: readonly DefinedClause[] }[] =>
  book.pages
    .map((page) => ({
      page,
      clauses: clausesOf(page)
        .map((clause, index) => ({ clause, number: index + 1, definitions: clause.definitions[edition] ?? [] }))
        .filter(({ definitions }) => definitions.length > 0),
    }))
    .filter(({ clauses }) => clauses.length > 0);

export function engineHref(clause: Clause, edition: EditionId): string | undefined {
  const page = pageOf(clause.page);
  return page === undefined || (clause.definitions[edition] ?? []).length === 0
    ? undefined
    : `${pageHref(page, edition)}engine/#${clause.slug}`;
}
