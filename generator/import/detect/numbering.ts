/** Steps, lettered items and numbered headings whose numbers are out of sequence. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { matchesIn } from './pattern.ts';

export const findNumbering = ({ documents }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [
    ...misnumberedLabels(indexed),
    ...misnumberedHeadings(indexed),
    ...indexed.sections.flatMap(misnumberedInSentence),
  ]);

interface Label {
  readonly section: PrintedSection;
  /** "step", "phase" or "stage"; "letter" for "a)", "bracket" for "(a)"; "3." for "3.1". */
  readonly kind: string;
  /** The number, the second one of "3.1", or the place of the letter in the alphabet, from 1 on. */
  readonly value: number;
  /** Offsets in the text of the section; undefined for a heading. */
  readonly at?: readonly [number, number];
  readonly printed: string;
}

const LABEL_OF_LINE =
  /(?<=^|\n)[ \t]*(?:([Ss]tep|STEP|[Pp]hase|PHASE|[Ss]tage|STAGE) (\d{1,2})(?=[:.)])|\(([A-Za-z])\)(?= \p{L})|([A-Za-z])\)(?= \p{L})|(\d{1,2})\.(\d{1,2})\.?(?=[ \t]+\p{Lu}))/gu;

function labelsIn(section: PrintedSection): Label[] {
  const titleMatch = /^(step|phase|stage) (\d{1,2})\b/i.exec(section.title);
  const titleLabels: Label[] =
    titleMatch === null
      ? []
      : [{ section, kind: titleMatch[1]?.toLowerCase() ?? '', value: Number(titleMatch[2]), printed: titleMatch[0] }];
  const lineLabels = matchesIn(section.text, LABEL_OF_LINE).map((match) => {
    const [whole, word, number, bracketed, letter, chapter, rule] = match;
    const start = match.index + whole.length - whole.trimStart().length;
    const printed = whole.trim();
    const at = [start, match.index + whole.length] as const;
    if (chapter !== undefined) return { section, kind: `${chapter}.`, value: Number(rule), at, printed };
    const value = number === undefined ? (bracketed ?? letter ?? 'a').toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(number);
    const kind = word?.toLowerCase() ?? (bracketed === undefined ? 'letter' : 'bracket');
    return { section, kind, value, at, printed };
  });
  return [...titleLabels, ...lineLabels];
}

/** At least this many labels, counted from the label 1 on, must be before one that is reported as wrong. */
const FEWEST = 2;

/** "Step 3" followed by "Step 5", "(c)" by "(e)". */
function misnumberedLabels({ sections }: IndexedDocument): Diagnostic[] {
  return [...Map.groupBy(sections.flatMap(labelsIn), ({ kind }) => kind).values()].flatMap((sameKind) => {
    // How many labels ago the last label 1 was; -1 before the first.
    let sinceFirst = -1;
    return sameKind.flatMap((label, index) => {
      if (label.value === 1) sinceFirst = 0;
      else if (sinceFirst >= 0) sinceFirst++;
      const previous = sameKind[index - 1];
      if (previous === undefined || sinceFirst < FEWEST || isRomanNumber(label)) return [];
      // Only the first wrong label is reported: those after it continue from it. A smaller number belongs to another list.
      if (label.value === previous.value + 1 || label.value < previous.value) return [];
      return [misnumbered(label, previous.printed)];
    });
  });
}

/** "(i)" */
const isRomanNumber = ({ printed }: Label): boolean => /^\(?[ivx]\)$/i.test(printed);

function misnumbered({ section, at, printed }: Pick<Label, 'section' | 'at' | 'printed'>, previous: string): Diagnostic {
  const message = `The numbers of these steps or headings go from ${previous} to ${printed}.`;
  return finding(section, {
    code: 'print-item-misnumbered',
    severity: 'note',
    message,
    ...(at === undefined ? {} : { at }),
    found: printed,
    expected: `the number after ${previous}`,
  });
}

const NUMBERED_IN_SENTENCE = /(?<=[\s:(])(\d)\. (?=\p{L}[^.;\n\d]{1,40}[,;] (\d)\. \p{L})/gu;

/** "1. pour, 2. drink, 4. wash". */
function misnumberedInSentence(section: PrintedSection): Diagnostic[] {
  return matchesIn(section.text, NUMBERED_IN_SENTENCE).flatMap((match) => {
    const [whole, number, next] = match;
    if (Number(next) <= Number(number) + 1) return [];
    const start = section.text.indexOf(` ${next}. `, match.index + whole.length) + 1;
    return [misnumbered({ section, at: [start, start + 2], printed: `${next}.` }, `${number}.`)];
  });
}

const NUMBER = /^(\d{1,3}(?:\.\d{1,3})*)[.)]?\s+(\S.*)$/;

const sameNumber = (section: PrintedSection, number: string): Diagnostic =>
  finding(section, {
    code: 'print-item-misnumbered',
    severity: 'note',
    message: `Two headings have the number ${number}.`,
    found: shortLine(section.title),
    expected: 'a number of its own for each heading',
  });

/** Within a chapter: two headings with one number, and two with one title under different numbers. */
function misnumberedHeadings({ document }: IndexedDocument): Diagnostic[] {
  const titleByNumber = new Map<string, string>();
  const numberByTitle = new Map<string, string>();
  return document.sections.flatMap((section) => {
    const [, number = '', title = ''] = NUMBER.exec(section.title) ?? [];
    if (number === '' || section.field !== undefined) return [];
    const chapter = section.path.slice(0, -1).join('\n');
    const key = `${chapter}\n${title.toLowerCase()}`;
    // "8.2" names its chapter itself.
    const numberKey = number.includes('.') ? number : `${chapter}\n${number}`;
    const [titleBefore, numberBefore] = [titleByNumber.get(numberKey), numberByTitle.get(key)];
    titleByNumber.set(numberKey, title.toLowerCase());
    numberByTitle.set(key, number);
    if (titleBefore !== undefined && titleBefore !== title.toLowerCase()) return [sameNumber(section, number)];
    if (numberBefore === undefined || numberBefore === number) return [];
    const message = 'Two sections have this heading under different numbers.';
    return [finding(section, { code: 'print-heading-duplicate', severity: 'warning', message, found: shortLine(section.title) })];
  });
}
