/** A published rule document as read: one list of sections in printed order, whatever form it came in. */
import { escapeKey } from '../../engine/base/json.ts';
import type { Diagnostic, Place, Severity } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { LineIndex } from '../parse/line-index.ts';
import { MASK } from './markdown-mask.ts';

type DocumentForm = 'json' | 'markdown' | 'text';

export interface PrintedSection {
  /** Titles from the outermost heading to this one, as printed. */
  readonly path: readonly string[];
  readonly title: string;
  /** The words under this heading alone, line ends as LF. Empty for a heading that only holds others. */
  readonly text: string;
  /** The text as printed, where code, addresses and HTML are masked in `text`. */
  readonly printed?: string;
  /** Whether it only holds other sections. */
  readonly isGroup: boolean;
  /** Set where the title is a key of data and not a heading: the key. */
  readonly field?: string;
  /** Short values beside the text, which are no text: `cost: 5`. */
  readonly facts?: readonly string[];
  /** Set where the text is a translation of the section before it. */
  readonly language?: string;
  readonly place: Place;
  /** The place of `[start, end)` of the text; without `end` a single point. */
  placeOf(start: number, end?: number): Place;
}

/** A line `TITLE … page` of a list of contents. */
export interface ContentsLine {
  readonly title: string;
  readonly page: number;
  readonly place: Place;
}

/** A key of JSON whose values are not read as text, such as `cost`. */
export interface UnreadKey {
  readonly key: string;
  /** How many values it has. */
  readonly count: number;
}

export interface PrintedDocument {
  /** The id of a document that clauses cite, or the name given to any other. */
  readonly id: string;
  /** Set where the file is another version of a document read in the same run; the two are not compared. */
  readonly versionOf?: string;
  readonly file: string;
  readonly form: DocumentForm;
  /** Whether headings have marks (`#`, or a line of `=` or `-` below) or are keys of JSON; otherwise they were recognised by their form. */
  readonly hasHeadingMarks: boolean;
  readonly sections: readonly PrintedSection[];
  readonly contents: readonly ContentsLine[];
  /** For JSON. */
  readonly unreadKeys?: readonly UnreadKey[];
}

/** What reading a file gives: no document when the file cannot be read as rules. */
export interface ReadResult {
  readonly document?: Omit<PrintedDocument, 'id'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** In bytes; the largest published document has 134,092. Larger files are refused before they are read. */
export const LARGEST_DOCUMENT = 1024 * 1024;
const MOST_SECTIONS = 5000;
/** In characters. A longer text is divided, so that every detector works on bounded texts. */
const LONGEST_SECTION = 20_000;

/** The diagnostic for a document of more sections than detectors can compare. */
export function excessOf(sections: readonly PrintedSection[]): Diagnostic | undefined {
  const [first] = sections;
  if (first === undefined || sections.length <= MOST_SECTIONS) return undefined;
  const message = 'The file has too many sections.';
  const [found, expected] = [`${sections.length} sections`, `at most ${MOST_SECTIONS}`];
  return finding(first, { code: 'print-file-sections', severity: 'error', message, found, expected, hint: 'Split the file.' });
}

/**
 * Sections of at most the longest length: a longer one goes on in further sections under the same heading, divided at a line or a blank.
 */
export function divideLong(section: PrintedSection): readonly PrintedSection[] {
  const { text } = section;
  if (text.length <= LONGEST_SECTION) return [section];
  const beginning = text.slice(0, LONGEST_SECTION);
  const cut = [beginning.lastIndexOf('\n'), beginning.lastIndexOf(' ')].find((at) => at > 0) ?? LONGEST_SECTION - 1;
  const { facts: _, ...others } = section;
  const rest: PrintedSection = {
    ...others,
    text: text.slice(cut + 1),
    ...(section.printed === undefined ? {} : { printed: section.printed.slice(cut + 1) }),
    place: section.placeOf(cut + 1),
    placeOf: (start, end) => section.placeOf(start + cut + 1, end === undefined ? undefined : end + cut + 1),
  };
  const first = {
    ...section,
    text: text.slice(0, cut + 1),
    ...(section.printed === undefined ? {} : { printed: section.printed.slice(0, cut + 1) }),
  };
  return [first, ...divideLong(rest)];
}

/** The sections without the further parts of divided ones (`divideLong`), which share the very path of the first part. */
export const withHeadings = (sections: readonly PrintedSection[]): readonly PrintedSection[] =>
  sections.filter(({ path }, index) => path.length === 0 || sections[index - 1]?.path !== path);

export function missingText({ path }: LineIndex): Diagnostic {
  const place = { file: path, line: 1, column: 1 };
  const message = 'The file holds no text that could be checked.';
  return { code: 'print-file-textless', severity: 'error', message, place, found: 'no text', expected: 'sentences' };
}

export interface FindingParts {
  readonly code: DiagnosticId;
  readonly severity: Severity;
  readonly message: string;
  /** Offsets in the section's text; without them the finding is at the heading. */
  readonly at?: readonly [start: number, end: number];
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  readonly related?: NonNullable<Diagnostic['related']>;
}

export function finding(section: PrintedSection, { at, ...parts }: FindingParts): Diagnostic {
  if (at === undefined) return { ...parts, place: section.place };
  return { ...parts, place: section.placeOf(...at), marked: section.text.slice(...at) };
}

/** The path of a section with `~` and `/` inside titles escaped as in a JSON pointer. */
export function pointerOf(path: readonly string[]): string {
  return path.map((title) => `/${escapeKey(title)}`).join('');
}

/** A text on one line, cut after `most` characters, for a report. */
export function shortLine(text: string, most = 60): string {
  const line = text.replaceAll(MASK, '').replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
