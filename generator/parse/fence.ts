/** The first and the last line of a fenced block. */
import type { Place } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';

/** The whole first line of a block, which names it. */
export function firstLineOf(lines: LineIndex, { file, line, column }: Place): Place {
  return { file, line, column, endLine: line, endColumn: lines.line(line).length + 1 };
}

/** Whether the last line of a block is a fence. Markdown takes an unclosed block to end with the document. */
export function isClosed(lines: LineIndex, { line, endLine = line }: Place): boolean {
  return endLine > line && /^ {0,3}(?:`{3,}|~{3,})[ \t]*$/.test(lines.line(endLine));
}
