/** The text of a clause: what digests are made of. */
import type { Code } from 'mdast';

/** The Markdown in `[from, until)` without the fences, with LF line breaks, blank lines collapsed, trimmed. */
export function clauseTextBetween(text: string, from: number, until: number, fences: readonly Code[]): string {
  let clause = '';
  let at = from;
  for (const fence of fences) {
    clause += text.slice(at, fence.position?.start.offset ?? at);
    at = fence.position?.end.offset ?? at;
  }
  clause += text.slice(at, until);
  return clause
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?:[ \t]*\n)+/g, '\n\n')
    .trim();
}
