/** Folds the publications: one book per edition, the originals kept. */
import type { Diagnostic } from '../diagnostic.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { conflictsOf } from './amendment-conflicts.ts';
import { applyAmendment, type Fold, type Proof } from './apply-erratum.ts';
import { inBookOrder } from './book-order.ts';
import { unknown } from './unknown.ts';

/** One book per edition, in order of publication. `isDefinition` proves what a patch made. */
export function amend(rulebook: Rulebook, isDefinition: Proof): { readonly editions: EditionBook[]; readonly diagnostics: Diagnostic[] } {
  const diagnostics = unknownPublications(rulebook);
  const fold: Fold = {
    definitions: new Map(rulebook.definitions.map((n) => [n.definition.id, n])),
    words: new Map(),
    changes: [],
    changed: new Map(),
    removed: new Map(),
  };
  const { publications } = rulebook.editions;
  const editions = publications.map((publication, index): EditionBook => {
    const own = rulebook.errata.filter((e) => e.erratum.publication === publication.id);
    const ordered = own.sort((a, b) => (a.erratum.order ?? 1) - (b.erratum.order ?? 1) || (a.erratum.id < b.erratum.id ? -1 : 1));
    const conflicts = conflictsOf(ordered);
    diagnostics.push(...conflicts.diagnostics);
    for (const node of ordered) {
      const application = { rulebook, fold, node, edition: publication.edition, isDefinition, diagnostics };
      for (const [place, amendment] of node.erratum.amends.entries())
        if (!conflicts.refused.has(amendment)) applyAmendment(application, amendment, `/amends/${place}`);
    }
    return {
      id: publication.edition,
      later: new Set(publications.slice(index + 1).flatMap((p) => p.areas ?? [])),
      definitions: inBookOrder(rulebook, [...fold.definitions.values()]),
      words: new Map(fold.words),
      changes: [...fold.changes],
      changed: new Map(fold.changed),
      removed: new Map(fold.removed),
    };
  });
  return { editions, diagnostics };
}

function unknownPublications({ errata, editions }: Rulebook): Diagnostic[] {
  const known = editions.publications.map(({ id }) => id);
  // Of two publications with one id, the other id is unknown only because of that.
  if (new Set(known).size < known.length) return [];
  return errata
    .filter(({ erratum }) => !known.includes(erratum.publication))
    .map(({ erratum, document }) => {
      const message = `There is no publication "${erratum.publication}".`;
      return unknown('publication-unknown', message, erratum.publication, known, document.placeOf('/publication'));
    });
}
