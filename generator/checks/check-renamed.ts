/** Checks renamed clauses, so that old addresses redirect: the new id must exist, the old one must not. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { clauseId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';

/** @param document rules/book.json */
export function checkRenamed(document: JsonDocument, { contents, clauses }: Rulebook): Diagnostic[] {
  return Object.entries(contents.renamed ?? {}).flatMap(([old, now]): Diagnostic[] => {
    const found: Diagnostic[] = [];
    if (clauses.has(clauseId(old)))
      found.push({
        code: 'clause-rename-conflict',
        severity: 'error',
        message: `"${old}" is listed as renamed, but there is a clause with this id.`,
        refersTo: [old],
        found: old,
        expected: 'an id that no clause has any more',
        hint: 'Remove the line from "renamed", or give the clause its new id.',
        place: document.placeOf(`/renamed/${old}`, 'key'),
      });
    if (!clauses.has(now))
      found.push(
        unknownName(
          'clause-unknown',
          `"${old}" is renamed to "${now}", but there is no such clause.`,
          now,
          clauses.keys(),
          document.placeOf(`/renamed/${old}`),
        ),
      );
    return found;
  });
}
