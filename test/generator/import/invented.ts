/** Invented rule documents, read and inspected as `sightline import` does it. */
import type { Diagnostic } from '../../../generator/diagnostic.ts';
import type { PrintedDocument } from '../../../generator/import/document.ts';
import { inspect } from '../../../generator/import/inspect.ts';
import { Lexicon } from '../../../generator/import/lexicon.ts';
import { readDocument } from '../../../generator/import/read.ts';

const DOCUMENT_IDS: { readonly [file: string]: string } = {
  'core.json': 'core-rules-data',
  'guide.json': 'players-guide',
  'tactics.json': 'tactics-data',
  'book.md': 'core-rulebook-2014',
  'web.txt': 'golden-rules-web-page',
};

/** Shared by all tests of a process, since it takes half a second to load. */
export const LEXICON = new Lexicon();

export const isInventedFile = (name: string): boolean => name in DOCUMENT_IDS;

/** Contents by file name: a text, or sections that are written as JSON, where a text `t` is short for `{english: t}`. */
export interface Files {
  readonly [file: string]: string | Sections;
}
interface Sections {
  readonly [title: string]: string | { readonly [key: string]: unknown };
}

export interface Case {
  readonly code: string;
  /** With the defect, and with the evidence that its detector needs, such as a custom of the document. */
  readonly files: Files;
  /** The source text that begins at the finding's place, with the quotation marks of JSON; empty if that is the end of a line. */
  readonly at: string;
  /** The file of the finding; the first file if absent. */
  readonly in?: string;
  /** Texts of our own rules that the evidence is taken from. */
  readonly ours?: readonly string[];
  /** The files without the defect, often with correct text that resembles it: they must not give the finding. */
  readonly clean: Files;
}

/** Enough function words to show that the text is in English. */
export const ENGLISH = 'The tea is in the pot, and the pot is on the stove of the host.';

/** Uses of a noun in both numbers, so that the text itself shows which form is which. */
export const CUPS = 'The teacup is on the tray, two teacups are by it, and a teacup, some teacups, my teacup and all teacups are gone. ';

export const doc = (text: string) => ({ 'core.json': { TEA: text } });

/** Like `doc`, after a sentence of common English words, so that the document is recognised as English. */
export const englishDoc = (text: string) => doc(`It is the custom of the house that the tea is hot and that it is for all. ${text}`);

export const book = (text: string) => ({ 'book.md': `# Tea\n\n${text}` });

export const textOf = (content: string | Sections): string =>
  typeof content === 'string'
    ? content
    : JSON.stringify(Object.fromEntries(Object.entries(content).map(([title, value]) => [title, wrapped(value)])), null, 1);

const wrapped = (value: string | { readonly [key: string]: unknown }) => (typeof value === 'string' ? { english: value } : value);

export function findingsIn(files: Files, ours: readonly string[] = []): Diagnostic[] {
  const documents: PrintedDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [path, content] of Object.entries(files)) {
    const { document, diagnostics: ofReading } = readDocument(path, new TextEncoder().encode(textOf(content)));
    diagnostics.push(...ofReading);
    const id = DOCUMENT_IDS[path];
    if (id === undefined) throw new Error(`no document is called ${path}`);
    if (document !== undefined) documents.push({ ...document, id });
  }
  return [
    ...diagnostics,
    ...inspect(documents, { documents: new Set(Object.values(DOCUMENT_IDS)), icons: ['ko', 'tiny'], texts: ours, lexicon: LEXICON }),
  ];
}

/** The source text from a finding's place to the end of its line. */
export function wordsAt({ place }: Diagnostic, text: string): string {
  const line = text.replace(/^\ufeff/, '').split('\n')[place.line - 1] ?? '';
  return line.slice(place.column - 1);
}
