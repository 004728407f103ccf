/** Quotation marks, brackets, blanks and signs that went wrong. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { excerpt, findPatterns, matchesIn, once, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'leading-blank',
    severity: 'note',
    pattern: /^[ \t]+(?=\S)/g,
    message: 'The text begins with a blank.',
    expected: 'no blank',
    only: (match, text) => !text.includes('\n') || match[0].length > 1 || !/\n \S/.test(text),
  },
  {
    code: 'wrong-apostrophe',
    severity: 'note',
    pattern: /\p{L}‘\p{L}+/gu,
    message: 'An opening quotation mark stands in place of an apostrophe.',
    expected: "'",
  },
  {
    code: 'blank-after-slash',
    severity: 'note',
    pattern: /[\p{L}+]\/ +\p{L}+/gu,
    message: 'A blank after a slash: a line break was here.',
    expected: 'no blank',
  },
  {
    code: 'odd-blank',
    severity: 'note',
    pattern: /[\u00a0\u2000-\u200b\u202f\u3000]/g,
    message: 'This is no ordinary blank.',
    expected: 'a blank',
  },
  {
    code: 'placeholder',
    severity: 'note',
    pattern: /\{[^{}\n]{1,60}\}/g,
    message: 'Braces that look like a placeholder stand in the text.',
    hint: 'They are text: nothing is filled in.',
  },
  {
    code: 'short-form-without-stops',
    severity: 'note',
    pattern: /\b(?:ie|eg)(?=,)/g,
    message: 'A short form without its full stops.',
    expected: 'i.e. or e.g.',
  },
  {
    code: 'semicolon-for-comma',
    severity: 'note',
    pattern:
      /(?<=(?:^|[.;:])\s*)if\b[^;:,.\n]{3,60};|(?<=(?:^|[.:!?]\s)[^.;:!?\n]{10,200}); and (?:an?|the|it|they)\b(?=[^.;:!?\n]{3,200}[.!?])/gim,
    message: 'A semicolon stands where a comma is due.',
    expected: ',',
  },
  {
    code: 'irregular-break',
    severity: 'note',
    pattern: /\n[ ]*\n\t/g,
    message: 'A blank line and a tab: two marks for one paragraph break.',
    expected: 'one paragraph break',
  },
  { code: 'repeated-full-stop', severity: 'note', pattern: /(?<!\.)\.\.(?!\.)|,,|;;/g, message: 'A mark stands twice.', expected: 'once' },
];

export function findPunctuation(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap((indexed) => [...indexed.sections.flatMap(unbalanced), ...strangeQuotes(indexed), ...quoteStops(indexed)]),
  ];
}

/** Quotation marks and brackets that open or close alone, paragraph by paragraph. */
function unbalanced(section: PrintedSection): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const paragraph of matchesIn(section.text, /(?:(?!\n[ \t]*\n|\n\t|\n *•)[\s\S])+/g)) {
    const [text] = paragraph;
    // A paragraph that is broken in mid-sentence holds half of its marks.
    if (/[\p{L},]$/u.test(text.trimEnd()) || /^\s*\p{Ll}/u.test(text)) continue;
    const at = (sign: number): readonly [number, number] => [paragraph.index + sign, paragraph.index + sign + 1];
    const plain = [...text.matchAll(/"/g)];
    const [open, close] = [text.split('“').length - 1, text.split('”').length - 1];
    const [left, right] = [text.split('(').length - 1, text.replace(/^\w\)/gm, ' ').split(')').length - 1];
    const report = (code: string, severity: 'warning' | 'note', what: string, sign: number): void => {
      const hint = code === 'unbalanced-quotes' ? 'The quotation ends with the paragraph.' : 'A bracket is missing or one too many.';
      found.push(
        finding(section, {
          code,
          severity,
          message: `${what} in this paragraph do not come in pairs.`,
          at: at(sign),
          found: excerpt(text, sign, sign + 1),
          hint,
        }),
      );
    };
    if (plain.length % 2 === 1) report('unbalanced-quotes', 'warning', 'Quotation marks', loneQuote(text));
    else if (open !== close) report('unbalanced-quotes', 'warning', 'Quotation marks', Math.max(0, text.search(/[“”]/)));
    if (left !== right) report('unbalanced-brackets', 'note', 'Brackets', Math.max(0, text.search(/[()]/)));
  }
  return found;
}

/** The last quotation mark that opens, when nothing closes it. */
function loneQuote(text: string): number {
  let open = -1;
  for (const quote of text.matchAll(/"/g)) open = open < 0 ? quote.index : -1;
  return Math.max(0, open);
}

/** Curly quotation marks where the rest of the document has straight ones. */
function strangeQuotes({ document, sections }: IndexedDocument): Diagnostic[] {
  const curly = sections.flatMap((section) => {
    const at = section.text.search(/[“”]/);
    return at < 0 ? [] : [[section, at, at + 1] as const];
  });
  const straight = sections.filter(({ text }) => text.includes('"')).length;
  if (curly.length === 0 || straight === 0) return [];
  const message = 'Curly quotation marks in a document of straight ones.';
  return once(document, curly, {
    code: 'mixed-quotes',
    severity: 'note',
    message,
    expected: 'one kind',
    hint: 'Quotation marks are made one kind before texts are compared.',
  });
}

/** Full stops now inside, now outside quotations. */
function quoteStops({ document, sections }: IndexedDocument): Diagnostic[] {
  const places = (pattern: RegExp) =>
    sections.flatMap((section) => matchesIn(section.text, pattern).map((match) => [section, match.index, match.index + 2] as const));
  const inside = places(/[.,]["”]/g);
  const outside = places(/["”][.,]/g);
  if (inside.length === 0 || outside.length === 0) return [];
  const [fewer, where] = inside.length < outside.length ? [inside, 'inside'] : [outside, 'outside'];
  const message = `Full stops and commas stand ${where} the quotation here, elsewhere in the document not.`;
  return once(document, fewer, { code: 'mixed-quote-stops', severity: 'note', message, expected: 'one way throughout' });
}
