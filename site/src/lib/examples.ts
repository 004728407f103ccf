/** Selects the one or two examples of a clause that its page shows, so that the page stays short. The others are on a page of examples. */
import { fieldsOf } from '../base/json.ts';
import type { Book, Clause, Example, Page } from './book.ts';

/** On pages with more examples than this, each clause shows one. */
const manyExamples = 8;

const pageOfClause = (book: Book, clause: Clause): Page | undefined => book.pages.find(({ id }) => id === clause.page);

function shownCount(book: Book, clause: Clause): number {
  const clauses = pageOfClause(book, clause)?.clauses ?? [];
  return clauses.reduce((sum, id) => sum + (book.clauses[id]?.examples.length ?? 0), 0) > manyExamples ? 1 : 2;
}

/** Examples of whole games are long: only the page of examples shows them. */
const isGame = ({ question }: Example): boolean => fieldsOf(question).ask === 'play';

export const shownExamples = (book: Book, clause: Clause): readonly Example[] =>
  clause.examples.filter((example) => !isGame(example)).slice(0, shownCount(book, clause));

export function furtherExamples(book: Book, clause: Clause): readonly Example[] {
  const shown = shownExamples(book, clause);
  return clause.examples.filter((example) => !shown.includes(example));
}

const clausesOnPage = (book: Book, page: Page): readonly Clause[] => page.clauses.flatMap((id) => book.clauses[id] ?? []);

export const hasFurtherExamples = (book: Book, page: Page): boolean =>
  clausesOnPage(book, page).some((clause) => furtherExamples(book, clause).length > 0);

/** Pages whose examples are all on the page itself. Earlier versions of the book may have had a page `…/examples/` for them. */
export const pagesWithoutFurtherExamples = (book: Book): readonly Page[] =>
  book.pages.filter((page) => !hasFurtherExamples(book, page) && clausesOnPage(book, page).some(({ examples }) => examples.length > 0));

/** The page with the other examples of a page's clauses. It exists in the default edition only. */
export const examplesHref = ({ path }: Page): string => `/${path}/examples/`;

/** The last part of the example's id, such as `roll#succeeds`, as the anchor `roll--succeeds`. */
export const exampleAnchor = ({ id }: Example): string => id.replace('#', '--').split('.').at(-1) ?? id;

/** The address of an example in the default edition. */
export function exampleHref(book: Book, clause: Clause, example: Example): string {
  const page = pageOfClause(book, clause);
  if (page === undefined) return `#${exampleAnchor(example)}`;
  const pageAddress = shownExamples(book, clause).includes(example) ? `/${page.path}/` : examplesHref(page);
  return `${pageAddress}#${exampleAnchor(example)}`;
}
