/** What the errata of a document put in the place of other sentences. */
import type { PrintedSection } from './document.ts';
import type { Sentence } from './sentences.ts';

export interface Quotation {
  readonly sentence: Sentence;
  readonly section: PrintedSection;
  /** The words that say where the erratum aims. */
  readonly aim: string;
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
      const [aim = '', words = ''] = [match[1], match[2]];
      const start = match.index + match[0].indexOf(aim);
      const from = match.index + match[0].length - words.length;
      const quoted = (sentences.get(section) ?? []).filter((sentence) => sentence.start >= from && sentence.start < from + words.length);
      return quoted.map((sentence) => ({ sentence, section, aim, start, end: start + aim.length }));
    }),
  );
