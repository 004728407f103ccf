/** The sentences that the errata of a document add, or put in the place of others. */
import type { PrintedSection } from './document.ts';
import type { Sentence } from './sentences.ts';

export interface Quotation {
  readonly sentence: Sentence;
  readonly section: PrintedSection;
  /** The words that name what the erratum changes: "On page 12, the third sentence reads:". */
  readonly target: string;
  /** Where these words are in the text of the section. */
  readonly start: number;
  readonly end: number;
}

const ERRATUM = /(?:^|\n)[ \t]*(On page \d+, [^\n]*?\b(?:reads|add to [^\n:]*)\s*:)[ \t]*([^\n]*)/gi;

export const quotationsOf = (
  sections: readonly PrintedSection[],
  sentences: ReadonlyMap<PrintedSection, readonly Sentence[]>,
): readonly Quotation[] =>
  sections.flatMap((section) =>
    [...section.text.matchAll(ERRATUM)].flatMap((match) => {
      const [target = '', words = ''] = [match[1], match[2]];
      const start = match.index + match[0].indexOf(target);
      const wordsStart = match.index + match[0].length - words.length;
      const quotedSentences = (sentences.get(section) ?? []).filter(
        (sentence) => sentence.start >= wordsStart && sentence.start < wordsStart + words.length,
      );
      return quotedSentences.map((sentence) => ({ sentence, section, target, start, end: start + target.length }));
    }),
  );
