import type { ClauseAst, PageAst } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { ClauseFile, PageFile } from '../generated/page.ts';
import { type ClauseId, lastPartOf, type PageId } from '../ids.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { fieldOfPage } from '../recovery/unread-names.ts';
import type { ClauseData, ClauseNode } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';
import { listReadings, listSources } from './clause-sources.ts';

export interface JoinablePage {
  readonly id: PageId;
  readonly ast: PageAst;
  readonly data: ValidDocument<PageFile>;
}

interface JoinedClauses {
  readonly clauses: readonly ClauseNode[];
  /** Clauses with text and no data, or with data and no text; `text:ID` of those with nothing below their heading. */
  readonly unjoined: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** @param unread names in sources that cannot be read: what is missing there is not reported */
export function joinClauses(page: JoinablePage, unread: ReadonlySet<string>): JoinedClauses {
  const { id, ast, data } = page;
  const slugOf = (clause: ClauseAst): string => clause.id.slice(id.length + 1);
  const slugsWithText = ast.clauses.map(slugOf);
  const slugsWithData = Object.keys(data.value.clauses);
  const textlessSlugs = slugsWithData.filter((slug) => !slugsWithText.includes(slug));
  const datalessSlugs = slugsWithText.filter((slug) => !slugsWithData.includes(slug));
  const diagnostics: Diagnostic[] = [];
  const lacking = new Map(PAGE_FIELDS.map((field): [PageField, ClauseId[]] => [field, []]));
  const clauses = ast.clauses.flatMap((clause): ClauseNode[] => {
    const slug = slugOf(clause);
    const entry = data.value.clauses[slug];
    if (entry === undefined) {
      // If the data has a similar name, or the whole id in place of the slug, the diagnostic there is enough.
      if (nearest(slug, textlessSlugs.map(lastPartOf)) === undefined && !unread.has(clause.id)) diagnostics.push(dataMissing(clause, slug));
      return [];
    }
    const { data: joined, missing } = dataOf(clause, entry, data.value);
    for (const field of missing) lacking.get(field)?.push(clause.id);
    return [{ id: clause.id, page: id, slug, ast: clause, data: joined, document: data.document }];
  });
  for (const [field, ids] of lacking)
    diagnostics.push(
      ...fieldMissing(
        page,
        field,
        ids.filter((one) => !unread.has(one)),
      ),
    );
  const entries = Object.values(data.value.clauses);
  for (const field of PAGE_FIELDS) {
    const isUnused = data.value[field] !== undefined && entries.length > 0 && entries.every((entry) => entry[field] !== undefined);
    if (isUnused) diagnostics.push(fieldUnused(id, field, data.document.placeOf(`/${field}`, 'key')));
  }
  for (const slug of textlessSlugs) if (!unread.has(`${id}.${slug}`)) diagnostics.push(textMissing(page, slug, datalessSlugs));
  const emptyClauses = ast.clauses.filter(({ text }) => text === '');
  diagnostics.push(...emptyClauses.map(nothingBelow));
  const unjoined = [
    ...[...datalessSlugs, ...textlessSlugs].map((slug) => `${id}.${slug}`),
    ...emptyClauses.map((clause) => `text:${clause.id}`),
  ];
  return { clauses, unjoined, diagnostics };
}

function dataMissing(clause: ClauseAst, slug: string): Diagnostic {
  return {
    code: 'clause-data-missing',
    severity: 'error',
    message: `The clause "${clause.id}" has text but no data.`,
    // Not the clause, which counts as unread: a finding that refers to it is dropped.
    refersTo: [],
    found: slug,
    expected: `an entry "${slug}" under "clauses" in the JSON file of the page`,
    place: clause.place,
  };
}

const nothingBelow = ({ id, place }: ClauseAst): Diagnostic => ({
  code: 'clause-text-missing',
  severity: 'error',
  message: `The clause "${id}" has no text.`,
  refersTo: [],
  place,
  found: 'nothing but a heading and examples',
  expected: 'the rule in words',
  hint: 'Write the text of the clause below its heading, above its examples.',
});

function textMissing({ id, data }: JoinablePage, slug: string, datalessSlugs: readonly string[]): Diagnostic {
  const place = data.document.placeOf(`/clauses/${slug}`, 'key');
  const hint = `Write its heading and its text on the page: ## Title {#${slug}}. Or remove its data.`;
  const message = `The clause "${id}.${slug}" has data but no text.`;
  const found = unknownName('clause-text-missing', message, slug, datalessSlugs, place, []);
  // The key may be the whole id of the clause, written in place of the slug.
  const meant = slug.includes('.') ? didYouMean(nearest(lastPartOf(slug), datalessSlugs)) : {};
  return { hint, ...found, ...meant, ...(datalessSlugs.length === 0 ? { expected: `a heading with the id "${slug}"` } : {}) };
}

/** Fields that a page has for all its clauses, unless a clause has its own. */
const PAGE_FIELDS = ['sources', 'kind', 'executable'] as const;
type PageField = (typeof PAGE_FIELDS)[number];

/** Where a field is missing on the clause and on the page, `data` has a default, so that compiling goes on. */
function dataOf(
  clause: ClauseAst,
  entry: ClauseFile,
  page: PageFile,
): { readonly data: ClauseData; readonly missing: readonly PageField[] } {
  const { differs, term, ...others } = entry;
  const { sources = page.sources, kind = page.kind, executable = page.executable } = others;
  const fields = { sources, kind, executable };
  const data = {
    ...others,
    sources: listSources(sources ?? {}),
    kind: kind ?? 'definition',
    executable: executable ?? false,
    ...(differs === undefined ? {} : { differs: listReadings(differs) }),
    ...(term === undefined ? {} : { term: { ...term, name: term.name ?? clause.title.toLowerCase() } }),
  };
  return { data, missing: PAGE_FIELDS.filter((field) => fields[field] === undefined) };
}

/** One finding where several clauses lack a field: then it is mostly the page that should have it. */
function fieldMissing({ id, data: { document } }: JoinablePage, field: PageField, clauses: readonly ClauseId[]): Diagnostic[] {
  const [clause, ...others] = clauses;
  if (clause === undefined) return [];
  const placeOf = (one: ClauseId): Place => document.placeOf(`/clauses/${one.slice(id.length + 1)}`, 'key');
  const fault = { code: field === 'sources' ? 'clause-sources-missing' : 'field-missing', severity: 'error' } as const;
  if (others.length === 0)
    return [
      {
        ...fault,
        message: `The clause "${clause}" has no "${field}".`,
        refersTo: [clause, fieldOfPage(id, field)],
        found: `no "${field}" on the clause or on the page`,
        expected: `"${field}" on the page for all its clauses, or on this clause`,
        place: placeOf(clause),
      },
    ];
  return [
    {
      ...fault,
      message: `The page "${id}" has no "${field}", and ${clauses.length} of its clauses have none.`,
      refersTo: [fieldOfPage(id, field)],
      found: `no "${field}" on the page`,
      expected: `"${field}" on the page, or on each of these clauses`,
      hint: `Add "${field}" to the page.`,
      place: document.placeOf('/page', 'key'),
      related: clauses.map((one) => ({ message: 'This clause has none.', place: placeOf(one) })),
    },
  ];
}

function fieldUnused(page: PageId, field: PageField, place: Place): Diagnostic {
  return {
    code: 'page-field-unused',
    severity: 'error',
    message: `Every clause of "${page}" has "${field}" of its own, so the "${field}" of the page does nothing.`,
    found: `"${field}"`,
    expected: 'a clause without it, or a page without it',
    hint: 'Remove it from the page, or from the clauses that have the same.',
    place,
  };
}
