/** Prints the record of all clause ids: those recorded before, and those of the book now. */
import type { Rulebook } from '../rulebook.ts';

export const CLAUSE_IDS = 'rules/clause-ids.json';

export function emitClauseIds({ clauseIds, pages }: Rulebook): string {
  const ids = new Map(Object.entries(clauseIds).map(([page, slugs]) => [page, new Set(slugs)]));
  for (const [page, { clauses }] of pages) {
    const slugs = ids.get(page) ?? new Set();
    for (const clause of clauses) slugs.add(clause.slice(page.length + 1));
    ids.set(page, slugs);
  }
  const lines = [...ids]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, slugs]) => `  ${JSON.stringify(page)}: ${JSON.stringify([...slugs].sort())}`);
  const schema = '  "$schema": "../schemas/generated/clause-ids.schema.json"';
  return `{\n${[schema, ...lines].join(',\n')}\n}\n`;
}
