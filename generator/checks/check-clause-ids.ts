/** Ids of clauses are permanent: one that was built before is a clause still, or leads to another under `renamed` in rules/book.json. */
import type { Diagnostic } from '../diagnostic.ts';
import type { ClauseIdsFile } from '../generated/clause-ids.ts';
import { clauseIdOf, pageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

export function checkClauseIds(
  { value, document }: ValidDocument<ClauseIdsFile>,
  rulebook: Rulebook,
  unread: ReadonlySet<string>,
): Diagnostic[] {
  const { clauses, contents } = rulebook;
  return Object.entries(value).flatMap(([page, slugs]) =>
    slugs.flatMap((slug, place): Diagnostic[] => {
      const id = clauseIdOf(pageId(page), slug);
      if (clauses.has(id) || Object.hasOwn(contents.renamed ?? {}, id) || unread.has(id) || unread.has(page)) return [];
      const added = [...clauses.keys()].filter((other) => !isRecorded(value, other));
      const onPage = added.filter((other) => other.startsWith(`${page}.`));
      const now = nearest(id, added) ?? (onPage.length === 1 ? onPage[0] : undefined);
      const heading = now === undefined ? undefined : clauses.get(now)?.ast.place;
      return [
        {
          code: 'clause-redirect-missing',
          severity: 'error',
          message: `The clause "${id}" is gone, and nothing leads to what has taken its place.`,
          found: now ?? 'no clause',
          expected: `"${id}" under "renamed" in rules/book.json`,
          hint: `Add ${JSON.stringify(id)}: ${JSON.stringify(now ?? 'area.page.clause')} to "renamed" in rules/book.json. If the id was never published, remove it from rules/clause-ids.json.`,
          place: heading ?? document.placeOf(`/${page}/${place}`),
        },
      ];
    }),
  );
}

function isRecorded(ids: ClauseIdsFile, clause: string): boolean {
  const cut = clause.lastIndexOf('.');
  return ids[clause.slice(0, cut)]?.includes(clause.slice(cut + 1)) === true;
}
