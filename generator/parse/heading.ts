/** Headings of clauses: `## Title {#slug}`. */
import type { Heading } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';
import { plainText } from './markdown-nodes.ts';

/** The form of every part of an id. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface ClauseHeading {
  readonly title: string;
  /** The braces at the end as written, with what is inside. */
  readonly braces?: string;
  readonly slug?: string;
}

export function readHeading(lines: LineIndex, heading: Heading): ClauseHeading {
  const { title, braces } = cutBraces(plainText(heading));
  if (braces === undefined) return { title };
  const slug = braces.startsWith('{#') ? braces.slice(2, -1) : '';
  // Emphasis inside the braces would have vanished from the plain text: the source must hold the same braces.
  const isWritten = lines.text.slice(heading.position?.start.offset ?? 0, heading.position?.end.offset ?? 0).includes(braces);
  return isWritten && SLUG.test(slug) ? { title, braces, slug } : { title, braces };
}

export function cutBraces(heading: string): { readonly title: string; readonly braces?: string } {
  const text = heading.trim();
  const braceStart = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  return braceStart < 0 ? { title: text } : { title: text.slice(0, braceStart).trim(), braces: text.slice(braceStart) };
}

export function faultOfHeading(
  heading: ClauseHeading,
  kind: 'clause' | 'reading' | 'variant' = 'clause',
): Omit<Diagnostic, 'severity' | 'place'> | undefined {
  const { title, braces, slug } = heading;
  const expected = kind === 'variant' ? '### Variant {#slug}' : '## Title {#slug}';
  if (braces === undefined) {
    const hint = 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.';
    return { code: 'clause-id-missing', message: `The ${kind} "${title}" has no id.`, found: title, expected, hint };
  }
  if (slug === undefined) {
    const hint = 'An id is lower-case letters and digits, with single hyphens between them.';
    return { code: 'clause-id-malformed', message: `${braces} is not a valid id.`, found: braces, expected, hint };
  }
  if (title === '') return { code: 'clause-title-missing', message: `The ${kind} ${slug} has no title.`, found: braces, expected };
  return undefined;
}
