/** What an editor or a program left in a text: notes, places never filled in, garbled letters, wrong sums, sentences that break off. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-letters-garbled',
    severity: 'warning',
    // UTF-8 that was read as Windows-1252.
    pattern:
      /\p{L}*(?:â(?:€[\u0080-\uffff]?|[\u0080-\u00bf\u2122]+)|[ÃÂ][\u0080-\u00bf\u0152-\u0178\u2018-\u2122]|ï¿½)\p{L}*|\p{Ll}+Õ\p{Ll}+|\p{Ll}{2,}\?(?:s|t|re|ll)(?= )/gu,
    message: 'Letters are garbled: the text was decoded with the wrong encoding.',
    hint: 'Decode the file as UTF-8.',
  },
  {
    code: 'print-letters-garbled',
    severity: 'warning',
    // A ligature, "l" for the number 1, "lf" for "If" and "lt" for "It", "O" for 0 at the end and inside of numbers, "l" in capitals.
    pattern:
      /\p{L}*[\ufb00-\ufb06]\p{L}*|(?<=\p{Ll} )l(?= \p{Ll}{3})|(?<![\p{L}\p{N}'’.-])l[ft](?= \p{Ll})|(?<![\p{L}\d])\d{1,2}O(?![\p{L}\d'’])|(?<![\p{L}\d._#/-])\d{1,2}[Ol]\d{1,3}(?![\p{L}\d])|(?<![\p{L}\p{N}./_-])l\d{1,2}(?![\p{L}\p{N}])|\p{Lu}{2,}l\p{Lu}+/gu,
    message: 'A scan read other signs as these.',
    expected: 'the letters or the number meant',
  },
  {
    code: 'print-note-left',
    severity: 'warning',
    pattern:
      /\[[^\][\n]{0,80}\b(?:TODO|TBD|TBC|FIXME|XXX)\b[^\][\n]{0,200}\]|\b(?:TODO|TBD|TBC|FIXME)\b:?|\b(?:pages?|p\.|figure|fig\.|section|chapter|table|step) ?(?:XX+|\?\?+|_{2,}|00|#+)(?!\w)|\[(?:insert|verify|confirm|(?:check|ask|fix|reword|rewrite)(?= [^\][\n]{0,40}\b(?:with|w\/|wording|layout)))\b[^\][\n]{2,200}\]|\blorem ipsum\b|(?<![\w%])%(?:\d\$)?[sd](?![\w%])|~~[^~\n]{2,80}~~|<<[^<>\n]{2,80}>>|\(\p{Lu}{2,3}: \p{Ll}[^()\n]{2,60}\?\)|(?<!\?)\?{3,}/giu,
    message: 'This is a note to the editor, or a place that was never filled in.',
    expected: 'the text meant',
    only: isNote,
  },
];

/** Case is ignored, but "todo" is a word of other languages, and "(or: may they drink?)" does not begin with initials. */
function isNote({ 0: note, index }: RegExpExecArray, text: string): boolean {
  if (/^todo/i.test(note) && !/^T(?:ODO|oDo)/.test(note))
    return note.endsWith(':') && /(?:^|[\n.!?(])[ \t]*$/.test(text.slice(Math.max(0, index - LONGEST_READ_BEFORE), index));
  return !note.startsWith('(') || /^\(\p{Lu}{2,3}: \p{Ll}|\b(?:TODO|TBD|TBC|FIXME)\b/u.test(note);
}
/** In characters: how much of the text before a note is looked at, to see whether the note begins a sentence. */
const LONGEST_READ_BEFORE = 4;

export const findLeftovers = (corpus: Corpus): Diagnostic[] => [
  ...findPatterns(PATTERNS, corpus),
  ...corpus.documents.flatMap(({ sections, isEnglish }) =>
    sections.flatMap((section) => [...wrongSums(section), ...(isEnglish ? brokenOff(section) : [])]),
  ),
];

/** No sentence and no item ends with such a word. */
export const UNENDING =
  /(?:^|\s)(?:the|an?|of|to|into|with|from|and|or|than|its|their|your|is|are|be|at least|at most|up to|equal to|every|within|unless|because|when|if|that a|for each)$/i;

/** A paragraph or the last item of a list that breaks off. */
function brokenOff(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, /[^\n]{8,}(?=\s*$|\n[ \t]*\n)/g).flatMap((match) => {
    const line = match[0].trimEnd();
    const last = /\S{1,20}(?: \S{1,20})?$/.exec(line);
    // A line in capitals is a heading. If the text goes on in lower case after a blank line, the end of a page broke the line; if a list
    // follows, the list completes the sentence.
    const rest = section.text.slice(match.index + match[0].length).trimStart();
    // "J Q K A" is a row of letters.
    if (
      last === null ||
      !UNENDING.test(last[0]) ||
      / A$/.test(last[0]) ||
      line === line.toUpperCase() ||
      /^(?:\p{Ll}|[•*-]\s|\d{1,3}[.)]\s)/u.test(rest)
    )
      return [];
    const at = [match.index + last.index, match.index + line.length] as const;
    const message = 'The text breaks off here.';
    const found = `…${line.slice(-30)}`;
    return [
      finding(section, { code: 'print-item-breaks-off', severity: 'warning', message, at, found, expected: 'the rest of the sentence' }),
    ];
  });
}

const SUM = /(?<![\d.,+×*/−–-] ?)(\d{1,6}(?: ?[+−–×*-] ?\d{1,6})+) ?= ?(\d{1,7})(?![\d.,]*\d)(?! ?[+×*/])/g;

/** "85 + 50 + 65 = 210". */
function wrongSums(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, SUM).flatMap((match) => {
    const [whole, terms = '', printedTotal = ''] = match;
    const total = totalOf(terms);
    // "2-3 = 300 points": a range.
    if (total === undefined || total === Number(printedTotal) || /^\d+[-–]\d+$/.test(terms)) return [];
    const at = [match.index, match.index + whole.length] as const;
    const message = 'This sum is wrong.';
    return [finding(section, { code: 'print-sum-wrong', severity: 'warning', message, at, found: whole, expected: `${terms} = ${total}` })];
  });
}

/** The value of a sum, or of a product; undefined where both are mixed. */
function totalOf(text: string): number | undefined {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const signs = text.match(/[+−–×*-]/g) ?? [];
  const products = signs.filter((sign) => sign === '×' || sign === '*').length;
  if (products > 0 && products < signs.length) return undefined;
  return numbers.reduce((total, number, index) => {
    const sign = signs[index - 1] ?? '';
    return products > 0 ? total * number : sign === '+' ? total + number : total - number;
  });
}
