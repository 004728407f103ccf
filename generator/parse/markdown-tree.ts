/** Markdown to a syntax tree. */
import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** What a page's words go beyond plain Markdown with: nothing, tables alone, or any of GitHub's additions. */
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

/** Nothing that GitHub adds to Markdown can be written without a sign: tables need one of the first, all else one of the second. */
const TABLE_SIGNS = /[|]|:-|-:/;
const OTHER_SIGNS = /[~@]|\[\^|www\.|https?:/i;

/** What the words need at least, after a line of theirs. */
export function extensionsFor(line: string, before: Extensions): Extensions {
  if (before === 'all' || OTHER_SIGNS.test(line)) return 'all';
  return before === 'tables' || TABLE_SIGNS.test(line) ? 'tables' : 'none';
}

/** Parses Markdown. Pages that need no extension, as most do, parse in two thirds of the time without. */
export const parseMarkdown = (text: string, extensions: Extensions): Root => parsers[extensions].parse(text);
