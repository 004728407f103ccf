/** Which of a document's headings our clauses cite, and what maps nowhere in either direction. */

import type { ClauseId, PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { PrintedDocument, PrintedSection } from './document.ts';

/** One source of one clause: `section` is a heading, or headings with a slash between. */
export interface Citation {
  readonly clause: ClauseId;
  readonly page: PageId;
  readonly document: string;
  readonly section: string;
}

interface MappedSection {
  readonly section: PrintedSection;
  readonly pages: readonly string[];
  readonly clauses: readonly ClauseId[];
}

/** A heading that clauses cite and the document lacks. */
interface MissingSection {
  readonly section: string;
  readonly clauses: readonly ClauseId[];
  /** The heading that comes nearest. */
  readonly near?: string;
}

export interface Mapping {
  readonly document: PrintedDocument;
  readonly mapped: readonly MappedSection[];
  /** Sections with words that no clause cites. */
  readonly unmapped: readonly PrintedSection[];
  readonly missing: readonly MissingSection[];
  /** The sections of each clause. */
  readonly byClause: ReadonlyMap<ClauseId, readonly PrintedSection[]>;
}

/** A heading for comparing: case, kinds of quotation marks, blanks and a final colon do not count. */
export function headingKey(heading: string): string {
  return heading.toLowerCase().replaceAll(/[“”„]/g, '"').replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim().replace(/:$/, '');
}

/** Keys under which a section may be cited: its path with slashes between, and, where headings are lines, its title alone. */
function keysOf({ path, title }: PrintedSection, document: PrintedDocument): string[] {
  const whole = headingKey(path.join('/'));
  return document.form === 'json' ? [whole] : [...new Set([whole, headingKey(title)])];
}

/** Maps all citations of one document. */
export function mapDocument(document: PrintedDocument, citations: readonly Citation[]): Mapping {
  const own = citations.filter((citation) => citation.document === document.id);
  const sections = document.sections.filter(({ language }) => language === undefined);
  const order = new Map(sections.map((section, index) => [section, index]));
  const candidates = new Map<string, PrintedSection[]>();
  for (const section of sections)
    for (const key of keysOf(section, document)) candidates.set(key, [...(candidates.get(key) ?? []), section]);
  const resolve = (cited: string): readonly PrintedSection[] => withoutListed(candidatesFor(cited, candidates, order), sections);
  // By page and by area of our book, the indexes of the sections that they cite without doubt.
  const certain = new Map<string, number[]>();
  for (const { page, section } of own) {
    const [only, ...more] = resolve(section);
    if (only === undefined || more.length > 0) continue;
    for (const near of [page, areaOf(page)]) certain.set(near, [...(certain.get(near) ?? []), order.get(only) ?? 0]);
  }
  const byClause = new Map<ClauseId, PrintedSection[]>();
  const bySection = new Map<PrintedSection, Citation[]>();
  const lost = new Map<string, ClauseId[]>();
  for (const citation of own) {
    const found = nearestTo(resolve(citation.section), certain.get(citation.page) ?? certain.get(areaOf(citation.page)) ?? [], order);
    if (found === undefined) lost.set(citation.section, [...(lost.get(citation.section) ?? []), citation.clause]);
    else {
      byClause.set(citation.clause, [...new Set([...(byClause.get(citation.clause) ?? []), found])]);
      bySection.set(found, [...(bySection.get(found) ?? []), citation]);
    }
  }
  const names = new Map(
    sections.map(({ path, title }) => [
      headingKey(document.form === 'json' ? path.join('/') : title),
      document.form === 'json' ? path.join('/') : title,
    ]),
  );
  return {
    document,
    byClause,
    mapped: sections.flatMap((section) => {
      const citing = bySection.get(section) ?? [];
      return citing.length === 0
        ? []
        : [{ section, pages: [...new Set(citing.map(({ page }) => page))], clauses: [...new Set(citing.map(({ clause }) => clause))] }];
    }),
    unmapped: sections.filter((section) => section.text.trim() !== '' && !bySection.has(section)),
    missing: [...lost].map(([section, clauses]) => {
      const near = nearest(headingKey(section), names.keys());
      return { section, clauses, ...(near === undefined ? {} : { near: names.get(near) ?? near }) };
    }),
  };
}

/** Of sections with one path those that hold others: the rest only announce them. */
function withoutListed(found: readonly PrintedSection[], sections: readonly PrintedSection[]): readonly PrintedSection[] {
  const [first] = found;
  if (first === undefined || found.some(({ path }) => path.join('\n') !== first.path.join('\n'))) return found;
  const holding = found.filter((section) => (sections[sections.indexOf(section) + 1]?.path.length ?? 0) > section.path.length);
  return holding.length === 0 ? found : holding;
}

const areaOf = (page: PageId): string => page.split('.')[0] ?? page;

/** The sections that a citation may mean; `X (under Y)` is the X that follows Y, `X, Figure 3` is X, `X …` is what begins with X. */
function candidatesFor(
  cited: string,
  candidates: ReadonlyMap<string, readonly PrintedSection[]>,
  order: ReadonlyMap<PrintedSection, number>,
): readonly PrintedSection[] {
  const key = headingKey(cited);
  const whole = candidates.get(key);
  if (whole !== undefined) return whole;
  const under = /^(.*) \(under (.*)\)$/.exec(key);
  if (under?.[1] !== undefined && under[2] !== undefined) {
    const above = (candidates.get(under[2]) ?? []).map((section) => order.get(section) ?? 0);
    const after = (candidates.get(under[1]) ?? []).filter((section) => above.some((index) => index < (order.get(section) ?? 0)));
    return after.slice(0, 1);
  }
  if (key.endsWith('…')) {
    const begin = key.slice(0, -1).trimEnd();
    return [...candidates].flatMap(([heading, sections]) => (heading.startsWith(begin) ? sections : []));
  }
  return candidates.get(key.replace(/, figure \d+$/, '')) ?? [];
}

/** Of several sections with one heading the one nearest to what the same page, or its area, cites without doubt. */
function nearestTo(
  sections: readonly PrintedSection[],
  indexes: readonly number[],
  order: ReadonlyMap<PrintedSection, number>,
): PrintedSection | undefined {
  const distance = (section: PrintedSection): number =>
    Math.min(...indexes.map((index) => Math.abs(index - (order.get(section) ?? 0))), Number.MAX_SAFE_INTEGER);
  return [...sections].sort((a, b) => distance(a) - distance(b))[0];
}
