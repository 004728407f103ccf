/** How much of the book the engine plays, counted from the clauses. */
import { book, type Clause, clausesOf, type Page, type Part, pageOf, type Status } from './book.ts';

export type Counts = { readonly [status in Status]: number };

export const statuses = ['executed', 'waiting', 'text'] as const satisfies readonly Status[];

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
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusWord[status]}`)
    .join(', ');
};

export const pagesOf = (part: Part): readonly Page[] => part.pages.flatMap((id) => pageOf(id) ?? []);

/** Why clauses wait, the commonest reason first, with how many clauses give it. */
export function reasons(): readonly (readonly [reason: string, clauses: number])[] {
  const found = new Map<string, number>();
  for (const { status, waiting = '' } of Object.values(book.clauses))
    if (status === 'waiting') found.set(waiting, (found.get(waiting) ?? 0) + 1);
  return [...found].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}
