/** Merges two versions into one text: removed words are struck out in place, added words are marked. */
import { BLOCKS } from '../search/block-elements.ts';
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
const SPACE: Token = { kind: 'space', text: ' ' };
const isText = ({ kind }: Token): boolean => kind === 'word' || kind === 'space';

function removedBlocks(removed: readonly Token[]): readonly string[] {
  const blocks = [''];
  for (const token of removed) {
    if (isText(token)) blocks.push(`${blocks.pop() ?? ''}${token.text}`);
    else if (BLOCKS.has(token.element ?? '')) blocks.push('');
  }
  return blocks.map((block) => block.trim()).filter((block) => block !== '');
}

/** Markup in which a space parts struck words from a word that follows them. */
class StruckMarkup {
  readonly #pieces: string[] = [];
  readonly #openElements: string[] = [];
  /** The index of an empty piece after struck words, until a word, a space or an end tag follows it. */
  #gap: number | undefined;

  get parent(): string {
    return this.#openElements.at(-1) ?? '';
  }

  get endsInSpace(): boolean {
    return this.#pieces.at(-1) === ' ';
  }

  write({ kind, element, text }: Token): void {
    if (kind === 'end') this.#openElements.pop();
    if (kind === 'start') this.#openElements.push(element ?? '');
    if (kind === 'word') this.#closeGap(text);
    else if (kind !== 'start' && kind !== 'empty') this.#gap = undefined;
    this.#pieces.push(text);
  }

  /** Writes a tag around added words. */
  mark(tag: '<ins>' | '</ins>'): void {
    this.#pieces.push(tag);
  }

  /** Without tags to wrap them, the words are in line with the text. */
  strike(blocks: readonly string[], [start, end]: readonly [string, string]): void {
    this.#pieces.push(blocks.map((block) => `${start}<del>${block}</del>${end}`).join(start === '' ? ' · ' : ''), '');
    if (start === '') this.#gap = this.#pieces.length - 1;
  }

  #closeGap(text: string): void {
    if (this.#gap !== undefined && /^[“‘"(]*[\p{L}\p{N}]/u.test(text)) this.#pieces[this.#gap] = ' ';
    this.#gap = undefined;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}

/**
 * Merges both versions. The elements are those of the later version, so the result is well formed if that version is;
 * of the earlier version only the words remain. Plain text with escaped characters is markup too.
 */
export function mergeWords(before: string, after: string): string {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const merged = new StruckMarkup();
  /** Writes removed words. Returns whether they are in line with the text, so that a space must follow them. */
  const strike = (removed: readonly Token[]): boolean => {
    const blocks = removedBlocks(removed);
    if (blocks.length === 0) return false;
    // Plain text has no parent element and needs no paragraph.
    const tags = (b.some((token) => !isText(token)) ? wraps[merged.parent] : undefined) ?? ['', ''];
    if (tags[0] === '' && removed.find(isText)?.kind === 'space' && !merged.endsInSpace) merged.write(SPACE);
    merged.strike(blocks, tags);
    return tags[0] === '';
  };
  const add = (added: readonly Token[], followsStruckText: boolean): void => {
    let isTagOpen = false;
    let needsSpace = followsStruckText;
    added.forEach((token, index) => {
      const isMarked = token.kind === 'word' || (isTagOpen && token.kind === 'space' && index < added.length - 1);
      if (isMarked && needsSpace && !merged.endsInSpace) merged.write(SPACE);
      if (isMarked !== isTagOpen) merged.mark(isMarked ? '<ins>' : '</ins>');
      if (isMarked) needsSpace = false;
      isTagOpen = isMarked;
      merged.write(token);
    });
    if (isTagOpen) merged.mark('</ins>');
  };
  let [mergedA, mergedB] = [0, 0];
  for (const run of [...sharedRuns(a, b), { a: a.length, b: b.length, length: 0 }]) {
    add(b.slice(mergedB, run.b), strike(a.slice(mergedA, run.a)));
    for (const token of b.slice(run.b, run.b + run.length)) merged.write(token);
    [mergedA, mergedB] = [run.a + run.length, run.b + run.length];
  }
  return merged.toString();
}
