import type { Diagnostic, Severity } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { MASK } from '../markdown-mask.ts';

export interface TextPattern {
  readonly code: DiagnosticId;
  readonly severity: Severity;
  /** Global. Its first group, where there is one, is what is shown as found. */
  readonly pattern: RegExp;
  readonly message: string;
  readonly expected?: string;
  readonly hint?: string;
  /** In a document with more matches than this they are intended, and none is reported. */
  readonly intendedAbove?: number;
  /** Whether the finding is at the last character of a match alone and not at the whole match. */
  readonly isAtEnd?: true;
  /** Whether a match in the text of a section is a defect; without this function every match is. */
  only?(match: RegExpExecArray, text: string): boolean;
}

/** In characters, on either side of the place in an excerpt. */
const AROUND = 24;

export function findPatterns(patterns: readonly TextPattern[], corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap(({ sections }) =>
    patterns.flatMap((pattern) => {
      const found = sections.flatMap((section) => matches(pattern, section));
      return pattern.intendedAbove !== undefined && found.length > pattern.intendedAbove ? [] : found;
    }),
  );
}

function matches({ code, severity, pattern, message, expected, hint, isAtEnd, only }: TextPattern, section: PrintedSection): Diagnostic[] {
  const { text } = section;
  return matchesIn(text, pattern)
    .filter((match) => only?.(match, text) ?? true)
    .map((match) => {
      const end = match.index + match[0].length;
      const at = [isAtEnd === undefined ? match.index : end - 1, end] as const;
      const parts = { ...(expected === undefined ? {} : { expected }), ...(hint === undefined ? {} : { hint }) };
      return finding(section, { code, severity, message, at, found: match[1] ?? excerpt(text, ...at), ...parts });
    });
}

/** The most matches of one pattern in one section; further ones are ignored. */
const MATCHES_READ = 100;

/** The first matches of a global pattern in a text, at most `MATCHES_READ`, so that a hostile text gives no endless list. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  // Most texts have no match, and `matchAll` copies the pattern, which takes several times as long as a search.
  if (text.search(pattern) < 0) return found;
  for (const match of text.matchAll(pattern)) {
    found.push(match);
    if (found.length === MATCHES_READ) break;
  }
  return found;
}

export function excerpt(text: string, start: number, end: number): string {
  const from = Math.max(0, start - AROUND);
  const until = Math.min(text.length, end + AROUND);
  const words = text
    .slice(from, until)
    .replaceAll(MASK, '')
    .replaceAll(/[\n\t]/g, ' ');
  return `${from > 0 ? '…' : ''}${words}${until < text.length ? '…' : ''}`;
}

/** Whether the `found` of a finding counts its places in a document. */
export const countsPlaces = (found = ''): boolean => /^(?:once|\d+ times), in /.test(found);

const MOST_LISTED = 4;

/** One finding for a document, at its first place, instead of one at every place. */
export function findingOnce(
  places: readonly (readonly [section: PrintedSection, start: number, end: number])[],
  parts: Omit<Parameters<typeof finding>[1], 'at' | 'found'>,
): Diagnostic[] {
  const [first] = places;
  if (first === undefined) return [];
  const [section, start, end] = first;
  const sections = new Set(places.map(([{ title }]) => shortLine(title, 30)));
  const times = places.length === 1 ? 'once' : `${places.length} times`;
  const listed = [...sections].slice(0, MOST_LISTED).join('; ');
  const moreCount = sections.size - MOST_LISTED;
  const more = moreCount > 0 ? ` and ${moreCount} more ${moreCount === 1 ? 'section' : 'sections'}` : '';
  return [finding(section, { ...parts, at: [start, end], found: `${times}, in ${listed}${more}` })];
}
