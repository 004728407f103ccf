/** Joins the text and the data of the clauses of one page. */
import type { ClauseAst, PageAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { PageFile } from '../generated/page.ts';
import type { PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { ClauseNode } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

export interface JoinablePage {
  readonly id: PageId;
  readonly ast: PageAst;
  readonly data: ValidDocument<PageFile>;
}

interface JoinedClauses {
  readonly clauses: readonly ClauseNode[];
  /** Clauses with text and no data, or with data and no text. */
  readonly unjoined: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function joinClauses(page: JoinablePage, unread: ReadonlySet<string>): JoinedClauses {
  const { id, ast, data } = page;
  const slugOf = (clause: ClauseAst): string => clause.id.slice(id.length + 1);
  const withText = ast.clauses.map(slugOf);
  const withData = Object.keys(data.value.clauses);
  const textless = withData.filter((slug) => !withText.includes(slug));
  const dataless = withText.filter((slug) => !withData.includes(slug));
  const diagnostics: Diagnostic[] = [];
  const clauses = ast.clauses.flatMap((clause): ClauseNode[] => {
    const slug = slugOf(clause);
    const entry = data.value.clauses[slug];
    if (entry === undefined) {
      // If the data has a similar name, the diagnostic there is enough.
      if (nearest(slug, textless) === undefined && !unread.has(clause.id)) diagnostics.push(dataMissing(clause, slug, textless));
      return [];
    }
    const sources = entry.sources ?? data.value.sources;
    if (sources === undefined) diagnostics.push(sourcesMissing(clause.id, data.document.placeOf(`/clauses/${slug}`, 'key')));
    return [{ id: clause.id, page: id, slug, ast: clause, data: { ...entry, sources: sources ?? [] }, document: data.document }];
  });
  for (const slug of textless) if (!unread.has(`${id}.${slug}`)) diagnostics.push(textMissing(page, slug, dataless));
  const unjoined = [...dataless, ...textless].map((slug) => `${id}.${slug}`);
  return { clauses, unjoined, diagnostics };
}

function dataMissing(clause: ClauseAst, slug: string, textless: readonly string[]): Diagnostic {
  return unknownName('clause-data-missing', `The clause "${clause.id}" has text but no data.`, slug, textless, clause.place, []);
}

function textMissing({ id, data }: JoinablePage, slug: string, dataless: readonly string[]): Diagnostic {
  const place = data.document.placeOf(`/clauses/${slug}`, 'key');
  const hint = `Write its heading and its text on the page: ## Title {#${slug}}. Or remove its data.`;
  const message = `The clause "${id}.${slug}" has data but no text.`;
  return { hint, ...unknownName('clause-text-missing', message, slug, dataless, place, []) };
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
