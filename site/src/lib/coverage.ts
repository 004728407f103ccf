/** How much of the book the engine plays, counted from the clauses. */
import { type Clause, clausesOf, type Page, type Status } from './book.ts';

export type Counts = { readonly [status in Status]: number };

export const count = (clauses: readonly Clause[]): Counts => ({
  executed: clauses.filter(({ status }) => status === 'executed').length,
  waiting: clauses.filter(({ status }) => status === 'waiting').length,
  text: clauses.filter(({ status }) => status === 'text').length,
});

export const statusWord = { executed: 'played by the engine', waiting: 'waiting', text: 'words only' } as const satisfies {
  [status in Status]: string;
};

/** A page's counts in words, leaving out what it has none of. */
export const countWords = (page: Page): string => {
  const counts = count(clausesOf(page));
  const statuses = ['executed', 'waiting', 'text'] as const;
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusWord[status]}`)
    .join(', ');
};
