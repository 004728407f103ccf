import type { LikenessIndex } from '../likeness.ts';
import type { PrintedDocument } from './document.ts';
import { headingKey } from './heading-index.ts';
import { type Citation, mapDocument } from './mapping.ts';

/** What speaks for a file being a document that our clauses cite. */
export interface Evidence {
  readonly id: string;
  /** The number of its headings that clauses cite. */
  readonly cited: number;
  /** How many of those headings the file has. */
  readonly found: number;
  /**
   * For each page of our book, the share of its cited headings that the file has, reduced where the texts are not alike; then the average
   * of all pages. So a glossary with many headings counts as one page.
   */
  readonly breadth: number;
  /** Share of the file's sections that clauses cite. */
  readonly covered: number;
  /** How alike the texts below those headings and the citing clauses are, on average. */
  readonly likeness: number;
  /** How certain it is that the file is this document, 0 to 1. */
  readonly confidence: number;
}

/** From this confidence on a file is taken for the document. */
export const LEAST_CONFIDENCE = 0.35;
/** The likeness of texts on one subject in different words, measured between the documents and our clauses. */
const SAME_SUBJECT = 0.4;

/**
 * The evidence for each cited document, best first. Both the cited headings and the file's sections must match: a whole rulebook has every
 * heading of a one-page summary, but most of its sections are not in the summary.
 */
export function weighEvidence(
  file: Omit<PrintedDocument, 'id'>,
  citations: readonly Citation[],
  textsOfClauses: LikenessIndex,
): readonly Evidence[] {
  const ids = [...new Set(citations.map(({ document }) => document))];
  return ids
    .map((id) => {
      const citationsOfId = citations.filter(({ document }) => document === id);
      const cited = new Set(citationsOfId.map(({ section }) => headingKey(section)));
      const { mapped, unmapped, missing, byClause } = mapDocument({ ...file, id }, citations);
      const lacking = new Set(missing.map(({ section }) => headingKey(section)));
      const citationsOfPages = [...Map.groupBy(citationsOfId, ({ page }) => page).values()];
      const isFound = ({ section }: Citation): boolean => !lacking.has(headingKey(section));
      const breadthOf = (citationsOfPage: readonly Citation[]): number => {
        const text = [...new Set(citationsOfPage.flatMap(({ clause }) => byClause.get(clause) ?? []))]
          .map((section) => section.text)
          .join('\n');
        const likenessOfPage = textsOfClauses.likeness(text, [...new Set(citationsOfPage.map(({ clause }) => clause))]);
        return (citationsOfPage.filter(isFound).length / citationsOfPage.length) * Math.min(1, likenessOfPage / SAME_SUBJECT);
      };
      const breadth =
        citationsOfPages.reduce((sum, citationsOfPage) => sum + breadthOf(citationsOfPage), 0) / Math.max(1, citationsOfPages.length);
      const covered = mapped.length / Math.max(1, mapped.length + unmapped.length);
      const mappedWithText = mapped.filter(({ section }) => section.text.trim() !== '');
      const likeness =
        mappedWithText.reduce((sum, one) => sum + textsOfClauses.likeness(one.section.text, one.clauses), 0) /
        Math.max(1, mappedWithText.length);
      // The root, so that a file with only a part of the document loses less.
      const confidence = covered * Math.sqrt(breadth) * Math.min(1, likeness / SAME_SUBJECT);
      return { id, cited: cited.size, found: cited.size - lacking.size, breadth, covered, likeness, confidence };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
