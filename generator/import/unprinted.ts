import { type ClauseId, type PageId, pageIdOf } from '../ids.ts';
import { paragraphsOf } from './layer.ts';
import type { Citation, Mapping } from './mapping.ts';

/**
 * `not-given`: the clause cites only unread documents. `not-found`: the documents read lack the sections that it cites. `empty`: the
 * sections that it cites were found, but have no text.
 */
export type WhyUnprinted = 'not-given' | 'not-found' | 'empty';

export interface Unprinted {
  readonly clause: ClauseId;
  readonly page: PageId;
  readonly why: WhyUnprinted;
}

/** In the order of the citations, each clause once. */
export function unprintedClauses(mappings: readonly Mapping[], citations: readonly Citation[]): Unprinted[] {
  const idsRead = new Set(mappings.map(({ document }) => document.id));
  return [...Map.groupBy(citations, ({ clause }) => clause)].flatMap(([clause, citationsOfClause]) => {
    const sections = mappings.flatMap(({ byClause }) => byClause.get(clause) ?? []);
    if (sections.some(({ text }) => paragraphsOf(text).length > 0)) return [];
    const isDocumentRead = citationsOfClause.some(({ document }) => idsRead.has(document));
    const whyNotFound = isDocumentRead ? 'not-found' : 'not-given';
    const why = sections.length > 0 ? 'empty' : whyNotFound;
    return [{ clause, page: pageIdOf(clause), why }];
  });
}
