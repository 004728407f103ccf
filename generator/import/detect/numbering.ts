/** Steps, lettered items and numbered headings that do not count on. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, quoted } from '../document.ts';
import { matchesIn } from './pattern.ts';

export const findNumbering = ({ documents }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [...labels(indexed), ...headings(indexed)]);

interface Label {
  readonly section: PrintedSection;
  readonly kind: string;
  readonly value: number;
  /** Undefined for a heading. */
  readonly at?: readonly [number, number];
  readonly printed: string;
}

const LINE = /(?<=^|\n)[ \t]*(?:(step|phase|stage) (\d{1,2})(?=[:.)])|\(([a-z])\)(?= \p{L})|([a-z])\)(?= \p{L}))/giu;

function labelsIn(section: PrintedSection): Label[] {
  const inTitle = /^(step|phase|stage) (\d{1,2})\b/i.exec(section.title);
  const title: Label[] =
    inTitle === null ? [] : [{ section, kind: inTitle[1]?.toLowerCase() ?? '', value: Number(inTitle[2]), printed: inTitle[0] }];
  const lines = matchesIn(section.text, LINE).map((match) => {
    const [whole, word, number, bracketed, letter] = match;
    const start = match.index + whole.length - whole.trimStart().length;
    const value = number === undefined ? (bracketed ?? letter ?? 'a').toLowerCase().charCodeAt(0) - 96 : Number(number);
    const kind = word?.toLowerCase() ?? (bracketed === undefined ? 'letter' : 'bracket');
    return { section, kind, value, at: [start, match.index + whole.length] as const, printed: whole.trim() };
  });
  return [...title, ...lines];
}

/** So many labels, from 1 on, must be before one that is wrong. */
const FEWEST = 2;

/** "Step 3" followed by "Step 5", "(c)" by "(e)". */
function labels({ sections }: IndexedDocument): Diagnostic[] {
  return [...Map.groupBy(sections.flatMap(labelsIn), ({ kind }) => kind).values()].flatMap((own) =>
    own.flatMap((label, index) => {
      const before = own.slice(0, index).findLastIndex(({ value }) => value === 1);
      const previous = own[index - 1];
      if (before < 0 || previous === undefined || label.value === 1 || index - before < FEWEST) return [];
      // Only the first wrong one: those after it count on from there. A smaller number belongs to another list.
      if (label.value === previous.value + 1 || label.value < previous.value) return [];
      return [misnumbered(label, `a number after ${previous.printed}`)];
    }),
  );
}

function misnumbered({ section, at, printed }: Label, expected: string): Diagnostic {
  const message = 'The numbers of these steps or headings do not count on.';
  return finding(section, {
    code: 'print-item-misnumbered',
    severity: 'note',
    message,
    ...(at === undefined ? {} : { at }),
    found: printed,
    expected,
  });
}

const NUMBER = /^(\d{1,3}(?:\.\d{1,3})*)[.)]?\s+(\S.*)$/;

/** Two headings with one number, and two with one title under different numbers. */
function headings({ document }: IndexedDocument): Diagnostic[] {
  const numbers = new Map<string, string>();
  const titles = new Map<string, string>();
  return document.sections.flatMap((section) => {
    const [, number = '', title = ''] = NUMBER.exec(section.title) ?? [];
    if (number === '' || section.field !== undefined) return [];
    const key = `${section.path.slice(0, -1).join('\n')}\n${title.toLowerCase()}`;
    const [sameNumber, sameTitle] = [numbers.get(number), titles.get(key)];
    numbers.set(number, title.toLowerCase());
    titles.set(key, number);
    if (sameNumber !== undefined && sameNumber !== title.toLowerCase())
      return [misnumbered({ section, kind: '', value: 0, printed: quoted(section.title) }, 'a number of its own')];
    if (sameTitle === undefined || sameTitle === number) return [];
    const message = 'Two sections have this heading under different numbers.';
    return [finding(section, { code: 'print-heading-duplicate', severity: 'warning', message, found: quoted(section.title) })];
  });
}
