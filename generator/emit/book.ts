import { listInLines } from '../../engine/base/json.ts';
import { sortById } from '../by-id.ts';
import { languagesOf } from '../checks/check-translations.ts';
import type { Compilation } from '../compile.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { VariantFlips } from '../examples/variants.ts';
import type { EditionId } from '../ids.ts';
import { createHtmlRenderer, type HtmlCache, type HtmlRenderer } from '../prose/html-renderer.ts';
import { publicationOf } from '../publication-of.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Book, BookErratum, BookPage } from './book-types.ts';
import { createClauseContext, emitClause } from './clause.ts';
import { emitPack } from './pack.ts';
import { bookRulings, formerIdsOf } from './statements.ts';
import { emitTranslations } from './translations.ts';

/** The examples that each erratum flips now, by its id. They differ from those in its file while the erratum is edited. */
type ErrataFlips = ReadonlyMap<string, readonly string[]>;

export function emitBook(
  compilation: Compilation,
  run: ExampleRun,
  variantFlips: VariantFlips = new Map(),
  flips: ErrataFlips = new Map(),
  cache?: HtmlCache,
): Book {
  const { rulebook } = compilation;
  if (rulebook === undefined) throw new Error('there is no rulebook to emit');
  const renderer = createHtmlRenderer(rulebook, cache);
  const rulings = bookRulings(rulebook, renderer);
  const context = createClauseContext(compilation, rulebook, run, renderer, rulings);
  const clauses = Object.fromEntries([...rulebook.clauses.values()].map((c) => [c.id, emitClause(c, context)]));
  return {
    editions: rulebook.editions.publications.map((p) => ({
      id: p.edition,
      title: p.editionTitle,
      says: p.says,
      digest: editionDigest(p.edition, compilation),
      publication: { id: p.id, title: p.title, ...(p.date === undefined ? {} : { date: p.date }) },
    })),
    defaultEdition: rulebook.editions.default,
    documents: rulebook.editions.documents,
    languages: Object.entries(languagesOf(rulebook)).map(([id, title]) => ({ id, title })),
    parts: rulebook.contents.parts.map((p) => ({ id: p.id, title: p.title, says: p.says, pages: p.pages })),
    pages: emitPages(compilation, rulebook, renderer),
    clauses,
    errata: sortById(rulebook.errata, ({ erratum }) => erratum.id).map(({ erratum }) =>
      emitErratum(erratum, rulebook, flips.get(erratum.id) ?? erratum.flips),
    ),
    rulings,
    // `bookRulings` includes the readings, so the ruling of a variant is its reading.
    variants: compilation.variants.map(({ id, reading: ruling, says, edition }) => ({
      id,
      ruling,
      says,
      digest: edition.lowered.ir.digest,
      flips: variantFlips.get(id) ?? [],
    })),
    renamed: rulebook.contents.renamed ?? {},
    formerIds: formerIdsOf(rulebook, rulings),
    packs: compilation.packs.flatMap(emitPack),
    synonyms: rulebook.contents.synonyms ?? {},
    cardNames: rulebook.contents.cardNames ?? {},
  };
}

function emitPages(compilation: Compilation, { contents, pages }: Rulebook, renderer: HtmlRenderer): BookPage[] {
  const order = contents.parts.flatMap((part) => part.pages.map((id) => ({ id, part: part.id })));
  return order.flatMap(({ id, part }, index): BookPage[] => {
    const page = pages.get(id);
    if (page === undefined) return [];
    const [previous, next] = [order[index - 1]?.id, order[index + 1]?.id];
    return [
      {
        id,
        path: id.replace('.', '/'),
        part,
        title: page.ast.title,
        openingHtml: renderer.ofTree(page.ast.opening.tree, id),
        ...emitTranslations(compilation, renderer.context, id),
        aliases: page.aliases,
        clauses: page.clauses,
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
      },
    ];
  });
}

export function emitErratum(erratum: Rulebook['errata'][number]['erratum'], rulebook: Rulebook, flips: readonly string[]): BookErratum {
  const clauses = erratum.amends.flatMap((a) => ('clause' in a ? [a.clause] : []));
  const definitions = erratum.amends.flatMap((a) =>
    'definition' in a ? [a.definition] : 'add' in a ? [a.add.id] : 'remove' in a ? [a.remove] : [],
  );
  return {
    id: erratum.id,
    title: erratum.title,
    edition: publicationOf(rulebook, erratum).edition,
    publication: erratum.publication,
    source: erratum.source,
    why: erratum.why,
    ...(erratum.clause === undefined ? {} : { clause: erratum.clause }),
    clauses,
    definitions,
    flips,
  };
}

function editionDigest(edition: EditionId, { editions }: Compilation): string {
  const compiled = editions.find(({ book }) => book.id === edition);
  if (compiled === undefined) throw new Error(`The edition "${edition}" is not compiled.`);
  return compiled.lowered.ir.digest;
}

/** The book as text, with one line for each page, clause, erratum and ruling, so that a diff shows what changed. */
export function printBook(book: Book): string {
  const clauses = Object.entries(book.clauses).map(([id, clause]) => `${JSON.stringify(id)}:${JSON.stringify(clause)}`);
  return [
    `{"editions":${JSON.stringify(book.editions)},`,
    `"defaultEdition":${JSON.stringify(book.defaultEdition)},`,
    `"documents":${JSON.stringify(book.documents)},`,
    `"languages":${JSON.stringify(book.languages)},`,
    `"parts":${JSON.stringify(book.parts)},`,
    `"pages":${listInLines(book.pages)},`,
    `"clauses":{\n${clauses.join(',\n')}\n},`,
    `"errata":${listInLines(book.errata)},`,
    `"rulings":${listInLines(book.rulings)},`,
    `"variants":${listInLines(book.variants)},`,
    `"renamed":${JSON.stringify(book.renamed)},`,
    `"formerIds":${JSON.stringify(book.formerIds)},`,
    `"packs":${listInLines(book.packs)},`,
    `"synonyms":${JSON.stringify(book.synonyms)},`,
    `"cardNames":${JSON.stringify(book.cardNames)}}`,
    '',
  ].join('\n');
}
