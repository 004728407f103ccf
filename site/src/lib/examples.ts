/** Which examples of a clause stand on its page, and where the others do: a reader at the table wants one or two, the proof needs them all. */
import type { Book, Clause, Example, Page } from './book.ts';

/** More examples than this make a page long: then each clause shows its first alone. */
const many = 15;

const pageOf = (book: Book, clause: Clause): Page | undefined => book.pages.find(({ id }) => id === clause.page);

function mostOf(book: Book, clause: Clause): number {
  const clauses = pageOf(book, clause)?.clauses ?? [];
  return clauses.reduce((sum, id) => sum + (book.clauses[id]?.examples.length ?? 0), 0) > many ? 1 : 2;
}

export const shownExamples = (book: Book, clause: Clause): readonly Example[] => clause.examples.slice(0, mostOf(book, clause));
export const furtherExamples = (book: Book, clause: Clause): readonly Example[] => clause.examples.slice(mostOf(book, clause));

/** The page with the further examples of a page's clauses. It stands in the default edition only, and tells where others differ. */
export const examplesHref = ({ path }: Page): string => `/${path}/examples/`;

export const exampleAnchor = ({ id }: Example): string => id.replace('#', '--').split('.').at(-1) ?? id;

/** The address of an example as it stands in the default edition. */
export function exampleHref(book: Book, clause: Clause, example: Example): string {
  const page = pageOf(book, clause);
  if (page === undefined) return `#${exampleAnchor(example)}`;
  const place = shownExamples(book, clause).includes(example) ? `/${page.path}/` : examplesHref(page);
  return `${place}#${exampleAnchor(example)}`;
}
