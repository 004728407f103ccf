/** Lists whose marks, numbers, full stops or capital letters are irregular, and items that name a heading in other words. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearest } from '../../nearest.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-items-on-one-line',
    severity: 'note',
    pattern: /•/g,
    only: ({ index }, text) => /[^\s•]/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)),
    message: 'Two items of a list are on one line.',
    expected: 'a line for each item',
  },
  {
    code: 'print-item-irregular',
    severity: 'note',
    pattern: /•(?: {2,}|(?=\S))/g,
    // An author who leaves the blank out throughout means it.
    intendedAbove: 5,
    message: 'The mark of this item is not followed by one space.',
    expected: 'one space',
  },
  {
    code: 'print-item-irregular',
    severity: 'note',
    pattern: /\n\t {1,}(?=\S)/g,
    message: 'A paragraph begins with a tab and spaces.',
    expected: 'a tab alone',
  },
  {
    code: 'print-list-runs-on',
    severity: 'note',
    pattern: /\n(?=\p{Lu})/gu,
    // Where single line ends divide all paragraphs, a list needs no more.
    only: ({ index }, text) => /^ *• /.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)) && /\n[ \t]*\n|\n\t/.test(text),
    message: 'The line after the list follows its last item without a break.',
    expected: 'a paragraph break',
  },
  {
    code: 'print-item-split',
    severity: 'warning',
    pattern: /\n *• [^\n•]{3,60}\.\n\t(?=\p{Lu})/gu,
    message: 'This item holds only a title; its text follows as a paragraph.',
    expected: 'title and text in one item',
  },
];

export function findLists(corpus: Corpus): Diagnostic[] {
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap((indexed) => {
      const lists = indexed.sections.flatMap((section) => listsOf(section).map((items) => ({ section, items })));
      const sentences = lists.flatMap(({ items }) => items).filter(({ words }) => words.split(/\s+/).length >= FEWEST_WORDS);
      const isStopCustom =
        sentences.length >= FEWEST_SENTENCES && sentences.filter(isStopped).length >= sentences.length * LEAST_STOPPED_EVERYWHERE;
      return [
        ...indexed.sections.flatMap((section) => nearHeadings(section, indexed)),
        ...lists.flatMap(({ section, items }) => [
          ...misnumbered(section, items),
          ...withoutStop(section, items, isStopCustom),
          ...inLowerCase(section, items),
        ]),
      ];
    }),
  ];
}

interface ListItem {
  readonly number?: number;
  readonly start: number;
  /** The words of its first line. */
  readonly words: string;
  /** Its last line, and where that ends. */
  last: string;
  end: number;
}

/** The items of each list on neighbouring lines with one indent and one kind of mark. */
function listsOf({ text }: PrintedSection): readonly (readonly ListItem[])[] {
  const openLists = new Map<string, ListItem[]>(); // by indent and kind of mark
  const lists: ListItem[][] = [];
  let current: ListItem | undefined;
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const found = /^([ \t]*)(?:(\d{1,3})[.)]|[•*-])[ \t]+(?=\S)/.exec(line);
    if (found === null) {
      // An indented line goes on with the item before it, and so does one in lower case; a blank line may divide two items of one list.
      if (current !== undefined && /^(?:[ \t]+\S|\p{Ll})/u.test(line)) {
        current.last = line.trim();
        current.end = lineStart + line.trimEnd().length;
      } else {
        current = undefined;
        if (line.trim() !== '') openLists.clear();
      }
    } else {
      const [mark, indent = '', number] = found;
      const key = `${indent}${number === undefined ? 'mark' : 'number'}`;
      // A key is the indent and then `mark` or `number`, so its first `m` or `n` is where the indent ends. Lists indented further end here.
      for (const other of [...openLists.keys()]) if (other.search(/[mn]/) > indent.length) openLists.delete(other);
      // A list that counts from 1 again is another one. In Markdown every item may have that number.
      const open = openLists.get(key);
      const isAnother = number === '1' && !(current !== undefined && open?.at(-1)?.number === 1);
      const items = (isAnother ? undefined : open) ?? [];
      if (items.length === 0) lists.push(items);
      openLists.set(key, items);
      const words = line.slice(mark.length).trim();
      const item = { start: lineStart + indent.length, end: lineStart + line.length, words, last: words };
      current = number === undefined ? item : { ...item, number: Number(number) };
      items.push(current);
    }
    lineStart += line.length + 1;
  }
  return lists;
}

/** The fewest numbers of a list that show a sequence. */
const FEWEST_NUMBERS = 3;

/** The first item whose number is not one more than that before it. In Markdown a list may repeat one number throughout. */
function misnumbered(section: PrintedSection, items: readonly ListItem[]): Diagnostic[] {
  const numbers = items.flatMap(({ number }) => number ?? []);
  if (numbers.length < FEWEST_NUMBERS || new Set(numbers).size === 1) return [];
  const wrongIndex = items.findIndex((item, index) => index > 0 && item.number !== (items[index - 1]?.number ?? 0) + 1);
  const [wrong, before] = [items[wrongIndex], items[wrongIndex - 1]];
  if (wrong === undefined || before === undefined) return [];
  const message = `The numbers of this list go from ${before.number} to ${wrong.number}.`;
  const expected = String((before.number ?? 0) + 1);
  const found = String(wrong.number);
  return [
    finding(section, { code: 'print-item-misnumbered', severity: 'note', message, at: [wrong.start, wrong.start + 1], found, expected }),
  ];
}

const FEWEST_ITEMS = 4;
/** If at least this share of the items of a list begin with a capital letter, that is the custom of the list. */
const LEAST_CAPITAL = 0.7;
/** If at least this share of the items of a list have a full stop, that is the custom of the list. */
const LEAST_STOPPED = 0.55;
/**
 * In all lists of a document together: the fewest items of `FEWEST_WORDS` or more, and the share of them with a full stop, that show the
 * custom.
 */
const [FEWEST_SENTENCES, LEAST_STOPPED_EVERYWHERE] = [10, 0.7];
const FEWEST_WORDS = 5;

const isStopped = ({ last }: ListItem): boolean => /[.!?:]["”')\]*_]*$/.test(last);

/** The items without a full stop, where most of the list have one, or where the list has one and all lists together show the custom. */
function withoutStop(section: PrintedSection, items: readonly ListItem[], isCustom: boolean): Diagnostic[] {
  const stopped = items.filter(isStopped).length;
  const isCustomHere = items.length >= FEWEST_ITEMS && stopped >= items.length * LEAST_STOPPED;
  if (!isCustomHere && !(isCustom && stopped > 0)) return [];
  return items.flatMap(({ words, last, end }) => {
    if (
      !/(?:[\p{L}\p{N}]|(?<![.!?])\))$/u.test(last) ||
      /^\(.*\)$/.test(last) ||
      /[;,] (?:and|or)$/.test(last) ||
      words.split(/\s+/).length < FEWEST_WORDS
    )
      return [];
    const where = isCustomHere ? 'the list' : 'the lists in this document';
    const message = `This item has no full stop, and most items of ${where} have one.`;
    const found = `…${last.slice(-30)}`;
    return [
      finding(section, { code: 'print-stop-missing', severity: 'note', message, at: [end - 1, end], found, expected: 'a full stop' }),
    ];
  });
}

function inLowerCase(section: PrintedSection, items: readonly ListItem[]): Diagnostic[] {
  const beginningOf = ({ words }: ListItem): string => /^[*_(]*(\p{L})/u.exec(words)?.[1] ?? '';
  const capitals = items.filter((item) => /\p{Lu}/u.test(beginningOf(item))).length;
  if (items.length < FEWEST_ITEMS || capitals < items.length * LEAST_CAPITAL) return [];
  return items.flatMap((item) => {
    const letter = beginningOf(item);
    if (!/\p{Ll}/u.test(letter) || item.words.split(/\s+/).length < 2) return [];
    const start = section.text.indexOf(item.words, item.start);
    const message = 'This item begins in lower case, and most items of the list with a capital letter.';
    const at = [start, start + item.words.length] as const;
    const found = item.words.slice(0, 40);
    const code = 'print-sentence-lower-case';
    return [finding(section, { code, severity: 'note', message, at, found, expected: letter.toUpperCase() })];
  });
}

function nearHeadings(section: PrintedSection, indexed: IndexedDocument): Diagnostic[] {
  const items = matchesIn(section.text, /^[ \t]*[•*-] (\p{Lu}[^\n.]{4,40})$/gmu);
  const titles = indexed.document.sections.map(({ title }) => title);
  const titleByLowerCase = new Map(titles.map((title) => [title.toLowerCase(), title]));
  const titleItems = items.filter((item) => titleByLowerCase.has((item[1] ?? '').toLowerCase()));
  // Only where most items are headings is the list one of sections.
  if (titleItems.length < 3 || titleItems.length < items.length / 2) return [];
  return items.flatMap((item) => {
    const words = item[1] ?? '';
    const nearestTitle = titleByLowerCase.has(words.toLowerCase()) ? undefined : nearest(words.toLowerCase(), titleByLowerCase.keys());
    if (nearestTitle === undefined) return [];
    const start = item.index + item[0].indexOf(words);
    const message = 'This item names a section, but not by its heading.';
    return [
      finding(section, {
        code: 'print-heading-near',
        severity: 'note',
        message,
        at: [start, start + words.length],
        found: words,
        expected: titleByLowerCase.get(nearestTitle) ?? nearestTitle,
      }),
    ];
  });
}
