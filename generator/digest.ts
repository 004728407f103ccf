/** Digests of texts, so that a patch knows what it was written for. */
import { createHash } from 'node:crypto';

/** The digest of words: white space at the ends and line ends do not count. */
export function digestOf(words: string): string {
  return `sha256:${createHash('sha256').update(words.replaceAll('\r\n', '\n').trim()).digest('hex')}`;
}

/** As much of a digest as people write. */
export const abbreviateDigest = (digest: string): string => digest.slice(0, 'sha256:'.length + 12);
