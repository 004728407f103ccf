/** How much of the book the engine executes, counted by clauses. */
import { book, type Clause, clausesOf, type Page, type Part, pageOf, type Status } from './book.ts';

export type Counts = { readonly [status in Status]: number };

const statuses = ['executed', 'waiting', 'text'] as const satisfies readonly Status[];

export const count = (clauses: readonly Clause[]): Counts => ({
  executed: clauses.filter(({ status }) => status === 'executed').length,
  waiting: clauses.filter(({ status }) => status === 'waiting').length,
  text: clauses.filter(({ status }) => status === 'text').length,
});

export const statusLabel = { executed: 'executed by the engine', waiting: 'not executed yet', text: 'text only' } as const satisfies {
  [status in Status]: string;
};

/** The counts of a page as text, without zeros. */
export const describeCounts = (page: Page): string => {
  const counts = count(clausesOf(page));
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusLabel[status]}`)
    .join(', ');
};

export const pagesOf = (part: Part): readonly Page[] => part.pages.flatMap((id) => pageOf(id) ?? []);

/** Why clauses are not executed yet, the most frequent reason first, with the number of clauses. */
export function reasons(): readonly (readonly [reason: string, clauses: number])[] {
  const found = new Map<string, number>();
  for (const { status, waiting = '' } of Object.values(book.clauses))
    if (status === 'waiting') found.set(waiting, (found.get(waiting) ?? 0) + 1);
  return [...found].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}
