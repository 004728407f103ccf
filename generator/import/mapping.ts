import { appendTo } from '../../engine/base/append-to.ts';
import { areaOf, type ClauseId, type PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import { type PrintedDocument, type PrintedSection, withHeadings } from './document.ts';
import { HeadingIndex, headingKey } from './heading-index.ts';

/** One source of one clause: `section` is a heading, or headings with a slash between. */
export interface Citation {
  readonly clause: ClauseId;
  readonly page: PageId;
  readonly document: string;
  readonly section: string;
}

interface MappedSection {
  readonly section: PrintedSection;
  readonly pages: readonly PageId[];
  readonly clauses: readonly ClauseId[];
}

interface MissingSection {
  readonly section: string;
  readonly clauses: readonly ClauseId[];
  readonly nearestHeading?: string;
}

export interface Mapping {
  readonly document: PrintedDocument;
  readonly mapped: readonly MappedSection[];
  /** Sections with text of their own that no clause cites. */
  readonly unmapped: readonly PrintedSection[];
  readonly missing: readonly MissingSection[];
  readonly byClause: ReadonlyMap<ClauseId, readonly PrintedSection[]>;
}

export function mapDocument(document: PrintedDocument, citations: readonly Citation[]): Mapping {
  const citationsOfDocument = citations.filter((citation) => citation.document === document.id);
  const sections = document.sections.filter(({ language }) => language === undefined);
  const indexBySection = new Map(sections.map((section, index) => [section, index]));
  const citedHeadings = citationsOfDocument.map(({ section }) => section);
  const headings = new HeadingIndex(withHeadings(sections), document.form, citedHeadings);
  const resolve = (cited: string): readonly PrintedSection[] =>
    headings.withoutAnnouncements(candidatesFor(cited, headings, indexBySection));
  // The indexes of the sections that citations mean without doubt, by page and by area of our book.
  const certainIndexes = new Map<string, number[]>();
  for (const { page, section } of citationsOfDocument) {
    const [only, ...more] = resolve(section);
    if (only === undefined || more.length > 0) continue;
    for (const pageOrArea of [page, areaOf(page)]) appendTo(certainIndexes, pageOrArea, indexBySection.get(only) ?? 0);
  }
  const byClause = new Map<ClauseId, PrintedSection[]>();
  const citationsBySection = new Map<PrintedSection, Citation[]>();
  const clausesByLostHeading = new Map<string, ClauseId[]>();
  for (const citation of citationsOfDocument) {
    const found = nearestTo(
      resolve(citation.section),
      certainIndexes.get(citation.page) ?? certainIndexes.get(areaOf(citation.page)) ?? [],
      indexBySection,
    );
    if (found === undefined) appendTo(clausesByLostHeading, citation.section, citation.clause);
    else {
      const parts = partsOf(found, sections);
      byClause.set(citation.clause, [...new Set([...(byClause.get(citation.clause) ?? []), ...parts])]);
      for (const part of parts) citationsBySection.set(part, [...(citationsBySection.get(part) ?? []), citation]);
    }
  }
  return {
    document,
    byClause,
    mapped: sections.flatMap((section) => {
      const citing = citationsBySection.get(section) ?? [];
      return citing.length === 0
        ? []
        : [{ section, pages: [...new Set(citing.map(({ page }) => page))], clauses: [...new Set(citing.map(({ clause }) => clause))] }];
    }),
    unmapped: sections.filter((section) => section.text.trim() !== '' && !citationsBySection.has(section)),
    missing: missingOf(clausesByLostHeading, headingsAsCited(sections, document.form)),
  };
}

/** All parts of a section that `divideLong` divided, given its first part. A citation means the whole section. */
const partsOf = (first: PrintedSection, sections: readonly PrintedSection[]): readonly PrintedSection[] =>
  first.path.length === 0 ? [first] : sections.filter(({ path }) => path === first.path);

const missingOf = (
  clausesByLostHeading: ReadonlyMap<string, readonly ClauseId[]>,
  headingByKey: ReadonlyMap<string, string>,
): Mapping['missing'] =>
  [...clausesByLostHeading].map(([section, clauses]) => {
    const nearestKey = nearest(headingKey(section), headingByKey.keys());
    return { section, clauses, ...(nearestKey === undefined ? {} : { nearestHeading: headingByKey.get(nearestKey) ?? nearestKey }) };
  });

function headingsAsCited(sections: readonly PrintedSection[], form: PrintedDocument['form']): ReadonlyMap<string, string> {
  const headings = sections.map(({ path, title }) => (form === 'json' ? path.join('/') : title));
  return new Map(headings.map((heading) => [headingKey(heading), heading]));
}

/** The sections that a citation may mean; `X (under Y)` is the X that follows Y, `X, Figure 3` is X, `X …` is what begins with X. */
function candidatesFor(
  cited: string,
  headings: HeadingIndex,
  indexBySection: ReadonlyMap<PrintedSection, number>,
): readonly PrintedSection[] {
  const key = headingKey(cited);
  const whole = headings.find(key);
  if (whole.length > 0) return whole;
  const under = /^(.*) \(under (.*)\)$/.exec(key);
  if (under?.[1] !== undefined && under[2] !== undefined) {
    const above = headings.find(under[2]).map((section) => indexBySection.get(section) ?? 0);
    const after = headings.find(under[1]).filter((section) => above.some((index) => index < (indexBySection.get(section) ?? 0)));
    return after.slice(0, 1);
  }
  return headings.find(key.replace(/, figure \d+$/, ''));
}

/** Of several sections with one heading, the nearest to a section that the citing page, or else its area, cites without doubt. */
function nearestTo(
  sections: readonly PrintedSection[],
  certainIndexes: readonly number[],
  indexBySection: ReadonlyMap<PrintedSection, number>,
): PrintedSection | undefined {
  const distance = (section: PrintedSection): number =>
    Math.min(...certainIndexes.map((index) => Math.abs(index - (indexBySection.get(section) ?? 0))), Number.MAX_SAFE_INTEGER);
  return [...sections].sort((a, b) => distance(a) - distance(b))[0];
}
