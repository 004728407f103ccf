/** Finds the headings of a document by its marks, or, where it has none, by their form. */
import type { LineIndex } from '../parse/line-index.ts';
import type { ContentsLine } from './document.ts';
import { MASK } from './markdown-mask.ts';

export interface Heading {
  readonly title: string;
  /** 1 is outermost. */
  readonly level: number;
  /** The number of its line, from 1. */
  readonly line: number;
  /** The offset at which the title begins. */
  readonly start: number;
  /** The offset at which the text below begins. */
  readonly end: number;
}

export interface Outline {
  readonly headings: readonly Heading[];
  readonly contents: readonly ContentsLine[];
  /** The numbers of the first and the last line of the list of contents, which belongs to no section. */
  readonly contentsLines: readonly [first: number, last: number] | undefined;
  /** Whether headings have marks: `#`, or a line of `=` or `-` below. */
  readonly hasHeadingMarks: boolean;
  /** Line numbers of captions in capitals: what is left of pictures. */
  readonly strays: readonly number[];
}

const MARK = /^ {0,3}(#{1,6})[ \t]+(?=\S)/;
/** A line below a heading that marks it, as Markdown allows. */
const UNDERLINE = /^ {0,3}(?:={2,}|-{2,})[ \t]*$/;
/** One such line in a file without other marks may be an ornament. */
const FEWEST_UNDERLINES = 2;
const CONTENTS = /^(\S[^\t]*?)[ \t]*\t[ \t]*(\d{1,3})[ \t]*$/;
const PART = /^part \d+\s*:\s*\S/i;
/** `TERM: what it means`, one entry of a glossary. */
const ENTRY = /^([A-Z0-9][A-Z0-9'’"()\- ]{1,60}):[ \t]+(?=.*[a-z])/;
/** A label of a box beside the text. */
const BOX = /^(tip|remember|note|example|warning)\b/i;
const FEWEST_ENTRIES = 3;
/** In characters: a longer line is no heading. */
const LONGEST_HEADING = 100;

/**
 * The headings in order. In a file without any mark most of them are lines in capitals with blank lines around them; with
 * `isDense` text may follow on the next line.
 */
export function outlineOf(lines: LineIndex, isDense: boolean): Outline {
  const beginnings = Array.from({ length: lines.count }, (_, index) => beginningOf(lines.line(index + 1)));
  const underlined = underlinedIn(beginnings);
  const hasHeadingMarks = beginnings.some((line) => MARK.test(line)) || underlined.size >= FEWEST_UNDERLINES;
  const { contents, contentsLines } = contentsOf(lines, beginnings);
  const inContents = (line: number): boolean => contentsLines !== undefined && line >= contentsLines[0] && line <= contentsLines[1];
  const strays: number[] = [];
  const titlesInContents = new Set(contents.map(({ title }) => title.toLowerCase()));
  const hasGlossary = beginnings.filter((line) => ENTRY.test(line)).length >= FEWEST_ENTRIES;
  const headings: Heading[] = [];
  // The levels in a file without marks: 1 is a part or the title of a table, 2 what the list of contents names, 3 any other heading.
  beginnings.forEach((text, index) => {
    const line = index + 1;
    if (inContents(line) || text.trim() === '') return;
    const start = lines.startOf(line);
    /** `indent` and `titleEnd` count characters of the line: before the title, and up to what follows it. */
    const add = (title: string, level: number, titleEnd = text.length, indent = 0): void => {
      headings.push({ title, level, line, start: start + indent, end: start + titleEnd });
    };
    /** A heading that is a line of its own. */
    const addWhole = (title: string, level: number): void => add(title, level, text.length, text.indexOf(title));
    const mark = MARK.exec(text);
    if (mark?.[1] !== undefined) {
      const [{ length }, marks] = mark;
      add(plainTitle(lines.line(line).slice(length)), marks.length, lines.line(line).length, length);
    } else if (hasHeadingMarks && underlined.has(index)) {
      const indent = text.length - text.trimStart().length;
      const title = plainTitle(lines.line(line));
      headings.push({
        title,
        level: underlined.get(index) ?? 1,
        line,
        start: start + indent,
        end: lines.startOf(line + 1) + lines.line(line + 1).length,
      });
    } else if (hasHeadingMarks) return;
    else if (PART.test(text) && text.length <= LONGEST_HEADING) addWhole(text.trim(), 1);
    else if (hasGlossary && ENTRY.test(text)) add(ENTRY.exec(text)?.[1] ?? '', 3, ENTRY.exec(text)?.[0].length ?? 0);
    else if (isCapitals(text) && (isDense || standsAlone(beginnings, index, headings))) {
      if (isStray(beginnings, index)) strays.push(line);
      else addWhole(bare(text), titlesInContents.has(bare(text).toLowerCase()) ? 2 : 3);
    } else if (!isDense && namesTable(beginnings, index)) addWhole(text.trim(), titlesInContents.has(text.trim().toLowerCase()) ? 2 : 1);
  });
  return { headings, contents, contentsLines, hasHeadingMarks, strays };
}

/** By index of its line, the level of each heading above a line of `=` or `-`: a line of its own that is no item, row or quotation. */
function underlinedIn(beginnings: readonly string[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  // Data between two lines of dashes may begin a file.
  const dataEnd = /^\ufeff?---[ \t]*$/.test(beginnings[0] ?? '')
    ? beginnings.findIndex((line, index) => index > 0 && UNDERLINE.test(line))
    : -1;
  beginnings.forEach((line, index) => {
    const [before = '', after = ''] = [beginnings[index - 1], beginnings[index + 1]];
    const beginsBlock = before.trim() === '' || UNDERLINE.test(before) || MARK.test(before);
    const isTitle = /^ {0,3}(?![-*+>•#\d]+[.)]?\s)[^\s|=-][^|\t]*$/.test(line) && line.length <= LONGEST_HEADING && !/[.,;]\s*$/.test(line);
    if (index > dataEnd && beginsBlock && isTitle && UNDERLINE.test(after)) levels.set(index, after.includes('=') ? 1 : 2);
  });
  return levels;
}

/**
 * In characters: a heading is recognised by so much of its line. It is more than the longest heading because in a glossary the text follows
 * on the same line.
 */
const LONGEST_BEGINNING = 300;

const beginningOf = (line: string): string => (line.length <= LONGEST_BEGINNING ? line : line.slice(0, LONGEST_BEGINNING));

/** Whether a line could be a heading in capitals. */
export function isCapitals(text: string): boolean {
  const line = bare(text);
  if (line.length > LONGEST_HEADING || line.includes('\t') || BOX.test(line)) return false;
  return !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}/gu) ?? []).length >= 3 && !/^[-•*]\s|^WWW\.|[.,;]$/.test(line);
}

const plainTitle = (title: string): string => withoutClosingMarks(title).replaceAll(MASK, '').replaceAll(/[[\]]/g, '').trim();

function withoutClosingMarks(title: string): string {
  const text = title.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return text.slice(0, end);
}

const bare = (text: string): string => text.trim().replace(/^\*\*(.*)\*\*$/, '$1');

function standsAlone(beginnings: readonly string[], index: number, headings: readonly Heading[]): boolean {
  const before = beginnings[index - 1] ?? '';
  const after = beginnings[index + 1] ?? '';
  // `index` counts from 0 and lines from 1: the line before has the number `index`.
  return (before.trim() === '' || headings.at(-1)?.line === index) && after.trim() === '';
}

/** A single word in capitals below an empty place of a picture is that picture's caption. */
function isStray(beginnings: readonly string[], index: number): boolean {
  if (/\s/.test((beginnings[index] ?? '').trim())) return false;
  let before = index - 1;
  while (before >= 0 && beginnings[before]?.trim() === '') before--;
  // A picture leaves at least three blank lines. Below a line such as "Figure 3", which is the caption itself, the word is a heading.
  return before >= 0 && index - before > 3 && !/^figure \d+/i.test(beginnings[before] ?? '');
}

/** A short line without an end mark above a table. */
function namesTable(beginnings: readonly string[], index: number): boolean {
  const line = beginnings[index] ?? '';
  if (line.length > 60 || /[.!?:]$|\t/.test(line.trim()) || !/^\p{Lu}/u.test(line)) return false;
  let after = index + 1;
  while (after < beginnings.length && beginnings[after]?.trim() === '') after++;
  return after > index + 1 && (beginnings[after]?.split('\t').length ?? 0) > 3;
}

function contentsOf(lines: LineIndex, beginnings: readonly string[]): Pick<Outline, 'contents' | 'contentsLines'> {
  // At least three lines in a row.
  const first = beginnings.findIndex((_, index) => [0, 1, 2].every((step) => CONTENTS.test(beginnings[index + step] ?? '')));
  if (first < 0) return { contents: [], contentsLines: undefined };
  const contents: ContentsLine[] = [];
  for (let index = first; index < beginnings.length; index++) {
    const found = CONTENTS.exec(beginnings[index] ?? '');
    if (found?.[1] === undefined) break;
    const start = lines.startOf(index + 1);
    contents.push({ title: found[1].trim(), page: Number(found[2]), place: lines.place(start, start + found[1].length) });
  }
  return { contents, contentsLines: [first + 1, first + contents.length] };
}
