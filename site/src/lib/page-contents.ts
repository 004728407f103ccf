import type { Clause } from './book.ts';

interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly language?: string | undefined;
}
export interface PageContents {
  readonly entries: readonly Entry[];
  /** Whether the entries are the initials of very many clauses. */
  readonly areInitials: boolean;
}

/** From this number on, clauses are listed by their initials. The only page with as many is the glossary, in alphabetical order. */
const manyClauses = 60;

/** Undefined for pages of one or two clauses, which need no list. */
export function pageContents(
  clauses: readonly Clause[],
  entryOf: (clause: Clause) => Entry = ({ slug, title }) => ({ slug, title }),
): PageContents | undefined {
  if (clauses.length < 3) return undefined;
  const areInitials = clauses.length >= manyClauses;
  const initial = (clause: Clause | undefined): string => clause?.title[0] ?? '';
  const listed = areInitials ? clauses.filter((clause, index) => initial(clause) !== initial(clauses[index - 1])) : clauses;
  return { areInitials, entries: listed.map((clause) => (areInitials ? { slug: clause.slug, title: initial(clause) } : entryOf(clause))) };
}
