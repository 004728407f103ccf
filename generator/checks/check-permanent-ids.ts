/** Ids with an address are permanent: one that was built before is in the book, or leads to another under `renamed` in rules/book.json. */
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { PermanentIdsFile } from '../generated/permanent-ids.ts';
import { clauseIdOf, pageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

type Recorded = ValidDocument<PermanentIdsFile>;

/** An erratum may be taken out, to see what it changes; its address then leads to the list of errata. */
export const checkPermanentIds = (recorded: Recorded, rulebook: Rulebook, unread: ReadonlySet<string>): Diagnostic[] => [
  ...checkClauses(recorded, rulebook, unread),
  ...checkReadings(recorded, rulebook),
];

function checkClauses({ value, document }: Recorded, rulebook: Rulebook, unread: ReadonlySet<string>): Diagnostic[] {
  const { clauses } = rulebook;
  return Object.entries(value.clauses).flatMap(([page, slugs]) =>
    slugs.flatMap((slug, index): Diagnostic[] => {
      const id = clauseIdOf(pageId(page), slug);
      if (clauses.has(id) || leadsOn(rulebook, id) || unread.has(id) || unread.has(page)) return [];
      const added = [...clauses.keys()].filter((other) => !isRecorded(value, other));
      const onPage = added.filter((other) => other.startsWith(`${page}.`));
      const now = nearest(id, added) ?? (onPage.length === 1 ? onPage[0] : undefined);
      const place = now === undefined ? undefined : clauses.get(now)?.ast.place;
      return [missing('clause', id, now, 'area.page.clause', place ?? document.placeOf(`/clauses/${page}/${index}`))];
    }),
  );
}

function checkReadings({ value: { readings = [] }, document }: Recorded, rulebook: Rulebook): Diagnostic[] {
  const present = new Map(rulebook.readings.map((node) => [node.reading.id, node.document.placeOf('/id')]));
  const added = [...present.keys()].filter((id) => !readings.includes(id));
  return readings.flatMap((id, index): Diagnostic[] => {
    if (present.has(id) || leadsOn(rulebook, id)) return [];
    const now = nearest(id, added) ?? (added.length === 1 ? added[0] : undefined);
    const place = now === undefined ? undefined : present.get(now);
    return [missing('reading', id, now, 'reading.name', place ?? document.placeOf(`/readings/${index}`))];
  });
}

const leadsOn = ({ contents }: Rulebook, id: string): boolean => Object.hasOwn(contents.renamed ?? {}, id);

const missing = (what: 'clause' | 'reading', id: string, now: string | undefined, form: string, place: Place): Diagnostic => ({
  code: 'id-redirect-missing',
  severity: 'error',
  message: `The ${what} "${id}" is gone, and nothing leads to what has taken its place.`,
  refersTo: [id],
  found: now ?? `no ${what}`,
  expected: `"${id}" under "renamed" in rules/book.json`,
  hint: `Add ${JSON.stringify(id)}: ${JSON.stringify(now ?? form)} to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.`,
  place,
});

function isRecorded({ clauses }: PermanentIdsFile, clause: string): boolean {
  const cut = clause.lastIndexOf('.');
  return clauses[clause.slice(0, cut)]?.includes(clause.slice(cut + 1)) === true;
}
