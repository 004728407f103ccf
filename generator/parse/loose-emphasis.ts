/** Finds signs of bold text, italics, code and deleted text that have no counterpart: the page would show them. */
import type { Nodes } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';

/** A sign after a backslash is text, and so is a single sign with a blank on both sides, such as in `2 * 3`, or `_` inside a word. */
const LOOSE_SIGN =
  /(?<!\\)(?:\*{2,}|(?<!\s)\*|\*(?!\s)|`+|~~|(?<![\\\p{L}\p{N}_])_+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_+(?![\p{L}\p{N}_]))/u;

/** The first such sign of a paragraph or other block of text: the second of a pair that is not one has the same cause. */
export function looseEmphasis(lines: LineIndex, block: Nodes): Diagnostic[] {
  for (const { position } of textsOf(block)) {
    const offset = position?.start.offset ?? 0;
    const match = LOOSE_SIGN.exec(lines.text.slice(offset, position?.end.offset));
    if (match !== null) return [looseSign(match[0], lines.place(offset + match.index, offset + match.index + match[0].length))];
  }
  return [];
}

function textsOf(node: Nodes): readonly Nodes[] {
  if (node.type === 'text') return [node];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
}

const looseSign = (found: string, place: Diagnostic['place']): Diagnostic => ({
  code: 'emphasis-malformed',
  severity: 'error',
  message: `This ${found} has no counterpart: the page would show it.`,
  found,
  expected: `${found}words${found}`,
  hint: `Write ${found} before and after the words, without a blank between, or a backslash before a sign that the page should show.`,
  place,
});
