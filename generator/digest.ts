/** An erratum or a translation names by its digest the text that it was written for. */
import { createHash } from 'node:crypto';

/** White space at the ends and the kind of line ends do not count. */
export function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex')}`;
}

/** Digits of a digest that errata and translations have in their headings. */
const SHORT_LENGTH = 12;

export const abbreviateDigest = (digest: string): string => digest.slice(0, 'sha256:'.length + SHORT_LENGTH);

export const shortDigestOf = (text: string): string => abbreviateDigest(digestOf(text));
