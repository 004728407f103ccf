import type { Source } from '../ast.ts';
import type { Place } from '../diagnostic.ts';

/** Larger sources are refused before anything walks over them. In UTF-16 units. */
export const LARGEST_SOURCE = 5 * 1024 * 1024;

export interface LineIndex {
  readonly path: string;
  /** The text without a byte order mark; every offset counts in it. */
  readonly text: string;
  readonly count: number;
  /** The text of a line without its line break; lines count from 1, and one that does not exist is empty. */
  line(number: number): string;
  startOf(number: number): number;
  /** The place of `[start, end)`; without `end` a single point. */
  place(start: number, end?: number): Place;
}

/** Splits a source into lines at LF, CRLF and CR. */
export function indexLines(source: Source): LineIndex {
  const text = source.text.charCodeAt(0) === 0xfeff ? source.text.slice(1) : source.text;
  const starts = startsOfLines(text);
  const startOf = (number: number): number => starts[number - 1] ?? text.length;
  const lineAt = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  return {
    path: source.path,
    text,
    count: starts.length,
    line: (number) => {
      let end = startOf(number + 1);
      const start = startOf(number);
      while (end > start && isLineBreak(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    startOf,
    place: (start, end) => {
      const line = lineAt(start);
      const beginning = { file: source.path, line, column: start - startOf(line) + 1 };
      if (end === undefined) return beginning;
      const endLine = lineAt(end);
      return { ...beginning, endLine, endColumn: end - startOf(endLine) + 1 };
    },
  };
}

export const linesWithBreaks = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r|$)/g) ?? [];

export const lineBreakOf = (line: string): string => /[\r\n]+$/.exec(line)?.[0] ?? '\n';

const [LF, CR] = [10, 13] as const;
const isLineBreak = (code: number): boolean => code === LF || code === CR;

function startsOfLines(text: string): readonly number[] {
  const starts = [0];
  if (text.includes('\r')) for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
