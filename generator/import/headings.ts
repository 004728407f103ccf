/** Finds the headings of a document by its marks, or, where it has none, by their looks. */
import type { LineIndex } from '../parse/line-index.ts';
import type { ContentsLine } from './document.ts';
import { MASK } from './markdown-mask.ts';

export interface Heading {
  readonly title: string;
  /** 1 is outermost. */
  readonly level: number;
  readonly line: number;
  /** The offset at which the title begins. */
  readonly start: number;
  /** The offset at which the text below begins. */
  readonly end: number;
}

export interface Outline {
  readonly headings: readonly Heading[];
  readonly contents: readonly ContentsLine[];
  /** The lines of the list of contents, which belong to no section. */
  readonly contentsLines: readonly [first: number, last: number] | undefined;
  readonly marked: boolean;
  /** Lines in capitals where a picture was. */
  readonly strays: readonly number[];
}

const MARKED = /^(#{1,6})[ \t]+(\S.*?)[ \t]*#*$/;
const CONTENTS = /^(\S[^\t]*?)[ \t]*\t[ \t]*(\d{1,3})$/;
const PART = /^part \d+\s*:\s*\S/i;
/** `TERM: what it means`, one entry of a glossary. */
const ENTRY = /^([A-Z0-9][A-Z0-9'’"()\- ]{1,60}):[ \t]+(?=.*[a-z])/;
const BOX = /^(tip|remember|note|example|warning)\b/i;
const FEWEST_ENTRIES = 3;
const LONGEST = 100;

/** The headings in order. A file without any mark gets those lines in capitals that have blank lines around them; `dense` allows text right below. */
export function outlineOf(lines: LineIndex, dense: boolean): Outline {
  const all = Array.from({ length: lines.count }, (_, index) => headingPart(lines.line(index + 1)));
  const marked = all.some((line) => MARKED.test(line));
  const { contents, contentsLines } = contentsOf(lines, all);
  const inContents = (line: number): boolean => contentsLines !== undefined && line >= contentsLines[0] && line <= contentsLines[1];
  const strays: number[] = [];
  const listed = new Set(contents.map(({ title }) => title.toLowerCase()));
  const entries = all.filter((line) => ENTRY.test(line)).length >= FEWEST_ENTRIES;
  const headings: Heading[] = [];
  // Without marks: 1 is a part or the title of a table, 2 what the list of contents names, 3 any other heading.
  all.forEach((text, index) => {
    const line = index + 1;
    if (inContents(line) || text.trim() === '') return;
    const start = lines.startOf(line);
    const add = (title: string, level: number, skip = text.length, indent = 0): void => {
      headings.push({ title, level, line, start: start + indent, end: start + skip });
    };
    const mark = MARKED.exec(text);
    if (mark?.[1] !== undefined && mark[2] !== undefined) add(plainTitle(mark[2]), mark[1].length, text.length, text.indexOf(mark[2]));
    else if (marked) return;
    else if (PART.test(text) && text.length <= LONGEST) add(text.trim(), 1);
    else if (entries && ENTRY.test(text)) add(ENTRY.exec(text)?.[1] ?? '', 3, ENTRY.exec(text)?.[0].length ?? 0);
    else if (isCapitals(text) && (dense || standsAlone(all, index, headings))) {
      if (isStray(all, index)) strays.push(line);
      else add(bare(text), listed.has(bare(text).toLowerCase()) ? 2 : 3);
    } else if (!dense && namesTable(all, index)) add(text.trim(), listed.has(text.trim().toLowerCase()) ? 2 : 1);
  });
  return { headings, contents, contentsLines, marked, strays };
}

/** So much of a line may matter for headings: an entry of a glossary begins with its own. */
const LONGEST_BEGINNING = 300;

const headingPart = (line: string): string => (line.length <= LONGEST_BEGINNING ? line : line.slice(0, LONGEST_BEGINNING));

/** Whether a line could be a heading in capitals. */
export function isCapitals(text: string): boolean {
  const line = bare(text);
  if (line.length > LONGEST || line.includes('\t') || BOX.test(line)) return false;
  return !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}/gu) ?? []).length >= 3 && !/^[-•*]\s|^WWW\.|[.,;]$/.test(line);
}

/** A title without masked code and addresses. */
const plainTitle = (title: string): string =>
  title
    .replaceAll(MASK, '')
    .replace(/^\[(.*)\]?$/, '$1')
    .replaceAll(/[[\]]/g, '')
    .trim();

const bare = (text: string): string => text.trim().replace(/^\*\*(.*)\*\*$/, '$1');

function standsAlone(all: readonly string[], index: number, headings: readonly Heading[]): boolean {
  const before = all[index - 1] ?? '';
  const after = all[index + 1] ?? '';
  // `index` counts from 0 and lines from 1: the line before it has the number `index`.
  return (before.trim() === '' || headings.at(-1)?.line === index) && after.trim() === '';
}

/** A single word in capitals below an empty place of a picture is that picture's caption. */
function isStray(all: readonly string[], index: number): boolean {
  if (/\s/.test((all[index] ?? '').trim())) return false;
  let before = index - 1;
  while (before >= 0 && all[before]?.trim() === '') before--;
  return before >= 0 && index - before > 3 && !/^figure \d+/i.test(all[before] ?? '');
}

/** A short line without an end mark above a table. */
function namesTable(all: readonly string[], index: number): boolean {
  const line = all[index] ?? '';
  if (line.length > 60 || /[.!?:]$|\t/.test(line.trim()) || !/^\p{Lu}/u.test(line)) return false;
  let after = index + 1;
  while (after < all.length && all[after]?.trim() === '') after++;
  return after > index + 1 && (all[after]?.split('\t').length ?? 0) > 3;
}

function contentsOf(lines: LineIndex, all: readonly string[]): Pick<Outline, 'contents' | 'contentsLines'> {
  // At least three lines in a row.
  let last = all.findIndex((_, index) => [0, 1, 2].every((step) => CONTENTS.test(all[index + step] ?? '')));
  if (last < 0) return { contents: [], contentsLines: undefined };
  const contents: ContentsLine[] = [];
  const first = last + 1;
  for (; last < all.length; last++) {
    const found = CONTENTS.exec(all[last] ?? '');
    if (found?.[1] === undefined) break;
    const start = lines.startOf(last + 1);
    contents.push({ title: found[1].trim(), page: Number(found[2]), place: lines.place(start, start + found[1].length) });
  }
  return { contents, contentsLines: [first, last] };
}
