/**
 * Blanks before colons where other colons of the document have none: in headings, and in texts after a digit, a quotation mark or a mark of
 * emphasis ("**regions** : north and east"). After a letter or a bracket in a text, `symbols.ts` reports them.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, withHeadings } from '../document.ts';
import { inEnglishDocuments } from './english.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findBlankBeforeColons = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, inDocument);

const DETACHED = /(?<=[\p{L}\p{N})"”*_]) :(?= \S)/gu;
/** Those that the pattern GAPS of `symbols.ts` does not report. */
const NOT_IN_GAPS = /(?<=[\p{N}"”*_]) :(?= \S)/gu;
const ATTACHED = /[\p{L}\p{N})"”*_]:(?=\s)/gu;
/** No blank is the custom in a document with at least this many colons without one, and this many times as many as with one. */
const [FEWEST, TIMES] = [4, 4];

function inDocument({ sections }: IndexedDocument): Diagnostic[] {
  const headings = withHeadings(sections).filter(({ field }) => field === undefined);
  const countOf = (pattern: RegExp): number =>
    [...headings.map(({ title }) => title), ...sections.map(({ text }) => text)].reduce(
      (sum, text) => sum + matchesIn(text, pattern).length,
      0,
    );
  const [detached, attached] = [countOf(DETACHED), countOf(ATTACHED)];
  if (attached < Math.max(FEWEST, detached * TIMES)) return [];
  const message = `A space is printed before a colon, and before ${attached} of ${attached + detached} colons there is none.`;
  const parts = { code: 'print-blank-before-mark', severity: 'note', message, expected: 'no space' } as const;
  return [
    ...headings.flatMap((section) => matchesIn(section.title, DETACHED).map(() => finding(section, { ...parts, found: section.title }))),
    ...sections.flatMap((section) =>
      matchesIn(section.text, NOT_IN_GAPS).map(({ index }) => {
        const at = [index, index + 2] as const;
        return finding(section, { ...parts, at, found: excerpt(section.text, ...at) });
      }),
    ),
  ];
}
