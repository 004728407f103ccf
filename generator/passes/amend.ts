/** Applies the errata of each publication in order: one book per edition, the originals unchanged. */

import type { CompileCache } from '../compile-cache.ts';
import { conflictsOf } from '../errata/amendment-conflicts.ts';
import { applyAmendment, type Fold } from '../errata/apply-erratum.ts';
import type { DefinitionGuard } from '../errata/definition-guard.ts';
import { unknownPublications } from '../errata/unknown-publications.ts';
import { inBookOrder } from '../link/book-order.ts';
import type { Pass } from '../pass.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';

export interface AmendInput {
  readonly rulebook: Rulebook;
  readonly isDefinition: DefinitionGuard;
  readonly cache: CompileCache;
}

/** The parts of an edition. One with the same parts as in the last compilation is the cached object, so that all that is derived from it stays valid. */
function partsOf({ id, laterAreas, definitions, texts, changes, changed, removed }: EditionBook): readonly unknown[] {
  return [
    id,
    ...laterAreas,
    ...definitions,
    ...[...texts].flat(),
    ...changes.flatMap(({ erratum, edition, before, after }) => [erratum, edition, before, after]),
    ...[...changed].flat(2),
    ...[...removed].flatMap(([of, { erratum, definition, place }]) => [of, erratum, definition, place.file, place.line, place.column]),
  ];
}

export const amend: Pass<AmendInput, readonly EditionBook[]> = ({ rulebook, isDefinition, cache }) => {
  const diagnostics = unknownPublications(rulebook);
  const fold: Fold = {
    definitions: new Map(rulebook.definitions.map((n) => [n.definition.id, n])),
    texts: new Map(),
    changes: [],
    changed: new Map(),
    removed: new Map(),
  };
  const { publications } = rulebook.editions;
  const output = publications.map((publication, index): EditionBook => {
    const own = rulebook.errata.filter((e) => e.erratum.publication === publication.id);
    const ordered = own.sort((a, b) => (a.erratum.order ?? 1) - (b.erratum.order ?? 1) || (a.erratum.id < b.erratum.id ? -1 : 1));
    const conflicts = conflictsOf(ordered);
    diagnostics.push(...conflicts.diagnostics);
    for (const node of ordered) {
      const application = { rulebook, fold, node, edition: publication.edition, isDefinition, diagnostics, cache: cache.amendments };
      for (const [amendmentIndex, amendment] of node.erratum.amends.entries())
        if (!conflicts.refused.has(amendment)) applyAmendment(application, amendment, `/amends/${amendmentIndex}`);
    }
    const book: EditionBook = {
      id: publication.edition,
      laterAreas: new Set(publications.slice(index + 1).flatMap((p) => p.areas ?? [])),
      definitions: inBookOrder(rulebook, fold.definitions, cache.bookOrder),
      texts: new Map(fold.texts),
      changes: [...fold.changes],
      changed: new Map(fold.changed),
      removed: new Map(fold.removed),
    };
    return cache.editions.get(partsOf(book), () => book);
  });
  return { output, diagnostics };
};
