/** Prints the record of all ids with an address: those recorded before, and those of the book now. */
import type { Rulebook } from '../rulebook.ts';
import { rulingOf } from './statements.ts';

export const PERMANENT_IDS = 'rules/permanent-ids.json';

export function emitPermanentIds({ permanentIds, pages, clauses, errata, readings }: Rulebook): string {
  const slugsByPage = new Map(Object.entries(permanentIds.clauses).map(([page, known]) => [page, new Set(known)]));
  for (const [page, node] of pages) {
    const known = slugsByPage.get(page) ?? new Set();
    for (const clause of node.clauses) known.add(clause.slice(page.length + 1));
    slugsByPage.set(page, known);
  }
  const sortedPages = [...slugsByPage].sort(([a], [b]) => (a < b ? -1 : 1));
  const rulings = [...clauses.values()].filter((clause) => rulingOf(clause) !== undefined).map(({ id }) => id);
  const lists = {
    errata: union(
      permanentIds.errata,
      errata.map(({ erratum }) => erratum.id),
    ),
    readings: union(
      permanentIds.readings,
      readings.map(({ reading }) => reading.id),
    ),
    rulings: union(permanentIds.rulings, rulings),
  };
  return [
    '{',
    '  "$schema": "../schemas/generated/permanent-ids.schema.json",',
    ...Object.entries(lists).map(([kind, ids]) => `  "${kind}": [${ids.length === 0 ? '' : `\n${indented(ids)}\n  `}],`),
    '  "clauses": {',
    sortedPages.map(([page, known]) => `    ${JSON.stringify(page)}: ${JSON.stringify([...known].sort())}`).join(',\n'),
    '  }',
    '}',
    '',
  ].join('\n');
}

const union = (recorded: readonly string[] = [], present: readonly string[]): string[] => [...new Set([...recorded, ...present])].sort();
const indented = (ids: readonly string[]): string => ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n');
