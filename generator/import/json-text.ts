import type { StringNode } from '@humanwhocodes/momoa';

/** A part of a string that `readRichText` puts together: text of a string of the document, or a bullet or line break. */
export interface Run {
  readonly text: string;
  /**
   * The string of the document in which findings are placed: for a bullet the string after it, for a line break a string of the object that
   * names the break.
   */
  readonly node: StringNode;
  /** The offset of the text in the value of the node; for a bullet that of the text after it, for a line break 0. */
  readonly start: number;
}

export const runsOf = (runs: ReadonlyMap<StringNode, readonly Run[]>, node: StringNode): readonly Run[] =>
  runs.get(node) ?? [{ text: node.value, node, start: 0 }];

/** The offset in the source of the character at `offset` of a text in runs. With `isEnd`, the offset after the character before it. */
export function sourceOffsetIn(source: string, runs: readonly Run[], offset: number, isEnd: boolean): number {
  let ownOffset = offset;
  let at = 0;
  for (; at < runs.length - 1; at++) {
    const length = runs[at]?.text.length ?? 0;
    if (ownOffset < length || (isEnd && ownOffset === length)) break;
    ownOffset -= length;
  }
  const run = runs[at];
  return run === undefined ? 0 : sourceOffset(source, run.node.loc.start.offset, run.node.loc.end.offset, run.start + ownOffset);
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gs;

/** The offset in the source of a character of a decoded string, whose literal is at `[start, end)` with its quotation marks. */
export function sourceOffset(source: string, start: number, end: number, decodedOffset: number): number {
  let decodedCount = 0;
  let sourceAt = start + 1;
  const inside = source.slice(start + 1, end - 1);
  for (const found of inside.matchAll(ESCAPE)) {
    const escapeAt = start + 1 + found.index;
    if (decodedCount + (escapeAt - sourceAt) >= decodedOffset) break;
    decodedCount += escapeAt - sourceAt + 1;
    sourceAt = escapeAt + found[0].length;
    if (decodedCount === decodedOffset) return sourceAt;
  }
  return Math.min(sourceAt + (decodedOffset - decodedCount), end - 1);
}
