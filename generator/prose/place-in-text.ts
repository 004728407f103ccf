import type { Text } from 'mdast';
import type { Place } from '../diagnostic.ts';

/**
 * The place of `[start, end)` of the value of a text node; all on one line. In a list or quote, columns of further lines count without the
 * indentation, which the value does not have.
 */
export function placeInNode({ value, position }: Text, file: string, start: number, end: number): Place {
  const lines = value.slice(0, start).split('\n');
  const line = (position?.start.line ?? 1) + lines.length - 1;
  const column = (lines.length === 1 ? (position?.start.column ?? 1) : 1) + (lines.at(-1)?.length ?? 0);
  return { file, line, column, endLine: line, endColumn: column + end - start };
}

/**
 * A place inside a text of a document: exact where the document is Markdown and has the text verbatim, else the whole text.
 * @param whole the place of the text in its document
 * @param inside a place in the text alone
 */
export function placeInText(text: string, whole: Place, inside: Place): Place {
  const lineCount = text.split('\n').length;
  if (!whole.file.endsWith('.md') || (whole.endLine ?? whole.line) - whole.line !== lineCount - 1) return whole;
  const line = (number: number): number => whole.line + number - 1;
  const column = (number: number, at: number): number => (number === 1 ? whole.column + at - 1 : at);
  const { endLine, endColumn } = inside;
  return {
    ...whole,
    line: line(inside.line),
    column: column(inside.line, inside.column),
    ...(endLine === undefined ? {} : { endLine: line(endLine) }),
    ...(endLine === undefined || endColumn === undefined ? {} : { endColumn: column(endLine, endColumn) }),
  };
}
