/** Joins the text, the data and the recorded chains of every page. */
import type { Diagnostic } from '../diagnostic.ts';
import type { ClauseNode, DefinitionNode, PageNode } from '../rulebook.ts';
import { checkSources } from './check-sources.ts';
import { chainsOf, checkChains, withChains } from './join-chains.ts';
import type { ParsedBook } from './resolve.ts';
import { unknown } from './unknown.ts';

export interface JoinedPages {
  readonly pages: ReadonlyMap<string, PageNode>;
  readonly clauses: ReadonlyMap<string, ClauseNode>;
  readonly definitions: readonly DefinitionNode[];
}

export function joinPages(parsed: ParsedBook, diagnostics: Diagnostic[]): JoinedPages {
  const clauses = new Map<string, ClauseNode>();
  const pages = new Map<string, PageNode>();
  const definitions: DefinitionNode[] = [];
  for (const { id, words, data } of parsed.pages) {
    if (words === undefined || data === undefined) {
      const place = words?.place ?? data?.document.placeOf('') ?? { file: id, line: 1, column: 1 };
      diagnostics.push({
        code: 'page-incomplete',
        severity: 'error',
        message: `The page "${id}" has no ${words === undefined ? 'text' : 'data'}.`,
        refersTo: [id],
        found: `only rules/${id.replace('.', '/')}.${words === undefined ? 'json' : 'md'}`,
        expected: `rules/${id.replace('.', '/')}.${words === undefined ? 'md' : 'json'} beside it`,
        place,
      });
      continue;
    }
    if (data.value.page !== id)
      diagnostics.push({
        code: 'page-misnamed',
        severity: 'error',
        message: 'The page has another id than its file.',
        found: data.value.page,
        expected: id,
        place: data.document.placeOf('/page'),
      });
    diagnostics.push(...checkSources(data, parsed.editions.value.documents));
    const recorded = parsed.chains.find(({ page }) => page === id);
    if (recorded !== undefined)
      diagnostics.push(
        ...checkChains(
          words,
          recorded,
          parsed.editions.value.publications.map(({ edition }) => edition),
        ),
      );
    const chains = chainsOf(id, recorded?.value ?? {});
    for (const clause of words.clauses) {
      const slug = clause.id.slice(id.length + 1);
      const entry = data.value.clauses[slug];
      if (entry === undefined)
        diagnostics.push(
          unknown(
            'clause-data-missing',
            `The clause "${clause.id}" has text but no data.`,
            slug,
            Object.keys(data.value.clauses),
            clause.place,
            [clause.id],
          ),
        );
      else {
        const sources = entry.sources ?? data.value.sources;
        if (sources === undefined) diagnostics.push(sourcesMissing(clause.id, data.document.placeOf(`/clauses/${slug}`, 'key')));
        clauses.set(clause.id, {
          id: clause.id,
          page: id,
          slug,
          words: withChains(clause, chains),
          data: { ...entry, sources: sources ?? [] },
          document: data.document,
        });
      }
    }
    for (const slug of Object.keys(data.value.clauses)) {
      if (!words.clauses.some((c) => c.id === `${id}.${slug}`))
        diagnostics.push(
          unknown(
            'clause-text-missing',
            `The clause "${id}.${slug}" has data but no text.`,
            slug,
            words.clauses.map((c) => c.id.slice(id.length + 1)),
            data.document.placeOf(`/clauses/${slug}`, 'key'),
            [`${id}.${slug}`],
          ),
        );
    }
    data.value.definitions.forEach((definition, place) => {
      definitions.push({ definition, document: data.document, pointer: `/definitions/${place}` });
    });
    pages.set(id, { id, words, aliases: data.value.aliases, clauses: words.clauses.map((c) => c.id) });
  }
  return { pages, clauses, definitions };
}

function sourcesMissing(clause: string, place: Diagnostic['place']): Diagnostic {
  return {
    code: 'clause-sources-missing',
    severity: 'error',
    message: `The clause "${clause}" has no sources.`,
    refersTo: [clause],
    found: 'no sources on the clause or on the page',
    expected: '"sources" on the page for all its clauses, or on this clause',
    place,
  };
}
