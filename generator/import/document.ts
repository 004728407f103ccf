/** A published rule document as read: one list of sections in printed order, whatever form it came in. */
import type { Diagnostic, Place, Severity } from '../diagnostic.ts';
import type { Document } from '../generated/page.ts';

export type DocumentId = Document;
export const DOCUMENTS = [
  'core-rules-data',
  'players-guide',
  'tactics-data',
  'core-rulebook-2014',
  'golden-rules-web-page',
] as const satisfies readonly DocumentId[];

export type DocumentForm = 'json' | 'markdown' | 'text';

export interface PrintedSection {
  /** Titles from the outermost heading to this one, as printed. */
  readonly path: readonly string[];
  readonly title: string;
  /** The words under this heading alone, line ends as LF. Empty for a heading that only holds others. */
  readonly text: string;
  /** Whether other sections stand under it. */
  readonly group: boolean;
  /** Set where the text is a translation of the section before it. */
  readonly language?: string;
  /** Where the heading stands. */
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

export interface PrintedDocument {
  readonly id: DocumentId;
  readonly file: string;
  readonly form: DocumentForm;
  /** Whether headings bear marks, or had to be guessed from their looks. */
  readonly marked: boolean;
  readonly sections: readonly PrintedSection[];
  readonly contents: readonly ContentsLine[];
}

/** What a reader of one form gives: no document when the file cannot be read as rules. */
export interface Reading {
  readonly document?: Omit<PrintedDocument, 'id'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** In bytes; the largest published document has 134,092. Larger files are refused before they are read. */
export const LARGEST_DOCUMENT = 1024 * 1024;
/** A document of more sections is none that a person wrote. */
export const MOST_SECTIONS = 2000;
/** In characters; so is a longer section. */
export const LONGEST_SECTION = 20_000;

/** Why a document is none that a person wrote, if so. */
export function excessOf(sections: readonly PrintedSection[]): Diagnostic | undefined {
  const long = sections.find(({ text }) => text.length > LONGEST_SECTION);
  if (long !== undefined) {
    const [found, expected] = [`${long.text.length} characters`, `at most ${LONGEST_SECTION}`];
    return finding(long, {
      code: 'section-too-long',
      severity: 'error',
      message: 'No section of a rule document is so long.',
      found,
      expected,
    });
  }
  const [first] = sections;
  if (first === undefined || sections.length <= MOST_SECTIONS) return undefined;
  const [found, expected] = [`${sections.length} sections`, `at most ${MOST_SECTIONS}`];
  return finding(first, {
    code: 'too-many-sections',
    severity: 'error',
    message: 'No rule document has so many sections.',
    found,
    expected,
  });
}

interface FindingParts {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Offsets in the section's text; without them the finding stands at the heading. */
  readonly at?: readonly [start: number, end: number];
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  readonly related?: NonNullable<Diagnostic['related']>;
}

/** A finding at a heading, or in the text below it. */
export function finding(section: PrintedSection, { at, ...parts }: FindingParts): Diagnostic {
  return { ...parts, place: at === undefined ? section.place : section.placeOf(...at) };
}

/** The path of a section with `~` and `/` inside titles escaped as in a JSON pointer. */
export function pointerOf(path: readonly string[]): string {
  return path.map((title) => `/${title.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Words of the document for a message, cut to a readable length. */
export function quoted(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
