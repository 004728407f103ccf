/** Joins the text, the data and the recorded chains of every page. */
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ClauseNode, DefinitionNode, PageNode } from '../rulebook.ts';
import { checkSources } from './check-sources.ts';
import { chainsOf, checkChains, withChains } from './join-chains.ts';
import type { ParsedBook } from './resolve.ts';
import { type Lost, lose } from './salvage.ts';
import { unknown } from './unknown.ts';

export interface JoinedPages {
  readonly pages: ReadonlyMap<string, PageNode>;
  readonly clauses: ReadonlyMap<string, ClauseNode>;
  readonly definitions: readonly DefinitionNode[];
}

export function joinPages(parsed: ParsedBook, lost: Lost, diagnostics: Diagnostic[]): JoinedPages {
  const clauses = new Map<string, ClauseNode>();
  const pages = new Map<string, PageNode>();
  const definitions: DefinitionNode[] = [];
  const missing: string[] = [];
  for (const { id, words, data } of parsed.pages) {
    if (words === undefined || data === undefined) {
      lost.add(id);
      for (const clause of words?.clauses ?? []) lost.add(clause.id);
      for (const slug of Object.keys(data?.value.clauses ?? {})) lost.add(`${id}.${slug}`);
      for (const definition of data?.value.definitions ?? []) lose(lost, definition.id);
      const found = incomplete(parsed, id);
      if (found !== undefined) diagnostics.push(found);
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
      if (entry === undefined) {
        const unmatched = Object.keys(data.value.clauses).filter((other) => !words.clauses.some((c) => c.id === `${id}.${other}`));
        // Where the data has a name near this one, the finding there is enough.
        if (nearest(slug, unmatched) === undefined && !lost.has(clause.id))
          diagnostics.push(
            unknown('clause-data-missing', `The clause "${clause.id}" has text but no data.`, slug, unmatched, clause.place, []),
          );
        if (!lost.has(clause.id)) missing.push(clause.id);
      } else {
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
      if (words.clauses.some((c) => c.id === `${id}.${slug}`)) continue;
      if (!lost.has(`${id}.${slug}`)) {
        const others = words.clauses.map((c) => c.id.slice(id.length + 1)).filter((other) => data.value.clauses[other] === undefined);
        const place = data.document.placeOf(`/clauses/${slug}`, 'key');
        const hint = `Write its heading and its text on the page: ## Title {#${slug}}. Or remove its data.`;
        diagnostics.push({
          hint,
          ...unknown('clause-text-missing', `The clause "${id}.${slug}" has data but no text.`, slug, others, place, []),
        });
      }
      missing.push(`${id}.${slug}`);
    }
    data.value.definitions.forEach((definition, place) => {
      definitions.push({ definition, document: data.document, pointer: `/definitions/${place}` });
    });
    pages.set(id, { id, words, aliases: data.value.aliases, clauses: words.clauses.map((c) => c.id) });
  }
  // Who refers to such a clause would only repeat the finding.
  for (const id of missing) lost.add(id);
  return { pages, clauses, definitions };
}

/** A page with only one of its files. Where the other file has nearly its name, the finding is one, at the file that no part lists. */
function incomplete(parsed: ParsedBook, id: string): Diagnostic | undefined {
  const page = parsed.pages.find((one) => one.id === id);
  const [there, lacking] = page?.words === undefined ? (['json', 'md'] as const) : (['md', 'json'] as const);
  const pathOf = (name: string, suffix: string): string => `rules/${name.replace('.', '/')}.${suffix}`;
  const halves = parsed.pages.filter((one) => one.id !== id && (lacking === 'md' ? one.data === undefined : one.words === undefined));
  const near = nearest(
    id,
    halves.map((one) => one.id),
  );
  const listed = parsed.contents.value.parts.some(({ pages }) => pages.includes(id));
  if (near !== undefined && listed) return undefined;
  return {
    code: 'page-incomplete',
    severity: 'error',
    message: `The page "${id}" has no ${lacking === 'md' ? 'text' : 'data'}.`,
    found: `only ${pathOf(id, there)}`,
    expected: `${pathOf(id, lacking)} beside it`,
    ...(near === undefined ? {} : { hint: `Rename the file to ${pathOf(near, there)}, beside ${pathOf(near, lacking)}.` }),
    place: page?.words?.place ?? page?.data?.document.placeOf('') ?? { file: id, line: 1, column: 1 },
  };
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
