/** Lists whose marks are irregular, and items that name a heading in other words. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearest } from '../../nearest.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'items-on-one-line',
    severity: 'note',
    pattern: /•/g,
    only: ({ index }, text) => /[^\s•]/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)),
    message: 'Two items of a list are on one line.',
    expected: 'a line for each item',
  },
  {
    code: 'irregular-item',
    severity: 'note',
    pattern: /•(?: {2,}|(?=\S))/g,
    message: 'The mark of this item is not followed by one blank.',
    expected: 'one blank',
  },
  {
    code: 'irregular-item',
    severity: 'note',
    pattern: /\n\t {1,}(?=\S)/g,
    message: 'A paragraph begins with a tab and blanks.',
    expected: 'a tab alone',
  },
  {
    code: 'list-runs-on',
    severity: 'note',
    pattern: /\n(?=\p{Lu})/gu,
    // Where single line ends divide all paragraphs, a list needs no more.
    only: ({ index }, text) => /^ *• /.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)) && /\n[ \t]*\n|\n\t/.test(text),
    message: 'The line after the list follows its last item without a break.',
    expected: 'a paragraph break',
  },
  {
    code: 'split-item',
    severity: 'warning',
    pattern: /\n *• [^\n•]{3,60}\.\n\t(?=\p{Lu})/gu,
    message: 'This item holds only a title; its text follows as a paragraph.',
    expected: 'title and text in one item',
  },
];

export function findLists(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap((indexed) => indexed.sections.flatMap((section) => nearHeadings(section, indexed))),
  ];
}

/** Items of a list of sections that come close to a heading without being it. */
function nearHeadings(section: PrintedSection, indexed: IndexedDocument): Diagnostic[] {
  const items = matchesIn(section.text, /^[ \t]*[•*-] (\p{Lu}[^\n.]{4,40})$/gmu);
  const titles = indexed.document.sections.map(({ title }) => title);
  const lower = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const known = items.filter((item) => lower.has((item[1] ?? '').toLowerCase()));
  // Only where most items are headings is the list one of sections.
  if (known.length < 3 || known.length < items.length / 2) return [];
  return items.flatMap((item) => {
    const words = item[1] ?? '';
    const near = lower.has(words.toLowerCase()) ? undefined : nearest(words.toLowerCase(), lower.keys());
    if (near === undefined) return [];
    const start = item.index + item[0].indexOf(words);
    const message = 'This item names a section, but not by its heading.';
    return [
      finding(section, {
        code: 'near-heading',
        severity: 'note',
        message,
        at: [start, start + words.length],
        found: words,
        expected: lower.get(near) ?? near,
      }),
    ];
  });
}
