/** The words of a clause as text: what digests are made of. */
import type { Code } from 'mdast';

/** The Markdown in `[from, until)` without the fences, with LF line breaks, blank lines collapsed, trimmed. */
export function wordsBetween(text: string, from: number, until: number, fences: readonly Code[]): string {
  let words = '';
  let at = from;
  for (const fence of fences) {
    words += text.slice(at, fence.position?.start.offset ?? at);
    at = fence.position?.end.offset ?? at;
  }
  words += text.slice(at, until);
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?:[ \t]*\n)+/g, '\n\n')
    .trim();
}
