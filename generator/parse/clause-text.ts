/** The text of a clause, from which its digest is made. */
import type { Code } from 'mdast';

/** The Markdown in `[from, until)` without the fences, with LF line breaks, blank lines collapsed, trimmed. */
export function clauseTextBetween(text: string, from: number, until: number, fences: readonly Code[]): string {
  let clause = '';
  let copied = from;
  for (const fence of fences) {
    clause += text.slice(copied, fence.position?.start.offset ?? copied);
    copied = fence.position?.end.offset ?? copied;
  }
  clause += text.slice(copied, until);
  return clause
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?:[ \t]*\n)+/g, '\n\n')
    .trim();
}
