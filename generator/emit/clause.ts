import type { JsonObject } from '../../engine/base/json.ts';
import type { Compilation } from '../compile.ts';
import { groupByClause } from '../definition-clauses.ts';
import { jsonOf } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import { createStatusOf, resultsByExample } from '../examples/status.ts';
import type { ClauseId, DefinitionId, EditionId } from '../ids.ts';
import type { HtmlRenderer } from '../prose/html-renderer.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import type { BookClause, BookExample, BookRuling } from './book-types.ts';
import { emitTranslations } from './translations.ts';

interface ClauseContext {
  readonly compilation: Compilation;
  readonly referrers: ReadonlyMap<string, ReadonlySet<ClauseId>>;
  readonly rulings: readonly BookRuling[];
  readonly renderer: HtmlRenderer;
  readonly statusOf: ReturnType<typeof createStatusOf>;
  readonly results: ReturnType<typeof resultsByExample>;
  readonly nodesByEdition: ReadonlyMap<EditionId, ReturnType<typeof groupByClause>>;
}

export const createClauseContext = (
  compilation: Compilation,
  rulebook: Rulebook,
  run: ExampleRun,
  renderer: HtmlRenderer,
  rulings: readonly BookRuling[],
): ClauseContext => ({
  compilation,
  referrers: referrersById(rulebook),
  rulings,
  renderer,
  statusOf: createStatusOf(compilation, run),
  results: resultsByExample(run),
  nodesByEdition: new Map(compilation.editions.map(({ book }) => [book.id, groupByClause(book.definitions)])),
});

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

export function emitClause(c: ClauseNode, context: ClauseContext): BookClause {
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
