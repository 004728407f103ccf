/** Checks that each id of an earlier build still has an address: it is in the book, or `renamed` in rules/book.json redirects it. */
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { PermanentIdsFile } from '../generated/permanent-ids.ts';
import { clauseIdOf, pageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { ReadingNode, Rulebook } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

type Recorded = ValidDocument<PermanentIdsFile>;

/**
 * Errata are not checked: one may be taken out to see what it changes, and its address then leads to the list of errata.
 * @param readings all readings, of which `rulebook` has the first with each id
 * @param unread names in sources that cannot be read. The clauses of a page among them may still exist, so none of these is reported. A
 * finding about an id that is itself among them is suppressed later (suppress-cascades.ts).
 */
export const checkPermanentIds = (
  recorded: Recorded,
  rulebook: Rulebook,
  readings: readonly ReadingNode[],
  unread: ReadonlySet<string>,
): Diagnostic[] => [
  ...checkClauses(recorded, rulebook, unread),
  // If two readings have the same id, one has usually lost its own: the duplicate is reported, and no missing id.
  ...(readings.length > rulebook.readings.length ? [] : checkReadings(recorded, rulebook)),
];

function checkClauses({ value, document }: Recorded, rulebook: Rulebook, unread: ReadonlySet<string>): Diagnostic[] {
  const { clauses } = rulebook;
  return Object.entries(value.clauses).flatMap(([page, slugs]) =>
    slugs.flatMap((slug, index): Diagnostic[] => {
      const id = clauseIdOf(pageId(page), slug);
      if (clauses.has(id) || isRedirected(rulebook, id) || unread.has(page)) return [];
      const newIds = [...clauses.keys()].filter((other) => !isRecorded(value, other));
      const onPage = newIds.filter((other) => other.startsWith(`${page}.`));
      const replacement = nearest(id, newIds) ?? (onPage.length === 1 ? onPage[0] : undefined);
      const place = replacement === undefined ? undefined : clauses.get(replacement)?.ast.place;
      return [redirectMissing('clause', id, replacement, 'area.page.clause', place ?? document.placeOf(`/clauses/${page}/${index}`))];
    }),
  );
}

function checkReadings({ value: { readings = [] }, document }: Recorded, rulebook: Rulebook): Diagnostic[] {
  const placeById = new Map(rulebook.readings.map((node) => [node.reading.id, node.document.placeOf('/id')]));
  const newIds = [...placeById.keys()].filter((id) => !readings.includes(id));
  return readings.flatMap((id, index): Diagnostic[] => {
    if (placeById.has(id) || isRedirected(rulebook, id)) return [];
    const replacement = nearest(id, newIds) ?? (newIds.length === 1 ? newIds[0] : undefined);
    const place = replacement === undefined ? undefined : placeById.get(replacement);
    return [redirectMissing('reading', id, replacement, 'reading.name', place ?? document.placeOf(`/readings/${index}`))];
  });
}

const isRedirected = ({ contents }: Rulebook, id: string): boolean => Object.hasOwn(contents.renamed ?? {}, id);

const redirectMissing = (
  what: 'clause' | 'reading',
  id: string,
  replacement: string | undefined,
  idForm: string,
  place: Place,
): Diagnostic => ({
  code: 'id-redirect-missing',
  severity: 'error',
  message: `The ${what} "${id}" is gone, and no redirect leads to its replacement.`,
  refersTo: [id],
  found: replacement ?? `no ${what}`,
  expected: `"${id}" under "renamed" in rules/book.json`,
  hint: `Add ${JSON.stringify(id)}: ${JSON.stringify(replacement ?? idForm)} to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.`,
  place,
});

function isRecorded({ clauses }: PermanentIdsFile, clause: string): boolean {
  const lastDot = clause.lastIndexOf('.');
  return clauses[clause.slice(0, lastDot)]?.includes(clause.slice(lastDot + 1)) === true;
}
