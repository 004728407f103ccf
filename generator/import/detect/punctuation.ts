/** Quotation marks, brackets, blanks and signs that went wrong. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { MASK } from '../markdown-mask.ts';
import { excerpt, findPatterns, matchesIn, once, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-blank-leading',
    severity: 'note',
    pattern: /^[ \t]+(?=[^\s\u2060])/g,
    message: 'The text begins with a blank.',
    expected: 'no blank',
    only: (match, text) => !text.includes('\n') || match[0].length > 1 || !/\n \S/.test(text),
  },
  {
    code: 'print-apostrophe-wrong',
    severity: 'note',
    pattern: /\p{L}‘\p{L}+/gu,
    message: 'An opening quotation mark is printed for an apostrophe.',
    expected: "'",
  },
  {
    code: 'print-blank-after-slash',
    severity: 'note',
    pattern: /[\p{L}+]\/ +\p{L}+/gu,
    message: 'A blank after a slash: a line break was here.',
    expected: 'no blank',
  },
  {
    code: 'print-blank-odd',
    severity: 'note',
    pattern: /[\u00a0\u2000-\u200b\u202f\u3000]/g,
    message: 'This is not an ordinary blank.',
    expected: 'a blank',
  },
  {
    code: 'print-placeholder',
    severity: 'note',
    pattern: /\{\p{Ll}[\p{Ll} ]{0,58}\}/gu,
    most: 5,
    message: 'Braces that look like a placeholder are in the text.',
    hint: 'They are text: nothing is filled in.',
  },
  {
    code: 'print-short-form',
    severity: 'note',
    pattern: /\b(?:ie|eg)(?=,)/g,
    message: 'A short form without its full stops.',
    expected: 'i.e. or e.g.',
  },
  {
    code: 'print-semicolon',
    severity: 'note',
    pattern: /(?<=(?:^|[.;:])\s*)(?:if|when)\b[^;:,.\n]{3,60};(?!\s*\n\s*[-•*])/gim,
    message: 'A semicolon is printed where a comma is due.',
    expected: ',',
  },
  {
    code: 'print-break-irregular',
    severity: 'note',
    pattern: /\n[ ]*\n\t/g,
    message: 'A blank line and a tab: two marks for one paragraph break.',
    expected: 'one paragraph break',
  },
  {
    code: 'print-stop-doubled',
    severity: 'note',
    pattern:
      /(?<![.\s/\\])\.\.(?![./\\\p{L}\p{N}])|(?<=\p{L}),,(?=\s)|;;(?=\s)|[,;:]\.(?=\s|$)|(?<=\p{Ll}{3})\.,(?!\s*(?:etc|and so))|(?<=\p{Ll})\. \.(?! ?\.)(?=\s|$)/gu,
    message: 'Two punctuation marks follow each other.',
    expected: 'one of them',
    only: ({ index }, text) => !/\b(?:etc|e\.g|i\.e|vs|inc|al|jr|sr|dr|no|co|ltd|st)$/i.test(text.slice(Math.max(0, index - 6), index)),
  },
  {
    code: 'print-blank-missing',
    severity: 'note',
    pattern:
      /(?<=(?<![\p{L}\p{N}@/.])\p{L}?\p{Ll}+)(?:[.!?]["”]?(?=\p{Lu}\p{Ll}+[ ,'’]|(?:A|I) \p{Ll})|(?:,|(?<!&\p{L}{2,8});)(?=\p{Ll}{3,}[ .,;])|\)(?=\p{Ll}{3,} ))/gu,
    message: 'The blank after a punctuation mark is missing.',
    expected: 'a blank',
    only: ({ index, 0: mark }, text) => mark !== ')' || !/\([^()\s]{0,3}$/.test(text.slice(Math.max(0, index - 5), index)),
  },
  {
    code: 'print-blank-missing',
    severity: 'note',
    pattern: /(?<=(?<![\d.,])\d{1,2}),(?=\d{1,2}, (?:or|and) \d)/g,
    message: 'The blank after a punctuation mark is missing.',
    expected: 'a blank',
  },
  {
    code: 'print-stop-in-brackets',
    severity: 'note',
    pattern: /(?<=\p{L} \()\p{Ll}[^().!?\n]{3,80}\.\)(?=\s+\p{Lu})/gu,
    message: 'The brackets belong to the sentence before them, and its full stop is inside them.',
    expected: 'the full stop after the bracket',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=\p{Ll}),[ \t]*\n(?=(?:You|The|If|When|It|This|That|Each|All|No|Any|They|He|She|We) \p{Ll})/gu,
    message: 'A comma ends this line, and a sentence begins on the next.',
    expected: 'a full stop',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=\p{Ll}{2}),(?= (?:The|This|These|If|When|It|They|You|Each|Then|Whenever) \p{Ll})/gu,
    message: 'A comma ends this sentence, and another begins after it.',
    expected: 'a full stop',
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    pattern:
      /(?<=\p{Ll} \p{Ll}{2,})(?= (?:The|This|These|If|When|It|They|You|Each|Then|Whenever|Remove|Place|Roll|Give|However|After|Choose|Move) (?!of\b)\p{L}\p{Ll})/gu,
    message: 'A sentence begins here, and the one before has no full stop.',
    expected: 'a full stop',
    only: ({ index }, text) => !NO_END.test(text.slice(Math.max(0, index - 14), index)),
  },
  {
    code: 'print-blank-missing',
    severity: 'note',
    pattern: /(?<=\p{Ll}{3})\((?=\p{Ll}{3,} )/gu,
    message: 'The blank before a bracket is missing.',
    expected: 'a blank',
  },
  {
    code: 'print-blank-missing',
    severity: 'note',
    pattern: /(?<=\p{Ll})[–—](?= \p{L})/gu,
    message: 'The blank before a dash is missing.',
    expected: 'a blank',
  },
  {
    code: 'print-blank-after-sign',
    severity: 'note',
    pattern: /(?<=\b(?:by|is|a|to|value|roll|of) )[+−–-] (?=\d)/gu,
    message: 'A blank between a sign and its number.',
    expected: 'no blank',
  },
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    pattern:
      /(?<=(?:\p{Ll}{3,}|\bd\d+)[.!?] )(?=(?:the|this|that|these|a|an|if|when|it|its|you|your|each|any|all|characters?|players?|at|for|on|in|give|make|after|once)\b)/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter, or no full stop before',
    only: ({ index }, text) =>
      !/\b(?:etc|vs|fig|approx|min|max|incl|resp|cf|no|pts?|sq|ed|vol|chap|sec)[.] $/i.test(text.slice(Math.max(0, index - 9), index)),
  },
];

/** No sentence ends with such a word: what follows is a name or a title. */
const NO_END =
  /\b(?:the|a|an|of|and|or|to|from|with|in|on|by|as|for|called|named|see|per|this|that|its|their|your|each|every|any|no|using|use|uses|during|than|is|are|also|both|under|read|reads|says|said|word|words|rule|phrase|titled|keyword|option|action|step|section)$/i;

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
    // After a digit it may mean inches.
    const inches = text.match(/\d"/g)?.length ?? 0;
    const [open, close] = [text.split('“').length - 1, text.split('”').length - 1];
    const report = (code: DiagnosticId, severity: 'warning' | 'note', what: string, sign: number): void => {
      const hint = code === 'print-quotes-unbalanced' ? 'The quotation ends with the paragraph.' : 'A bracket is missing or one too many.';
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
    if (plain.length % 2 === 1 && inches % 2 === 0) report('print-quotes-unbalanced', 'warning', 'Quotation marks', loneQuote(text));
    else if (open !== close) report('print-quotes-unbalanced', 'warning', 'Quotation marks', Math.max(0, text.search(/[“”]/)));
    // What is masked may hold the other half.
    for (const bracket of text.includes(MASK) ? [] : loneBrackets(text)) report('print-brackets-unbalanced', 'note', 'Brackets', bracket);
  }
  return found;
}

/** Before a bracket that closes nothing: the number or letter of an item, as in "1) Roll", or a smiling face. */
const ITEM = /(?:^|[\s(,;:/])(?:\d{1,3}|\p{L}|[ivx]{1,4})$|[:;]-?$/u;

/** The brackets without counterpart. A second one that opens within a pair is taken for the one that closes nothing. */
function loneBrackets(text: string): readonly number[] {
  const open: number[] = [];
  const lone: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    if (sign === '(') {
      if (!/[:;]-?$/.test(text.slice(Math.max(0, index - 2), index))) open.push(index);
    } else if (open.pop() === undefined && !ITEM.test(text.slice(Math.max(0, index - 6), index))) lone.push(index);
  }
  return [...lone, ...open];
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
  // Where both kinds are common, neither is the exception.
  if (curly.length === 0 || straight < curly.length) return [];
  const message = 'Curly quotation marks in a document of straight ones.';
  return once(document, curly, {
    code: 'print-quotes-mixed',
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
  const [fewer, where, more] =
    inside.length < outside.length ? ([inside, 'inside', outside] as const) : ([outside, 'outside', inside] as const);
  if (fewer.length === 0 || more.length < fewer.length * 2) return [];
  const message = `Full stops and commas are ${where} the quotation here, elsewhere in the document not.`;
  return once(document, fewer, { code: 'print-quotes-stops-mixed', severity: 'note', message, expected: 'one way throughout' });
}
