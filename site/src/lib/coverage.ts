import { book, type Clause, clausesOf, type Page, type Status } from './book.ts';

export type Counts = { readonly [status in Status]: number };

const statuses = ['executed', 'not-executed', 'text'] as const satisfies readonly Status[];

export const countByStatus = (clauses: readonly Clause[]): Counts => ({
  executed: clauses.filter(({ status }) => status === 'executed').length,
  'not-executed': clauses.filter(({ status }) => status === 'not-executed').length,
  text: clauses.filter(({ status }) => status === 'text').length,
});

export const statusLabel = {
  executed: 'executed by the engine',
  'not-executed': 'not executed yet',
  text: 'text only',
} as const satisfies {
  [status in Status]: string;
};

export const describeCounts = (page: Page): string => {
  const counts = countByStatus(clausesOf(page));
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusLabel[status]}`)
    .join(', ');
};

export function reasonsNotExecuted(): readonly (readonly [reason: string, clauseCount: number])[] {
  const countByReason = new Map<string, number>();
  for (const { status, notExecuted = '' } of Object.values(book.clauses))
    if (status === 'not-executed') countByReason.set(notExecuted, (countByReason.get(notExecuted) ?? 0) + 1);
  return [...countByReason].sort(
    ([oneReason, oneCount], [otherReason, otherCount]) => otherCount - oneCount || (oneReason < otherReason ? -1 : 1),
  );
}
