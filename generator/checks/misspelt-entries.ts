/** Documents and publications with a misspelt id in rules/editions.json: nothing uses it, but an id like it is used in several places. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';

interface Entry {
  readonly id: string;
  readonly place: () => Place;
}

/** One finding at the misspelt id in place of a finding at the uses. For an id with one use it stays at the use, which may be misspelt. */
export function atMisspeltEntries(diagnostics: readonly Diagnostic[], rulebook: Rulebook, editions: JsonDocument): readonly Diagnostic[] {
  return diagnostics.map((found) => {
    const { code, found: id = '', related = [] } = found;
    if (related.length === 0) return found;
    if (code === 'document-unknown') return misspelt(found, 'document', id, unusedDocuments(rulebook, editions));
    if (code === 'publication-unknown') return misspelt(found, 'publication', id, publicationsWithoutErrata(rulebook, editions));
    return found;
  });
}

function unusedDocuments({ clauses, editions }: Rulebook, document: JsonDocument): readonly Entry[] {
  const sources = [...clauses.values()].flatMap(({ data }) => [...data.sources, ...(data.differs?.readings ?? [])]);
  const used = new Set(sources.map((source) => source.document));
  return Object.keys(editions.documents).flatMap((id) =>
    used.has(id) ? [] : [{ id, place: () => document.placeOf(`/documents/${id}`, 'key') }],
  );
}

function publicationsWithoutErrata({ errata, editions }: Rulebook, document: JsonDocument): readonly Entry[] {
  const used = new Set(errata.map(({ erratum }) => erratum.publication));
  return editions.publications.flatMap(({ id }, index) =>
    used.has(id) ? [] : [{ id, place: () => document.placeOf(`/publications/${index}/id`) }],
  );
}

function misspelt(use: Diagnostic, what: 'document' | 'publication', name: string, unused: readonly Entry[]): Diagnostic {
  const meant = nearest(
    name,
    unused.map(({ id }) => id),
  );
  const entry = unused.find(({ id }) => id === meant);
  if (entry === undefined) return use;
  return {
    code: use.code,
    severity: 'error',
    message: `Nothing uses the ${what} "${entry.id}", and "${name}" is used but not listed.`,
    refersTo: [entry.id, name],
    found: entry.id,
    expected: name,
    hint: `Did you mean "${name}" here?`,
    place: entry.place(),
    related: [{ message: 'It is used here.', place: use.place }, ...(use.related ?? [])],
  };
}
