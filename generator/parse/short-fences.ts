/**
 * Parses Markdown without its fenced blocks, and puts them back into the tree. The parser goes through a text character by character; most
 * characters of the book are in examples, where it finds nothing.
 */
import type { Code, Nodes, Root } from 'mdast';

interface ShortText {
  readonly text: string;
  readonly cuts: readonly Cut[];
}

interface Cut {
  /** The block without its place. */
  readonly block: Code;
  readonly closingLength: number;
  /** The offset of its `STAND_IN` in the shortened text. */
  readonly offset: number;
  /** How many characters and lines are left out up to and including this block. */
  readonly characters: number;
  readonly lines: number;
}

/** An opening fence at the margin with an info string of names, as examples have. A text with any other is parsed whole (`OTHER_BLOCK`). */
const OPENING = /^(`{3,})([\w.-]+)(?: ([\w.-]+(?: [\w.-]+)*))?\n/gm;
/** Between the blocks found, any of these may begin another block, in which a line that looks like a fence is text. */
const OTHER_BLOCK = /```|~~~|</;
/** Line breaks other than LF, and a character that the parser replaces. */
const UNUSUAL_CHARACTER = /[\r\0]/;
/** A thematic break ends the blocks before it where a fence at the margin does, and is parsed fastest. */
const STAND_IN = '___';

/** Undefined for a text in which the lines alone do not show where fenced blocks begin and end. */
function withoutBlocks(text: string): ShortText | undefined {
  if (UNUSUAL_CHARACTER.test(text)) return undefined;
  const parts: string[] = [];
  const cuts: Cut[] = [];
  let [copied, offset, characters, lines] = [0, 0, 0, 0];
  const opening = new RegExp(OPENING);
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const [{ length }, fence, lang, meta = null] = found;
    const closing = new RegExp(`^ {0,3}${fence}\`*[ \\t]*$`, 'gm');
    const start = found.index + length;
    closing.lastIndex = start;
    const closed = closing.exec(text);
    const before = text.slice(copied, found.index);
    if (closed === null || OTHER_BLOCK.test(before)) return undefined;
    parts.push(before, STAND_IN);
    copied = closing.lastIndex;
    opening.lastIndex = copied;
    offset += before.length;
    characters += copied - found.index - STAND_IN.length;
    const inside = text.slice(start, closed.index);
    lines += inside.split('\n').length;
    // The value of a code block has no line break at its end.
    const block: Code = { type: 'code', lang, meta, value: inside.slice(0, -1) };
    cuts.push({ block, closingLength: closed[0].length, offset, characters, lines });
    offset += STAND_IN.length;
  }
  const rest = text.slice(copied);
  return OTHER_BLOCK.test(rest) ? undefined : { text: parts.join('') + rest, cuts };
}

type Point = NonNullable<Nodes['position']>['start'];
type Shift = Pick<Cut, 'characters' | 'lines'>;

function shift(point: Point, { characters, lines }: Shift): void {
  point.offset = (point.offset ?? 0) + characters;
  point.line += lines;
}

function shiftAll(node: Nodes, by: Shift): void {
  if (node.position !== undefined) for (const point of [node.position.start, node.position.end]) shift(point, by);
  if ('children' in node) for (const child of node.children) shiftAll(child, by);
}

/** Puts the blocks back, all as children of the root, and restores the places of all nodes in the whole text. */
function restore(tree: Root, cuts: readonly Cut[]): void {
  let before: Shift = { characters: 0, lines: 0 };
  let index = 0;
  tree.children = tree.children.map((node) => {
    const cut = cuts[index];
    if (cut === undefined || node.position === undefined || node.position.start.offset !== cut.offset) {
      shiftAll(node, before);
      return node;
    }
    const { start, end } = node.position;
    shift(start, before);
    shift(end, cut);
    end.column = cut.closingLength + 1;
    before = cut;
    index++;
    return { ...cut.block, position: node.position };
  });
  if (tree.position === undefined) return;
  const { end } = tree.position;
  shift(end, before);
  const last = tree.children.at(-1)?.position?.end;
  if (last !== undefined && last.offset === end.offset) end.column = last.column;
}

/** The same tree as `parse(text)`. */
export function parseShortened(text: string, parse: (text: string) => Root): Root {
  const short = withoutBlocks(text);
  if (short === undefined || short.cuts.length === 0) return parse(text);
  const tree = parse(short.text);
  restore(tree, short.cuts);
  return tree;
}
