/** Merges two versions into one text: removed words are struck out in place, added words are marked. */
import { type Token, tokensOf } from './markup-tokens.ts';
import { sharedRuns } from './word-diff.ts';

/** Elements whose children are blocks, and the tags around removed words among them. The key `''` is the top level of the markup. */
const wraps: { readonly [parent: string]: readonly [string, string] } = {
  '': ['<p>', '</p>'],
  blockquote: ['<p>', '</p>'],
  ul: ['<li>', '</li>'],
  ol: ['<li>', '</li>'],
  table: ['<tr><td>', '</td></tr>'],
  thead: ['<tr><td>', '</td></tr>'],
  tbody: ['<tr><td>', '</td></tr>'],
  tr: ['<td>', '</td>'],
};
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'blockquote', 'pre']);
const isText = ({ kind }: Token): boolean => kind === 'word' || kind === 'space';

function removedBlocks(removed: readonly Token[]): readonly string[] {
  const blocks = [''];
  for (const token of removed) {
    if (isText(token)) blocks.push(`${blocks.pop() ?? ''}${token.text}`);
    else if (BLOCKS.has(token.element ?? '')) blocks.push('');
  }
  return blocks.map((block) => block.trim()).filter((block) => block !== '');
}

/**
 * Merges both versions. The elements are those of the later version, so the result is well formed if that version is;
 * of the earlier version only the words remain. Plain text with escaped characters is markup too.
 */
export function mergeWords(before: string, after: string): string {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const openElements: string[] = [];
  let out = '';
  const write = ({ kind, element, text }: Token): void => {
    if (kind === 'end') openElements.pop();
    if (kind === 'start') openElements.push(element ?? '');
    out += text;
  };
  /** Writes removed words. Returns whether they are in line with the text, so that a space must follow them. */
  const strike = (removed: readonly Token[]): boolean => {
    const blocks = removedBlocks(removed);
    if (blocks.length === 0) return false;
    // Plain text has no parent element and needs no paragraph.
    const [start, end] = (b.some((token) => !isText(token)) ? wraps[openElements.at(-1) ?? ''] : undefined) ?? ['', ''];
    out += blocks.map((block) => `${start}<del>${block}</del>${end}`).join(start === '' ? ' · ' : '');
    return start === '';
  };
  const add = (added: readonly Token[], followsStruckText: boolean): void => {
    let isTagOpen = false;
    let needsSpace = followsStruckText;
    added.forEach((token, index) => {
      const isMarked = token.kind === 'word' || (isTagOpen && token.kind === 'space' && index < added.length - 1);
      if (isMarked !== isTagOpen) out += isMarked ? `${needsSpace && !/\s$/.test(out) ? ' ' : ''}<ins>` : '</ins>';
      if (isMarked) needsSpace = false;
      isTagOpen = isMarked;
      write(token);
    });
    if (isTagOpen) out += '</ins>';
  };
  let [mergedA, mergedB] = [0, 0];
  for (const run of [...sharedRuns(a, b), { a: a.length, b: b.length, length: 0 }]) {
    add(b.slice(mergedB, run.b), strike(a.slice(mergedA, run.a)));
    for (const token of b.slice(run.b, run.b + run.length)) write(token);
    [mergedA, mergedB] = [run.a + run.length, run.b + run.length];
  }
  // `add` puts a space before added words only. A shared word may follow struck ones too: at once, inside an element that begins there, or
  // after an opening quotation mark or bracket.
  return out.replaceAll(/<\/del>(?=(?:<[^/][^>]*>)*[“‘"(]*[\p{L}\p{N}])/gu, '</del> ');
}
