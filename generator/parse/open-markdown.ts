import type { Root } from 'mdast';
import type { Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { conflictIn } from './conflict.ts';
import { tooLarge } from './json.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import { LARGEST_PAGE, surveyMarkdown } from './markdown-limits.ts';
import { parseMarkdown } from './markdown-tree.ts';

type OpenedMarkdown = { readonly lines: LineIndex; readonly tree: Root; readonly refused?: undefined } | { readonly refused: Diagnostic };

export function openMarkdown(source: Source): OpenedMarkdown {
  if (source.text.length > LARGEST_PAGE) return { refused: tooLarge(source, LARGEST_PAGE) };
  const lines = indexLines(source);
  const conflict = conflictIn(lines);
  if (conflict !== undefined) return { refused: conflict };
  const { refused, extensions } = surveyMarkdown(lines);
  return refused === undefined ? { lines, tree: parseMarkdown(lines.text, extensions) } : { refused };
}
