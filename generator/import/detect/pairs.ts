/**
 * Quotation marks, brackets and marks of bold or italic type without their counterpart; in one document, quotation marks of two kinds, and
 * stops now inside and now outside quotations.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { MASK } from '../markdown-mask.ts';
import { excerpt, findingOnce, matchesIn } from './pattern.ts';

export function findPairs(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => [
    ...indexed.sections.flatMap((section) => [
      ...unbalancedMarks(section),
      ...(indexed.document.form === 'markdown' ? loneEmphasis(section) : []),
    ]),
    ...mixedQuotes(indexed),
    ...mixedQuoteStops(indexed),
  ]);
}

const QUOTE_HINT = 'Add the missing quotation mark in this paragraph, or remove this one.';

function unbalancedMarks(section: PrintedSection): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const paragraph of matchesIn(section.text, /(?:(?!\n[ \t]*\n|\n\t|\n *•)[\s\S])+/g)) {
    const [text] = paragraph;
    // A paragraph that is broken in mid-sentence holds half of its marks.
    if (/[\p{L},]$/u.test(text.trimEnd()) || /^\s*\p{Ll}/u.test(text)) continue;
    const at = (markIndex: number): readonly [number, number] => [paragraph.index + markIndex, paragraph.index + markIndex + 1];
    // A mark between other quotation marks, as in `'"'`, is meant as the sign itself.
    const straightQuotes = [...text.matchAll(/"(?!(?<=[`'‘]")['’`])/g)];
    // A quotation mark after a digit may mean inches.
    const [inchSigns, curlyInchSigns] = [text.match(/\d"/g)?.length ?? 0, text.match(/\d”/g)?.length ?? 0];
    const [openCount, closeCount] = [text.split('“').length - 1, text.split('”').length - 1];
    const report = (code: DiagnosticId, severity: 'warning' | 'note', marks: string, markIndex: number, hint: string): void => {
      found.push(
        finding(section, {
          code,
          severity,
          message: `${marks} in this paragraph do not come in pairs.`,
          at: at(markIndex),
          found: excerpt(text, markIndex, markIndex + 1),
          hint,
        }),
      );
    };
    if (straightQuotes.length % 2 === 1 && inchSigns % 2 === 0)
      report('print-quotes-unbalanced', 'warning', 'Quotation marks', loneQuote(straightQuotes), QUOTE_HINT);
    else if (openCount > closeCount || openCount < closeCount - curlyInchSigns)
      report('print-quotes-unbalanced', 'warning', 'Quotation marks', Math.max(0, text.search(/[“”]/)), QUOTE_HINT);
    // What is masked may hold the other half.
    for (const bracket of text.includes(MASK) ? [] : loneBrackets(text)) {
      const hint = text[bracket] === '(' ? 'Close this bracket or remove it.' : 'Open a bracket before this one or remove it.';
      report('print-brackets-unbalanced', 'note', 'Brackets', bracket, hint);
    }
  }
  return found;
}

/** Asterisks that begin or end bold type, or begin italic type, alone in a paragraph. */
function loneEmphasis(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, /(?:(?!\n[ \t]*\n)[\s\S])+/g).flatMap((paragraph) => {
    const [text] = paragraph;
    // "*Example: …", "a *word": italic type. A lone asterisk at the beginning of other paragraphs, or after a word, belongs to a footnote.
    const italic = /^\s*\*(?=\p{Lu}\p{L}*(?: \p{L}+){0,2}:[^*]*$)|(?<=^[^*]*\p{L} )\*(?=\p{L}[^*]*$)/u.exec(text) ?? undefined;
    const lone = loneBold(text) ?? italic;
    if (lone === undefined) return [];
    const message = 'Bold or italic type in this paragraph begins or ends without its counterpart.';
    const at = [paragraph.index + lone.index, paragraph.index + lone.index + lone[0].length] as const;
    return [
      finding(section, {
        code: 'print-emphasis-unbalanced',
        severity: 'note',
        message,
        at,
        found: excerpt(section.text, ...at),
        hint: 'Add the other mark, or remove this one.',
      }),
    ];
  });
}

/** "**Guard* is": bold type that one asterisk ends. */
const HALF_CLOSED = /(?<![\\*])\*\*(?=[^*\s][^*\n]{0,60}\*(?!\*))/;
const LIST_LINE = /^[ \t]*(?:[-•*+]|\d{1,3}[.)])[ \t]/;

/** The mark of bold type that has no counterpart in a paragraph; in a list, that of the item with an odd number of them. */
function loneBold(text: string): RegExpExecArray | undefined {
  const marks = [...text.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
  if (marks.length % 2 === 0) return undefined;
  const halfClosed = HALF_CLOSED.exec(text);
  if (halfClosed !== null) return halfClosed;
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const lineEnd = lineStart + line.length;
    const inLine = marks.filter(({ index }) => index >= lineStart && index < lineEnd);
    if (LIST_LINE.test(line) && inLine.length % 2 === 1) return inLine.at(-1);
    lineStart = lineEnd + 1;
  }
  return marks.at(-1);
}

/** Before a bracket that closes nothing: the number or letter of an item, as in "1) Roll", or a smiling face. */
const ITEM = /(?:^|[\s(,;:/])(?:\d{1,3}(?:\.\d{1,2})*|\p{L}|[ivx]{1,4})$|[:;]-?$/u;

/** The indexes of the brackets without counterpart; in "(a (b)" that is the first. */
function loneBrackets(text: string): readonly number[] {
  const openIndexes: number[] = [];
  const lone: number[] = [];
  // In "(in this order: 1) pour, 2) drink)" the bracket of "1)" closes the first one. So none is open where the last one closes, and that
  // is no mistake.
  let [hasItemClosed, isInList] = [false, false];
  // A bracket between quotation marks, as in `')'`, is meant as the sign itself.
  for (const { 0: sign, index } of text.matchAll(/[()](?!(?<=[`'‘"“][()])['’"”`])/g)) {
    if (sign === '(') {
      if (!/[:;]-?$/.test(text.slice(Math.max(0, index - 2), index))) openIndexes.push(index);
    } else {
      // The bracket in "minimum 1)." is not the mark of an item.
      const isItem = ITEM.test(text.slice(Math.max(0, index - 6), index)) && !/^\)[.,;]/.test(text.slice(index, index + 2));
      const openIndex = openIndexes.pop();
      if (openIndex !== undefined) hasItemClosed ||= isItem && /\s/.test(text.slice(openIndex, index));
      else if (isItem) isInList = hasItemClosed;
      else if (isInList) [hasItemClosed, isInList] = [false, false];
      else lone.push(index);
    }
  }
  return [...lone, ...openIndexes];
}

/** The index of the last quotation mark that opens, when nothing closes it; otherwise 0. */
function loneQuote(quotes: readonly RegExpExecArray[]): number {
  let openIndex = -1;
  for (const quote of quotes) openIndex = openIndex < 0 ? quote.index : -1;
  return Math.max(0, openIndex);
}

/** Quotation marks. After a digit the mark may mean inches, and does not count. */
const [CURLY, STRAIGHT] = [/“|(?<!\d)”/, /(?<!\d)"/];

function mixedQuotes({ sections }: IndexedDocument): Diagnostic[] {
  const curlyPlaces = sections.flatMap((section) => {
    const at = section.text.search(CURLY);
    return at < 0 ? [] : [[section, at, at + 1] as const];
  });
  const straightCount = sections.filter(({ text }) => STRAIGHT.test(text)).length;
  // Where more sections have curly marks, those are no exception.
  if (curlyPlaces.length === 0 || straightCount < curlyPlaces.length) return [];
  const message = 'The quotation marks are curly here, and straight elsewhere in the document.';
  return findingOnce(curlyPlaces, {
    code: 'print-quotes-mixed',
    severity: 'note',
    message,
    expected: 'one kind',
    hint: 'Quotation marks are made one kind before texts are compared.',
  });
}

function mixedQuoteStops({ sections }: IndexedDocument): Diagnostic[] {
  const places = (pattern: RegExp) =>
    sections.flatMap((section) => matchesIn(section.text, pattern).map((match) => [section, match.index, match.index + 2] as const));
  const inside = places(/(?<=[\p{L}\p{N}])[.,]["”]/gu);
  // A quotation that breaks off has its own dots.
  const outside = places(/(?<!\.\.|…)["”][.,]/g);
  const [fewer, where, more] =
    inside.length < outside.length ? ([inside, 'inside', outside] as const) : ([outside, 'outside', inside] as const);
  if (fewer.length === 0 || more.length < fewer.length * 2) return [];
  const message = `Full stops and commas are ${where} the quotation here, and ${where === 'inside' ? 'outside' : 'inside'} it elsewhere in the document.`;
  return findingOnce(fewer, { code: 'print-quotes-stops-mixed', severity: 'note', message, expected: 'one way throughout' });
}
