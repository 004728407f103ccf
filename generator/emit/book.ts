/** The rulebook as the site reads it: texts as safe HTML, history, definitions with their sentences, examples with their verdicts. */

import type { JsonObject } from '../ast.ts';
import { languagesOf } from '../checks/check-translations.ts';
import type { Compilation } from '../compile.ts';
import { groupByClause } from '../definition-clauses.ts';
import { jsonOf } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import { createStatusOf, resultsByExample } from '../examples/status.ts';
import type { VariantFlips } from '../examples/variants.ts';
import type { ClauseId, DefinitionId, EditionId } from '../ids.ts';
import { createHtmlRenderer, type HtmlCache, type HtmlRenderer } from '../prose/html-renderer.ts';
import { publicationOf } from '../publication-of.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import type { Book, BookClause, BookErratum, BookExample, BookPage, BookRuling } from './book-types.ts';
import { emitPack } from './pack.ts';
import { bookRulings, formerOf } from './statements.ts';
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
  const referrers = referrersById(rulebook);
  const renderer = createHtmlRenderer(rulebook, cache);
  const rulings = bookRulings(rulebook, renderer);
  const context: ClauseContext = {
    compilation,
    referrers,
    rulings,
    renderer,
    statusOf: createStatusOf(compilation, run),
    results: resultsByExample(run),
    nodesByEdition: new Map(compilation.editions.map(({ book }) => [book.id, groupByClause(book.definitions)])),
  };
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
    errata: rulebook.errata.map(({ erratum }) => emitErratum(erratum, rulebook, flips.get(erratum.id) ?? erratum.flips)),
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
    former: formerOf(rulebook, rulings),
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

/** The clauses that link to each clause or page, or amend it, by its id. */
function referrersById(rulebook: Rulebook): ReadonlyMap<string, ReadonlySet<ClauseId>> {
  const referrers = new Map<string, Set<ClauseId>>();
  const add = (id: string, referrer: ClauseId): void => {
    referrers.set(id, (referrers.get(id) ?? new Set()).add(referrer));
  };
  for (const clause of rulebook.clauses.values()) {
    for (const link of clause.ast.prose.ruleLinks) add(link.id, clause.id);
    for (const id of clause.data.amends ?? []) add(id, clause.id);
  }
  return referrers;
}

/** What is the same for all clauses. */
interface ClauseContext {
  readonly compilation: Compilation;
  readonly referrers: ReadonlyMap<string, ReadonlySet<ClauseId>>;
  readonly rulings: readonly BookRuling[];
  readonly renderer: HtmlRenderer;
  readonly statusOf: ReturnType<typeof createStatusOf>;
  readonly results: ReturnType<typeof resultsByExample>;
  readonly nodesByEdition: ReadonlyMap<EditionId, ReturnType<typeof groupByClause>>;
}

/** The text of a clause, and the definitions that carry it, by edition. */
function inEditions(c: ClauseNode, { compilation, renderer, nodesByEdition }: ClauseContext): Pick<BookClause, 'html' | 'definitions'> {
  const originalHtml = renderer.ofTree(c.ast.prose.tree, c.id);
  const html: { [edition: string]: string } = {};
  const definitions: { [edition: string]: { id: DefinitionId; kind: string; sentence: string; json: JsonObject }[] } = {};
  for (const { book } of compilation.editions) {
    const text = book.texts.get(c.id);
    html[book.id] = text === undefined ? originalHtml : renderer.ofText(text, c.id);
    definitions[book.id] = (nodesByEdition.get(book.id)?.get(c.id) ?? []).map(({ definition }) => ({
      id: definition.id,
      kind: definition.kind,
      sentence: sentenceOf(definition),
      json: jsonOf(definition),
    }));
  }
  return { html, definitions };
}

function emitClause(c: ClauseNode, context: ClauseContext): BookClause {
  const { compilation, referrers, rulings, renderer, results } = context;
  const { html, definitions } = inEditions(c, context);
  const clauseStatus = context.statusOf(c);
  const ownDefinitions = new Set(Object.values(definitions).flatMap((list) => list.map(({ id }) => id)));
  const packDefinitions = clauseStatus.definitions.filter((id) => !ownDefinitions.has(id));
  return {
    id: c.id,
    slug: c.slug,
    page: c.page,
    title: c.ast.title,
    kind: c.data.kind,
    executable: c.data.executable,
    ...(c.data.notExecuted === undefined ? {} : { notExecuted: c.data.notExecuted }),
    status: clauseStatus.status,
    html,
    ...emitTranslations(compilation, renderer.context, c.page, c.id),
    changes: changesOf(c, compilation, renderer),
    rulings: rulings.filter((ruling) => ruling.clauses.includes(c.id)).map((ruling) => ruling.id),
    amends: c.data.amends ?? [],
    sources: c.data.sources,
    ...(c.data.term === undefined ? {} : { term: { name: c.data.term.name, forms: c.data.term.forms, see: c.data.term.see } }),
    aliases: c.data.aliases ?? [],
    asks: compilation.rulebook?.asks.get(c.page)?.file.asks[c.slug] ?? [],
    differs: c.data.differs === undefined ? [] : [c.data.differs],
    definitions,
    ...(packDefinitions.length === 0 ? {} : { packDefinitions }),
    examples: c.ast.examples.map((example) => emitExample(example, results)),
    passing: clauseStatus.passing,
    refersTo: [...new Set(c.ast.prose.ruleLinks.map((l) => l.id))].sort(),
    referredBy: [...(referrers.get(c.id) ?? [])].sort(),
  };
}

function editionDigest(edition: EditionId, { editions }: Compilation): string {
  const compiled = editions.find(({ book }) => book.id === edition);
  if (compiled === undefined) throw new Error(`The edition "${edition}" is not compiled.`);
  return compiled.lowered.ir.digest;
}

/** The changes that errata made to the text of a clause, in order. */
function changesOf({ id }: ClauseNode, { editions }: Compilation, renderer: HtmlRenderer): BookClause['changes'] {
  const changes = editions.at(-1)?.book.changes ?? [];
  return changes
    .filter(({ clause }) => clause === id)
    .map(({ erratum, edition, before, after }) => ({
      erratum,
      edition,
      beforeHtml: renderer.ofText(before, id),
      afterHtml: renderer.ofText(after, id),
    }));
}

function emitExample(example: ClauseNode['ast']['examples'][number], results: ClauseContext['results']): BookExample {
  const verdicts = Object.fromEntries((results.get(example) ?? []).map((r) => [r.edition, r.answer]));
  return {
    id: example.id,
    form: example.form,
    says: example.says,
    ...(example.question === undefined ? {} : { question: example.question }),
    verdicts,
    ...(example.file === undefined ? {} : { file: example.file }),
    ...(example.diagnostic === undefined ? {} : { diagnostic: example.diagnostic.code }),
  };
}

/** The book as text, with one line for each page, clause, erratum and ruling, so that a diff shows what changed. */
export function printBook(book: Book): string {
  const lines = (values: readonly unknown[]): string => `[\n${values.map((v) => JSON.stringify(v)).join(',\n')}\n]`;
  const clauses = Object.entries(book.clauses).map(([id, clause]) => `${JSON.stringify(id)}:${JSON.stringify(clause)}`);
  return [
    `{"editions":${JSON.stringify(book.editions)},`,
    `"defaultEdition":${JSON.stringify(book.defaultEdition)},`,
    `"documents":${JSON.stringify(book.documents)},`,
    `"languages":${JSON.stringify(book.languages)},`,
    `"parts":${JSON.stringify(book.parts)},`,
    `"pages":${lines(book.pages)},`,
    `"clauses":{\n${clauses.join(',\n')}\n},`,
    `"errata":${lines(book.errata)},`,
    `"rulings":${lines(book.rulings)},`,
    `"variants":${lines(book.variants)},`,
    `"renamed":${JSON.stringify(book.renamed)},`,
    `"former":${JSON.stringify(book.former)},`,
    `"packs":${lines(book.packs)},`,
    `"synonyms":${JSON.stringify(book.synonyms)},`,
    `"cardNames":${JSON.stringify(book.cardNames)}}`,
    '',
  ].join('\n');
}
