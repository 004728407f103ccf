/** Words and sentences that are printed twice. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, quoted } from '../document.ts';
import { matchesIn } from './pattern.ts';

export function findDoubled({ documents }: Corpus): Diagnostic[] {
  return documents.flatMap((indexed) =>
    indexed.sections.flatMap((section) => [...words(section, indexed.document.form === 'json'), ...sentences(section, indexed)]),
  );
}

/** Words that may follow themselves. */
const MAY = /^(?:that|had|very|no|so|many|blah|knock|ha|bye|tick|far|long)$/i;
const ON_A_LINE = /(?<![\p{L}\p{N}_/|#.'’-])(\p{L}{2,}|a) +\1(?![\p{L}\p{N}_/|#'’-])/giu;
/** In a text with hard line breaks a word may be repeated on the next line. */
const ACROSS_LINES = /(?<=\p{Ll} )(\p{Ll}{2,})[ \t]*\n[ \t]*\1(?= \p{Ll})/gu;
/** After "and" a second clause may have the same subject: "goes to that guest and that guest drinks". */
const PAIR = /\b((?!the |an? )\p{L}{2,} \p{L}{2,}) (?:or \1(?![\p{L}\p{N}'’-])|and \1(?=[.,;:)]))/giu;

/** "for each for each", but not "again and again and". */
const TWO_WORDS = /(?<![\p{L}\p{N}'’-])(?!(?:step by|day by|\p{Ll}+ (?:and|or)) )(\p{Ll}{2,} \p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu;

function words(section: PrintedSection, json: boolean): Diagnostic[] {
  const report = (match: RegExpExecArray, message: string): Diagnostic => {
    const at = [match.index, match.index + match[0].length] as const;
    return finding(section, { code: 'print-word-doubled', severity: 'warning', message, at, found: quoted(match[0]), expected: 'once' });
  };
  const once = [...matchesIn(section.text, ON_A_LINE), ...(json ? [] : matchesIn(section.text, ACROSS_LINES))];
  return [
    ...once
      .filter((match) => !MAY.test(match[1] ?? '') && isSameWord(match[0], match[1] ?? '') && !endsClause(match, section.text))
      .map((match) => report(match, 'A word is printed twice.')),
    ...matchesIn(section.text, TWO_WORDS).map((match) => report(match, 'Two words are printed twice.')),
    ...matchesIn(section.text, PAIR).map((match) => report(match, 'The same words are on both sides of "or" or "and".')),
  ];
}

/** "This this", but not "AR ar": two abbreviations side by side. */
const isSameWord = (whole: string, word: string): boolean =>
  whole.endsWith(word) || whole.endsWith(word.slice(0, 1).toLowerCase() + word.slice(1));

/** Whether the first "is" ends a clause: "The player whose turn it is is first." */
const endsClause = ({ 0: whole, index }: RegExpExecArray, text: string): boolean =>
  /^is is$/.test(whole) && /\b(?:it|this|that|what|who)\s$/.test(text.slice(Math.max(0, index - 8), index));

const FEWEST_WORDS = 7;

/** A sentence that a section repeats word for word: in one paragraph, or with its whole paragraph. Paragraphs of other content may share one. */
function sentences(section: PrintedSection, { sentences: all }: IndexedDocument): Diagnostic[] {
  const seen = new Map<string, number>();
  return (all.get(section) ?? []).flatMap(({ key, words: own, start, end }) => {
    const first = seen.get(key);
    const printed = section.text.slice(start, end + 1);
    // Rows of a table and lines of a list may be alike.
    if (own.length < FEWEST_WORDS || !/\p{Ll}/u.test(printed) || !/[.!?]$/.test(printed) || printed.includes('\t')) return [];
    if (first === undefined) {
      seen.set(key, start);
      return [];
    }
    if (paragraphAt(section.text, first) !== paragraphAt(section.text, start)) return [];
    const related = [{ message: 'The first is here.', place: section.placeOf(first) }];
    const found = quoted(printed, 70);
    const message = 'A sentence is printed twice in one section.';
    return [
      finding(section, { code: 'print-sentence-repeated', severity: 'note', message, at: [start, end], found, expected: 'once', related }),
    ];
  });
}

/** The paragraph in which an offset is. */
function paragraphAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? text.length : end).trim();
}
