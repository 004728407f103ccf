/**
 * Parses Markdown without the inside of its fenced blocks, and puts it back into the tree. The parser goes through a text character by
 * character; most characters of the book are in examples, where it finds nothing.
 */
import type { Nodes, Root } from 'mdast';

interface ShortText {
  readonly text: string;
  readonly cuts: readonly Cut[];
}

interface Cut {
  readonly inside: string;
  /** The offset in the shortened text at which it was: where the line of the closing fence begins. */
  readonly offset: number;
  /** How many characters and lines are left out up to and including this block. */
  readonly characters: number;
  readonly lines: number;
}

/** An opening fence with an info string, as examples have. A text with any other fence is parsed whole (`OTHER_BLOCK`). */
const OPENING = /^(`{3,})[^`\n]+\n/gm;
/** Between the blocks found, any of these may begin another block, in which a line that looks like a fence is text. */
const OTHER_BLOCK = /```|~~~|</;
/** Line breaks other than LF, and a character that the parser replaces. */
const UNUSUAL_CHARACTER = /[\r\0]/;

/** Undefined for a text in which the lines alone do not show where fenced blocks begin and end. */
function withoutInsides(text: string): ShortText | undefined {
  if (UNUSUAL_CHARACTER.test(text)) return undefined;
  const parts: string[] = [];
  const cuts: Cut[] = [];
  let [copied, offset, characters, lines] = [0, 0, 0, 0];
  const opening = new RegExp(OPENING);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index + found[0].length;
    const closing = new RegExp(`^ {0,3}${found[1]}\`*[ \\t]*$`, 'gm');
    closing.lastIndex = start;
    const end = closing.exec(text)?.index;
    if (end === undefined || OTHER_BLOCK.test(text.slice(copied, found.index))) return undefined;
    const inside = text.slice(start, end);
    parts.push(text.slice(copied, start), text.slice(end, closing.lastIndex));
    offset += start - copied;
    characters += inside.length;
    lines += inside.split('\n').length - 1;
    cuts.push({ inside, offset, characters, lines });
    offset += closing.lastIndex - end;
    copied = closing.lastIndex;
    opening.lastIndex = copied;
  }
  const rest = text.slice(copied);
  return OTHER_BLOCK.test(rest) ? undefined : { text: parts.join('') + rest, cuts };
}

/** Restores the values of code blocks, and the places of all nodes in the whole text. */
function restore(node: Nodes, cuts: readonly Cut[]): void {
  const { position } = node;
  if (position !== undefined) {
    if (node.type === 'code') {
      const [from, until] = [position.start.offset ?? 0, position.end.offset ?? 0];
      const cut = cuts.find(({ offset }) => offset > from && offset < until);
      // The value of a code block has no line break at its end.
      if (cut !== undefined) node.value = cut.inside.slice(0, -1);
    }
    for (const point of [position.start, position.end]) {
      const cut = cuts.findLast(({ offset }) => offset <= (point.offset ?? 0));
      if (cut === undefined || point.offset === undefined) continue;
      point.offset += cut.characters;
      point.line += cut.lines;
    }
  }
  if ('children' in node) for (const child of node.children) restore(child, cuts);
}

/** The same tree as `parse(text)`. */
export function parseShortened(text: string, parse: (text: string) => Root): Root {
  const short = withoutInsides(text);
  if (short === undefined || short.cuts.length === 0) return parse(text);
  const tree = parse(short.text);
  restore(tree, short.cuts);
  return tree;
}
