/** Writes new claims into the examples of a page, and leaves every other byte as it is. */
import type { Claim, ExampleAst } from '../ast.ts';
import { claimLines } from './example-claims.ts';
import { keyOf } from './example-entries.ts';
import { lineBreakOf, linesWithBreaks } from './line-index.ts';

export interface Rewrite {
  /** An example as parsed from exactly this text. */
  readonly example: ExampleAst;
  readonly claims: readonly Claim[];
}

export function rewriteExamples(text: string, rewrites: readonly Rewrite[]): string {
  const lines = linesWithBreaks(text);
  // From the bottom up, so that the lines of the examples above stay where they were.
  const ordered = [...rewrites].sort((a, b) => b.example.place.line - a.example.place.line);
  for (const { example, claims } of ordered) {
    // The lines inside the fence: the number of the opening line, from 1, is the index of the line below it, from 0.
    const first = example.place.line;
    const end = (example.place.endLine ?? first) - 1;
    const inside = lines.slice(first, end);
    const lineBreak = lineBreakOf(lines[first - 1] ?? '');
    const newLines = claimLines(claims).map((line) => line + lineBreak);
    const isClaim = inside.map((line) => ['verdict', 'because', 'refused'].includes(keyOf(line)?.key ?? ''));
    const claimIndex = isClaim.includes(true) ? isClaim.indexOf(true) : inside.length;
    const otherLines = (from: number, to: number): string[] => inside.slice(from, to).filter((_, index) => !isClaim[from + index]);
    lines.splice(first, inside.length, ...otherLines(0, claimIndex), ...newLines, ...otherLines(claimIndex, inside.length));
  }
  return lines.join('');
}
