/** Merges two versions into one text: removed words are struck out in place, added words are marked. */
import { isWord, sharedRuns, tokens } from './word-diff.ts';

/** Elements whose children are blocks, and the element that wraps removed words among them. */
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
const nameOf = (tag: string): string => /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
const isBlock = (tag: string): boolean => /^<\/?(p|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|h\d)\b/.test(tag);

/** The removed words, block by block, without markup. */
function removedBlocks(removed: readonly string[]): readonly string[] {
  const blocks = [''];
  for (const token of removed) {
    if (!token.startsWith('<')) blocks.push(`${blocks.pop() ?? ''}${token}`);
    else if (isBlock(token)) blocks.push('');
  }
  return blocks.map((block) => block.trim()).filter((block) => block !== '');
}

/**
 * Merges both versions. The elements are those of the later version, so the result is well formed if that version is;
 * of the earlier version only the words remain. Plain text with escaped characters is markup too.
 */
export function mergeWords(before: string, after: string): string {
  const [a, b] = [tokens(before), tokens(after)];
  const openElements: string[] = [];
  let out = '';
  const write = (token: string): void => {
    if (token.startsWith('</')) openElements.pop();
    else if (token.startsWith('<') && token !== '<br>') openElements.push(nameOf(token));
    out += token;
  };
  /** Writes removed words. Returns whether they are in line with the text, so that a space must follow them. */
  const strike = (removed: readonly string[]): boolean => {
    const blocks = removedBlocks(removed);
    if (blocks.length === 0) return false;
    // Plain text has no parent element and needs no paragraph.
    const [start, end] = (b.some((token) => token.startsWith('<')) ? wraps[openElements.at(-1) ?? ''] : undefined) ?? ['', ''];
    out += blocks.map((block) => `${start}<del>${block}</del>${end}`).join(start === '' ? ' · ' : '');
    return start === '';
  };
  const add = (added: readonly string[], followsStruckText: boolean): void => {
    let marking = false;
    let needsSpace = followsStruckText;
    added.forEach((token, index) => {
      const mark = isWord(token) || (marking && !token.startsWith('<') && index < added.length - 1);
      if (mark !== marking) out += mark ? `${needsSpace && !/\s$/.test(out) ? ' ' : ''}<ins>` : '</ins>';
      if (mark) needsSpace = false;
      marking = mark;
      write(token);
    });
    if (marking) out += '</ins>';
  };
  let [mergedA, mergedB] = [0, 0];
  for (const run of [...sharedRuns(a, b), { a: a.length, b: b.length, length: 0 }]) {
    add(b.slice(mergedB, run.b), strike(a.slice(mergedA, run.a)));
    for (const token of b.slice(run.b, run.b + run.length)) write(token);
    [mergedA, mergedB] = [run.a + run.length, run.b + run.length];
  }
  return out.replaceAll(/<\/del>(?=[\p{L}\p{N}])/gu, '</del> ');
}
