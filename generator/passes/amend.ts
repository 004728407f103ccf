/** Applies the errata of each publication in order: one book per edition, the originals unchanged. */

import { camel } from '../camel.ts';
import { idsAlike } from '../checks/check-definition-ids.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { conflictsOf } from '../errata/amendment-conflicts.ts';
import { applyAmendment, type EditionDraft } from '../errata/apply-erratum.ts';
import type { DefinitionGuard } from '../errata/definition-guard.ts';
import { unknownPublications } from '../errata/unknown-publications.ts';
import { inBookOrder, type PrintedBook } from '../link/book-order.ts';
import type { Pass } from '../pass.ts';
import type { EditionBook, ErratumNode, Rulebook } from '../rulebook.ts';

export interface AmendInput {
  readonly rulebook: Rulebook;
  readonly isDefinition: DefinitionGuard;
  readonly cache: CompileCache;
}

/** An edition with the same parts as in the last compilation stays the same object, so what is derived from it stays valid. */
function partsOf({ id, laterAreas, definitions, texts, changes, changed, removed, replaced }: EditionBook): readonly unknown[] {
  return [
    id,
    ...laterAreas,
    ...definitions,
    ...[...texts].flat(),
    ...changes.flatMap(({ erratum, edition, clause, before, after }) => [erratum, edition, clause, before, after]),
    ...[...changed].flat(2),
    ...[...replaced].flatMap(([erratum, nodes]) => [erratum, ...[...nodes].flat()]),
    ...[...removed].flatMap(([id, { erratum, node, place }]) => [id, erratum, node, place.file, place.line, place.column]),
  ];
}

type Publication = Rulebook['editions']['publications'][number];

/** The result of the errata of a publication; for the printed book, only the draft that the first errata start from. */
interface Amended {
  readonly draft: EditionDraft;
  readonly book?: EditionBook;
  readonly diagnostics: readonly Diagnostic[];
}

export const amend: Pass<AmendInput, readonly EditionBook[]> = ({ rulebook, isDefinition, cache }) => {
  const { memo } = cache;
  const { publications } = rulebook.editions;
  const amended: Amended[] = [];
  let last = memo.of(asPrinted, rulebook.definitions);
  for (const [index, publication] of publications.entries()) {
    // Of two publications with one id, which is reported, the first has the errata: applied again, they would all be outdated.
    const isFirst = publications.findIndex(({ id }) => id === publication.id) === index;
    const own = memo.same(rulebook.errata.filter((e) => isFirst && e.erratum.publication === publication.id));
    const laterAreas = memo.same(publications.slice(index + 1).flatMap((p) => p.areas ?? []));
    // Errata amend the clauses of the printed book. The definitions of every edition are in its order.
    last = memo.of(
      publish,
      last,
      publication,
      own,
      laterAreas,
      memo.of(printedBook, rulebook.definitions, rulebook.clauses, rulebook.contents),
      isDefinition,
      cache,
    );
    amended.push(last);
  }
  const output = amended.flatMap(({ book }) => (book === undefined ? [] : [cache.editions.get(partsOf(book), () => book)]));
  return { output, diagnostics: [...unknownPublications(rulebook), ...amended.flatMap(({ diagnostics }) => diagnostics)] };
};

const printedBook = (definitions: Rulebook['definitions'], clauses: Rulebook['clauses'], contents: Rulebook['contents']): PrintedBook => ({
  definitions,
  clauses,
  contents,
});

const asPrinted = (definitions: Rulebook['definitions']): Amended => ({
  draft: {
    definitions: new Map(definitions.map((n) => [n.definition.id, n])),
    texts: new Map(),
    changes: [],
    changed: new Map(),
    removed: new Map(),
    replaced: new Map(),
  },
  diagnostics: [],
});

const namesOf = (definitions: EditionDraft['definitions']): ReadonlySet<string> => new Set([...definitions.keys()].map(camel));

function publish(
  { draft: before }: Amended,
  publication: Publication,
  own: readonly ErratumNode[],
  laterAreas: readonly string[],
  printed: PrintedBook,
  isDefinition: DefinitionGuard,
  cache: CompileCache,
): Amended {
  const diagnostics: Diagnostic[] = [];
  const draft: EditionDraft = {
    definitions: new Map(before.definitions),
    texts: new Map(before.texts),
    changes: [...before.changes],
    changed: new Map(before.changed),
    removed: new Map(before.removed),
    replaced: new Map(before.replaced),
  };
  const ordered = [...own].sort((a, b) => (a.erratum.order ?? 1) - (b.erratum.order ?? 1) || (a.erratum.id < b.erratum.id ? -1 : 1));
  const conflicts = conflictsOf(ordered, (id) => before.definitions.has(id));
  diagnostics.push(...conflicts.diagnostics);
  for (const node of ordered) {
    const application = { printed, draft, node, edition: publication.edition, isDefinition, diagnostics, cache: cache.amendments };
    for (const [amendmentIndex, amendment] of node.erratum.amends.entries())
      if (!conflicts.refused.has(amendment)) applyAmendment(application, amendment, `/amends/${amendmentIndex}`);
  }
  const added = [...draft.definitions.keys()].filter((id) => !before.definitions.has(id)).map(camel);
  const namesBefore = cache.memo.of(namesOf, before.definitions);
  // `idsAlike` reports the later of two definitions, and added ones come last.
  const files = new Set(own.map(({ document }) => document.path));
  if (added.some((name, index) => namesBefore.has(name) || added.indexOf(name) !== index))
    diagnostics.push(...idsAlike([...draft.definitions.values()]).filter(({ place }) => files.has(place.file)));
  const book: EditionBook = {
    ...draft,
    id: publication.edition,
    laterAreas: new Set(laterAreas),
    definitions: inBookOrder(printed, draft.definitions, cache.bookOrder),
  };
  return { draft, book, diagnostics };
}
