/** Fenced blocks. Their faults are reported at the first line, which names the block. */
import type { Code } from 'mdast';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';
import { placeOfMarkdown } from './markdown-nodes.ts';

export type FenceFault = Omit<Diagnostic, 'severity' | 'place'>;

interface Fence {
  readonly place: Place;
  readonly firstLine: Place;
  /** What follows the kind of the block on its first line. */
  readonly name: string;
  refuse(fault: FenceFault): undefined;
}

export function openFence(lines: LineIndex, code: Code, diagnostics: Diagnostic[]): Fence {
  const place = placeOfMarkdown(lines, code);
  const firstLine = firstLineOf(lines, place);
  return {
    place,
    firstLine,
    name: code.meta?.trim() ?? '',
    refuse(fault) {
      diagnostics.push({ severity: 'error', place: firstLine, ...fault });
      return undefined;
    },
  };
}

function firstLineOf(lines: LineIndex, { file, line, column }: Place): Place {
  return { file, line, column, endLine: line, endColumn: lines.line(line).length + 1 };
}

/** Whether the last line of a block is a fence. Markdown takes an unclosed block to end with the document. */
export function isClosed(lines: LineIndex, { line, endLine = line }: Place): boolean {
  return endLine > line && /^ {0,3}(?:`{3,}|~{3,})[ \t]*$/.test(lines.line(endLine));
}
