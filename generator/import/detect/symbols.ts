/** Symbols, signs and faces of dice that vanished or became something else. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { excerpt, findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-sign-lost',
    severity: 'error',
    pattern: /\b(?:modif(?:y|ies|ied)|minus|plus)\b[^.\n]{0,80}?\bby \d+(?![\d%])|\bby \d+(?= \(m(?:in|ax)imum)/gi,
    message: 'The sign of this modifier is missing: read as printed it may work the wrong way.',
    expected: '+ or - before the number',
  },
  {
    code: 'print-symbol-lost',
    severity: 'warning',
    pattern: /(?<=^|\n)[ \t]*\p{Lu}\p{Ll}+: (?:and|or) (?=\p{L})/gu,
    message: 'A symbol seems to be lost here.',
    expected: 'a symbol',
  },
  {
    code: 'print-symbol-lost',
    severity: 'warning',
    pattern: /(?<=\b(?:adds?|of|by|gets?|an?|is) )[+](?= (?:to|the)\b)/g,
    message: 'A number seems to be lost after this sign.',
    expected: 'a number',
  },
  {
    code: 'print-word-missing',
    severity: 'note',
    pattern: /\b(?:by|with|has|have|possess(?:es)?) \|[a-z0-9_-]{1,30}\|(?: \p{Ll}+){0,2} (?:symbol|icon)\b/giu,
    message: 'A word is missing here.',
    expected: 'an article before the icon',
  },
  {
    code: 'print-dice-bare',
    severity: 'note',
    pattern: /(?<![\d.,–-] ?)\b([1-6]) \1\b(?! ?[\d.,]*\d)/g,
    message: 'Faces of dice became bare digits.',
    hint: 'Read as two dice that show these faces.',
  },
];

/** Two or more blanks inside a line, empty brackets, a blank before a mark. */
const GAPS = /(?<=[\p{L}\p{N},;:)(/]) {2,}(?=[\p{L}\p{N}(,|])|(?<= )\( *\)|(?<=[\p{L}),]) +(?=[.,;:](?:\s|$))|(?<=\d) +(?=[,;] \p{Ll})/gu;
/** Before a lost symbol: words that end no phrase, or a comma that does not follow a word ("+1 |speed|,"). */
const OPEN_END = /(?:^|[^\p{L}])(?:the|an?|its|by|with|or|and|to|of|next|for|from|printed|on|marked|,)$/iu;
/** After a lost symbol: words that begin no phrase after an open end, or name what was lost. */
const GOES_ON = /^(?:or|and|to|on|in|is|are|for|of|with|when|(?:\p{Ll}+ )?(?:symbols?|icons?))\b/iu;
/** From this many wide gaps or bars in a line on, they divide columns. */
const COLUMNS = 2;

export function findSymbols(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents
      .filter((indexed) => !isJustified(indexed))
      .flatMap((indexed) => indexed.sections.flatMap((section) => gapFindings(section, indexed, corpus))),
  ];
}

type GapCode = 'print-symbol-lost' | 'print-blank-run' | 'print-blank-before-mark';

/** Several blanks between words of one line. */
const INNER_RUN = /\S {2,}(?=\S)/;
/** In characters: a shorter line is not stretched to the width of the page. */
const SHORTEST_STRETCHED = 40;
/** A document is justified, its lines stretched to one length, if at least this share of them, and this many, have such blanks. */
const [STRETCHED, FEWEST_STRETCHED] = [0.3, 8];

function isJustified({ document, sections }: IndexedDocument): boolean {
  if (document.form !== 'text') return false;
  const lines = sections
    .flatMap(({ text }) => text.split('\n').map((line) => line.trim()))
    .filter(({ length }) => length >= SHORTEST_STRETCHED);
  const stretchedCount = lines.filter((line) => INNER_RUN.test(line)).length;
  return stretchedCount >= Math.max(FEWEST_STRETCHED, lines.length * STRETCHED);
}

/** In characters: a longer line is a paragraph, and no row. */
const LONGEST_ROW = 100;

/** In a section with at least this many short lines that have a run of blanks, each of these lines is a row. */
const FEWEST_ROWS = 8;

/**
 * The offsets of the lines that are rows with columns: short lines with a run of blanks, three or more one below the other, or any in a
 * section with many.
 */
function rowStarts(text: string): ReadonlySet<number> {
  const lines = [...text.matchAll(/^.*$/gm)];
  const isRow = (at: number): boolean => {
    const line = lines[at]?.[0].trim() ?? '';
    return line.length <= LONGEST_ROW && INNER_RUN.test(line);
  };
  const rows = lines.map((_, at) => at).filter(isRow);
  const areTable = rows.length >= FEWEST_ROWS;
  const isInRows = (at: number): boolean => [at - 2, at - 1, at].some((first) => [first, first + 1, first + 2].every(isRow));
  return new Set(rows.filter((at) => areTable || isInRows(at)).flatMap((at) => lines[at]?.index ?? []));
}

/** If a document has this many sentences followed by two blanks, two blanks after a colon are its custom too. */
const TYPEWRITTEN = 3;
const isTypewritten = ({ sections }: IndexedDocument): boolean =>
  sections.reduce((sum, { text }) => sum + matchesIn(text, /[.!?] {2}(?=\p{Lu})/gu).length, 0) >= TYPEWRITTEN;

function gapFindings(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const { text } = section;
  const rows = rowStarts(text);
  const found = matchesIn(text, GAPS).flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const lineStart = text.lastIndexOf('\n', start) + 1;
    // In plain text three blanks or more divide columns.
    const areColumns = indexed.document.form === 'text' && /^ {3,}$/.test(match[0]);
    if (areColumns || rows.has(lineStart) || (text[start - 1] === ':' && isTypewritten(indexed))) return [];
    const line = text.slice(lineStart, text.indexOf('\n', end) < 0 ? undefined : text.indexOf('\n', end));
    // "Width: 6    Height: 9": columns.
    if (/^\p{L}+:/u.test(text.slice(end))) return [];
    if ((line.match(/\S {3,}(?=\S)/g)?.length ?? 0) >= COLUMNS || (line.match(/ \| /g)?.length ?? 0) >= COLUMNS) return [];
    const symbol = symbolElsewhere(section, start, end, indexed, corpus);
    return [gapFinding(section, symbol === undefined ? gapCodeOf(text, start, end) : 'print-symbol-lost', [start, end], symbol)];
  });
  // In a scan each paragraph begins at the margin, so a single blank before a capital at the start of a line shows that a symbol was there.
  // It shows nothing where the author indents lines.
  if (indexed.document.form === 'json' || indexed.document.hasHeadingMarks || /^ {2,}\S/m.test(text)) return found;
  const lineStarts = matchesIn(text, /^ (?=\p{Lu})/gmu).map(({ index }) =>
    gapFinding(section, 'print-symbol-lost', [index, index + 1], undefined),
  );
  return [...found, ...lineStarts];
}

/** A symbol is lost where the words around the gap do not fit each other; else a blank is too many. */
function gapCodeOf(text: string, start: number, end: number): GapCode {
  if (text[start] === '(') return 'print-symbol-lost';
  const isOpenEnd = OPEN_END.test(text.slice(Math.max(0, start - 10), start));
  if (/[.,;:]/.test(text[end] ?? '')) return isOpenEnd ? 'print-symbol-lost' : 'print-blank-before-mark';
  return isOpenEnd && GOES_ON.test(text.slice(end, end + 40)) ? 'print-symbol-lost' : 'print-blank-run';
}

function gapFinding(section: PrintedSection, code: GapCode, at: readonly [number, number], symbol: string | undefined): Diagnostic {
  const found = excerpt(section.text, ...at);
  switch (code) {
    case 'print-symbol-lost': {
      const message = 'A symbol seems to be lost here.';
      return finding(section, { code, severity: 'warning', message, at, found, expected: symbol ?? 'a symbol' });
    }
    case 'print-blank-run':
      return finding(section, {
        code,
        severity: 'note',
        message: 'There is more than one space here, inside a sentence.',
        at,
        found,
        expected: 'one space',
      });
    case 'print-blank-before-mark':
      return finding(section, {
        code,
        severity: 'note',
        message: 'A space is printed before a punctuation mark.',
        at,
        found,
        expected: 'no space',
      });
  }
}

/** A pattern for a word as it may be printed: `Word.word` has straight apostrophes, and hyphens for minus signs. */
const printedForms = (word: string): string =>
  word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => {
    if (sign === "'") return "['’‘]";
    return sign === '-' ? '[-−]' : `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  });

/** A sentence of at least this likeness is the same one, with or without the icon. */
const SAME_SENTENCE = 0.5;

/** In characters: how far behind a sentence the icon after its last word may end. */
const FARTHEST_ICON = 24;

function symbolElsewhere(
  section: PrintedSection,
  start: number,
  end: number,
  indexed: IndexedDocument,
  corpus: Corpus,
): string | undefined {
  const others = othersOf(indexed, corpus);
  const sentence = others.length === 0 ? undefined : indexed.sentences.get(section)?.find((one) => one.start <= start && one.end >= start);
  if (sentence === undefined) return undefined;
  const before = sentence.words.filter((word) => word.end <= start).at(-1);
  const after = sentence.words.find((word) => word.start >= end);
  if (before === undefined) return undefined;
  const patternAfter = after === undefined ? '' : `\\W{0,3}${printedForms(after.word)}`;
  const iconBetween = new RegExp(`(?<![\\p{L}\\p{N}])${printedForms(before.word)}\\W{1,3}?(\\|[a-z0-9_-]{1,30}\\|)${patternAfter}`, 'iu');
  for (const other of others) {
    const nearestOther = nearestSentence(sentence, other);
    if (nearestOther === undefined || nearestOther.likeness < SAME_SENTENCE) continue;
    // The icon may be after the last word, which ends the sentence.
    const icon = iconBetween.exec(
      nearestOther.sentence.section.text.slice(Math.max(0, nearestOther.sentence.start - 1), nearestOther.sentence.end + FARTHEST_ICON),
    )?.[1];
    if (icon !== undefined) return `${icon}, as in ${other.document.id}`;
  }
  return undefined;
}
