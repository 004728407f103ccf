/** Checks the redirects of old ids: the new id must exist, the old one must not. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { clauseId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';

const CLAUSE_ID = /^[^.]+\.[^.]+\.[^.]+$/;

/** @param document rules/book.json */
export function checkRenamed(document: JsonDocument, { contents, clauses, errata, readings }: Rulebook): Diagnostic[] {
  const others = new Set([...errata.map(({ erratum }) => erratum.id), ...readings.map(({ reading }) => reading.id)]);
  const exists = (id: string): boolean => clauses.has(clauseId(id)) || others.has(id);
  return Object.entries(contents.renamed ?? {}).flatMap(([oldId, newId]): Diagnostic[] => {
    const found: Diagnostic[] = [];
    const place = (): Place => document.placeOf(`/renamed/${oldId}`);
    if (exists(oldId))
      found.push({
        code: 'rename-conflict',
        severity: 'error',
        message: `"${oldId}" is listed as renamed, but the book has this id.`,
        refersTo: [oldId],
        found: oldId,
        expected: 'an id that nothing has any more',
        hint: 'Remove the line from "renamed", or give the clause, erratum or reading with this id its new id.',
        place: document.placeOf(`/renamed/${oldId}`, 'key'),
      });
    const message = `"${oldId}" is renamed to "${newId}", but nothing has this id.`;
    // A clause is replaced by a clause; an erratum or a reading by an erratum, a reading or a clause.
    if (CLAUSE_ID.test(oldId)) {
      if (!clauses.has(clauseId(newId))) found.push(unknownName('clause-unknown', message, newId, clauses.keys(), place()));
    } else if (!exists(newId)) found.push(unknownName('redirect-unknown', message, newId, [...others, ...clauses.keys()], place()));
    return found;
  });
}
