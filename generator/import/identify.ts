/** Which published document a file is, by evidence from its headings and its texts, and how certain that is. */
import type { PrintedDocument } from './document.ts';
import type { LikenessIndex } from './likeness.ts';
import { type Citation, headingKey, mapDocument } from './mapping.ts';

/** What speaks for a file being a document that our clauses cite. */
export interface Evidence {
  readonly id: string;
  /** Headings that clauses cite, and how many of them the file has. */
  readonly cited: number;
  readonly found: number;
  /** Share of those headings with a text like ours, averaged over the pages of our book that cite them: a glossary has one page. */
  readonly breadth: number;
  /** Share of the file's sections that clauses cite. */
  readonly covered: number;
  /** How alike the texts below those headings and the citing clauses are, on average. */
  readonly likeness: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** From this confidence on a file is taken for the document. */
export const LEAST_CONFIDENCE = 0.35;
/** The likeness of texts on one subject in different words, measured between the documents and our clauses. */
const SAME_SUBJECT = 0.4;

/**
 * The evidence for each cited document, best first. What clauses cite and what the file has must agree in both
 * directions: a whole rulebook also has every heading of a page that repeats a few of its rules.
 */
export function weighEvidence(
  reading: Omit<PrintedDocument, 'id'>,
  citations: readonly Citation[],
  clauses: LikenessIndex,
): readonly Evidence[] {
  const ids = [...new Set(citations.map(({ document }) => document))];
  return ids
    .map((id) => {
      const own = citations.filter(({ document }) => document === id);
      const cited = new Set(own.map(({ section }) => headingKey(section)));
      const { mapped, unmapped, missing, byClause } = mapDocument({ ...reading, id }, citations);
      const lacking = new Set(missing.map(({ section }) => headingKey(section)));
      const pages = [...Map.groupBy(own, ({ page }) => page).values()];
      const has = ({ section }: Citation): boolean => !lacking.has(headingKey(section));
      const shareOf = (page: readonly Citation[]): number => {
        const text = [...new Set(page.flatMap(({ clause }) => byClause.get(clause) ?? []))].map((section) => section.text).join('\n');
        const like = clauses.likeness(text, [...new Set(page.map(({ clause }) => clause))]);
        return (page.filter(has).length / page.length) * Math.min(1, like / SAME_SUBJECT);
      };
      const breadth = pages.reduce((sum, page) => sum + shareOf(page), 0) / Math.max(1, pages.length);
      const covered = mapped.length / Math.max(1, mapped.length + unmapped.length);
      const texts = mapped.filter(({ section }) => section.text.trim() !== '');
      const likeness = texts.reduce((sum, one) => sum + clauses.likeness(one.section.text, one.clauses), 0) / Math.max(1, texts.length);
      // The root, so that a file with only a part of the document loses less.
      const confidence = covered * Math.sqrt(breadth) * Math.min(1, likeness / SAME_SUBJECT);
      return { id, cited: cited.size, found: cited.size - lacking.size, breadth, covered, likeness, confidence };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
