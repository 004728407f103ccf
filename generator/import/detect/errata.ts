/** Errata in a document: their targets, and whether they are already applied in the other documents. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence, wordDifferences } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, shortLine } from '../document.ts';
import type { Quotation } from '../quotations.ts';
import type { Sentence } from '../sentences.ts';

/** Whether two sentences are the same but for an "s" at the end of words. */
function sameWords(a: Sentence, b: Sentence): boolean {
  if (a.words.length > MOST_WORDS || b.words.length > MOST_WORDS) return a.key === b.key;
  return wordDifferences(a, b).every(
    ({ ours, theirs }) =>
      ours.length === theirs.length &&
      ours.every((word, index) => `${word}s`.startsWith(theirs[index] ?? ' ') && `${theirs[index]}s`.startsWith(word)),
  );
}
/** In words; comparing takes time by the product of both lengths. */
const MOST_WORDS = 400;

export function findErrata(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => {
    const quotations = indexed.quotations;
    // One quotation for each erratum: all its sentences share the start of the target.
    const firstQuotations = quotations.filter(({ section, start }, index) => {
      const before = quotations[index - 1];
      return before?.section !== section || before.start !== start;
    });
    const mixed = new Set(firstQuotations.filter(({ section }) => section.text.split(/\n\s*\n/).length > 1).map(({ section }) => section));
    return [
      ...[...mixed].map((section) => {
        const count = firstQuotations.filter((quotation) => quotation.section === section).length;
        const message = 'Errata share one text, with each other or with rulings.';
        return finding(section, {
          code: 'print-section-mixed',
          severity: 'warning',
          message,
          found: `${count} errata among ${section.text.split(/\n\s*\n/).length} paragraphs`,
          expected: 'one entry each',
          hint: 'Split it at the paragraphs that begin "On page".',
        });
      }),
      ...firstQuotations.map((quotation) => {
        const message = 'The erratum names its target by page and ordinal.';
        return finding(quotation.section, {
          code: 'print-erratum-by-page',
          severity: 'warning',
          message,
          at: [quotation.start, quotation.end],
          found: shortLine(quotation.target, 90),
          expected: 'the heading and the words it replaces',
          hint: 'Find the target by its heading and by likeness; ignore the page.',
        });
      }),
      ...checkApplied(quotations, indexed, corpus),
    ];
  });
}

/** In words; shorter sentences may be alike by chance. */
const FEWEST_WORDS = 4;
/** The likeness above which a sentence is compared with that of the erratum word by word. */
const LEAST_SAME = 0.6;
/** The likeness above which a sentence is shown as the nearest. */
const LEAST_NEAR = 0.4;

function checkApplied(quotations: readonly Quotation[], indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const others = othersOf(indexed, corpus);
  if (others.length === 0) return [];
  return quotations.flatMap(({ sentence, section }) => {
    if (sentence.words.length < FEWEST_WORDS) return [];
    const nearestOthers = others.flatMap((other) => {
      const found = nearestSentence(sentence, other);
      return found === undefined ? [] : [{ ...found, id: other.document.id }];
    });
    const appliedIn = nearestOthers.filter((one) => one.likeness > LEAST_SAME && sameWords(sentence, one.sentence)).map(({ id }) => id);
    const at = [sentence.start, sentence.end] as const;
    if (appliedIn.length > 0) {
      const message = `Already worked into ${appliedIn.join(' and ')}: it changes nothing there.`;
      return [
        finding(section, { code: 'print-erratum-applied', severity: 'note', message, at, found: shortLine(section.text.slice(...at), 60) }),
      ];
    }
    const [best] = nearestOthers.filter(({ likeness }) => likeness > LEAST_NEAR).sort((a, b) => b.likeness - a.likeness);
    const related =
      best === undefined
        ? []
        : [{ message: `This comes nearest, in ${best.id}.`, place: best.sentence.section.placeOf(best.sentence.start, best.sentence.end) }];
    const message = 'This erratum is worked into none of the other documents.';
    return [
      finding(section, {
        code: 'print-erratum-unapplied',
        severity: 'error',
        message,
        at,
        found: shortLine(section.text.slice(...at), 60),
        hint: 'Apply it to the section that it names.',
        related,
      }),
    ];
  });
}
