/** Applies the errata of each publication in order: one book per edition, the originals unchanged. */

import { addedIdsAlike } from '../checks/check-definition-ids.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { conflictsOf } from '../errata/amendment-conflicts.ts';
import { applyAmendment } from '../errata/apply-erratum.ts';
import type { DefinitionGuard } from '../errata/definition-guard.ts';
import { copyOfDraft, draftAsPrinted, type EditionDraft, partsOf } from '../errata/edition-draft.ts';
import { unknownPublications } from '../errata/unknown-publications.ts';
import { inBookOrder, type PrintedBook, printedBook } from '../link/book-order.ts';
import type { Pass } from '../pass.ts';
import type { EditionBook, ErratumNode, Rulebook } from '../rulebook.ts';

export interface AmendInput {
  readonly rulebook: Rulebook;
  readonly isDefinition: DefinitionGuard;
  readonly cache: CompileCache;
}

type Publication = Rulebook['editions']['publications'][number];

/** The result of the errata of a publication. */
interface Amended {
  readonly draft: EditionDraft;
  readonly book: EditionBook;
  readonly diagnostics: readonly Diagnostic[];
}

export const amend: Pass<AmendInput, readonly EditionBook[]> = ({ rulebook, isDefinition, cache }) => {
  const { memo } = cache;
  const { publications } = rulebook.editions;
  const amended: Amended[] = [];
  // Errata amend the clauses of the printed book. The definitions of every edition are in its order.
  const printed = memo.of(printedBook, rulebook.definitions, rulebook.clauses, rulebook.contents);
  let draft = memo.of(draftAsPrinted, rulebook.definitions);
  for (const [index, publication] of publications.entries()) {
    // Of two publications with one id, which is reported, the first has the errata: applied again, they would all be outdated.
    const isFirst = publications.findIndex(({ id }) => id === publication.id) === index;
    const own = memo.same(rulebook.errata.filter((e) => isFirst && e.erratum.publication === publication.id));
    const laterAreas = memo.same(publications.slice(index + 1).flatMap((p) => p.areas ?? []));
    const published = memo.of(publish, draft, publication, own, laterAreas, printed, isDefinition, cache);
    amended.push(published);
    draft = published.draft;
  }
  const output = amended.map(({ book }) => cache.editions.get(partsOf(book), () => book));
  return { output, diagnostics: [...unknownPublications(rulebook), ...amended.flatMap(({ diagnostics }) => diagnostics)] };
};

function publish(
  before: EditionDraft,
  publication: Publication,
  own: readonly ErratumNode[],
  laterAreas: readonly string[],
  printed: PrintedBook,
  isDefinition: DefinitionGuard,
  cache: CompileCache,
): Amended {
  const diagnostics: Diagnostic[] = [];
  const draft = copyOfDraft(before);
  const conflicts = conflictsOf(own, (id) => before.definitions.has(id));
  diagnostics.push(...conflicts.diagnostics);
  for (const node of own) {
    const application = { printed, draft, node, edition: publication.edition, isDefinition, diagnostics, cache: cache.amendments };
    for (const [amendmentIndex, amendment] of node.erratum.amends.entries())
      if (!conflicts.refused.has(amendment)) applyAmendment(application, amendment, `/amends/${amendmentIndex}`);
  }
  const files = new Set(own.map(({ document }) => document.path));
  diagnostics.push(...addedIdsAlike(before.definitions, draft.definitions, files, cache.memo));
  const book: EditionBook = {
    ...draft,
    id: publication.edition,
    laterAreas: new Set(laterAreas),
    definitions: inBookOrder(printed, draft.definitions, cache.bookOrder),
  };
  return { draft, book, diagnostics };
}
