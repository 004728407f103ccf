import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { parseShortened } from './short-fences.ts';

/** The extensions of Markdown that a text needs: none, tables alone, or all of GitHub's. */
export type Extensions = 'none' | 'tables' | 'all';

function tablesOnly(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [gfmTable()];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
}

/** The book has no tick boxes: `[ ]` is text. Their parser also drops it from a paragraph after an empty list item. */
function withoutTickBoxes(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['tasklistCheck'] } }];
}

const parsers = {
  none: unified().use(remarkParse).freeze(),
  tables: unified().use(remarkParse).use(tablesOnly).freeze(),
  all: unified().use(remarkParse).use(remarkGfm).use(withoutTickBoxes).freeze(),
} as const satisfies { [extensions in Extensions]: unknown };

/** Every table matches the first pattern, every use of another extension the second. */
const TABLE_SIGNS = /[|]|:-|-:/;
const OTHER_SIGNS = /[~@]|\[\^|www\.|https?:/i;

/** The extensions that a text needs up to and including `line`, where the lines before it need `before`. */
export function extensionsFor(line: string, before: Extensions): Extensions {
  if (before === 'all' || OTHER_SIGNS.test(line)) return 'all';
  return before === 'tables' || TABLE_SIGNS.test(line) ? 'tables' : 'none';
}

/** Most pages need no extension, and parse a third faster without. */
export const parseMarkdown = (text: string, extensions: Extensions): Root =>
  parseShortened(text, (short) => parsers[extensions].parse(short));
