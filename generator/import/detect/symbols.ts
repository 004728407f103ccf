/** Symbols, signs and faces of dice that vanished or became something else. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { excerpt, findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'lost-sign',
    severity: 'error',
    pattern: /\b(?:modif(?:y|ies|ied)|minus|plus)\b[^.\n]{0,80}?\bby \d+(?![\d%])|\bby \d+(?= \(m(?:in|ax)imum)/gi,
    message: 'A modifier without its sign: read as printed it may work the wrong way.',
    expected: '+ or - before the number',
  },
  {
    code: 'bare-dice',
    severity: 'note',
    pattern: /(?<![\d.,–-] ?)\b([1-6]) \1\b(?! ?[\d.,]*\d)/g,
    message: 'Faces of dice became bare digits.',
    hint: 'Read as two dice that show these faces.',
  },
  {
    code: 'blank-run',
    severity: 'note',
    pattern: /(?<=[^\s•*-]) {3,}(?=\S)/g,
    message: 'A run of blanks inside a sentence.',
    expected: 'one blank',
  },
];

/** Where a symbol stood: two blanks, nothing between brackets, a blank before a mark. */
const GAPS = /(?<=[\p{L},(/]) {2}(?=[\p{L}(,])|\( *\)|(?<=[\p{L}),]) +(?=[.,;](?:\s|$))/gu;

export function findSymbols(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap((indexed) => indexed.sections.flatMap((section) => gaps(section, indexed, corpus))),
  ];
}

function gaps(section: PrintedSection, indexed: IndexedDocument, corpus: Corpus): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (start: number, end: number): void => {
    const symbol = symbolElsewhere(section, start, end, indexed, corpus);
    const message = 'A symbol seems to be lost here.';
    const expected = symbol === undefined ? 'a symbol' : symbol;
    found.push(
      finding(section, {
        code: 'lost-symbol',
        severity: 'warning',
        message,
        at: [start, end],
        found: excerpt(section.text, start, end),
        expected,
      }),
    );
  };
  for (const gap of matchesIn(section.text, GAPS)) report(gap.index, gap.index + gap[0].length);
  if (indexed.document.form === 'json') return found;
  for (const line of matchesIn(section.text, /^ (?=\p{Lu})/gmu)) report(line.index, line.index + 1);
  return found;
}

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** The icon that another document prints in this place. */
function symbolElsewhere(
  section: PrintedSection,
  start: number,
  end: number,
  indexed: IndexedDocument,
  corpus: Corpus,
): string | undefined {
  const sentence = indexed.sentences.get(section)?.find((one) => one.start <= start && one.end >= start);
  if (sentence === undefined) return undefined;
  const before = sentence.words.filter((word) => word.end <= start).at(-1);
  const after = sentence.words.find((word) => word.start >= end);
  if (before === undefined) return undefined;
  const next = after === undefined ? '' : `\\W{0,3}${escaped(after.word)}`;
  const between = new RegExp(`\\b${escaped(before.word)}\\W{1,3}?(\\|[a-z0-9_-]{1,30}\\|)${next}`, 'iu');
  for (const other of othersOf(indexed, corpus)) {
    const near = nearestSentence(sentence, other);
    if (near === undefined || near.like < 0.5) continue;
    const icon = between.exec(near.sentence.section.text.slice(Math.max(0, near.sentence.start - 1), near.sentence.end + 24))?.[1];
    if (icon !== undefined) return `${icon}, as in ${other.document.id}`;
  }
  return undefined;
}
