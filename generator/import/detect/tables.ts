/** Rows of a Markdown table that have more or fewer cells than its head. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, quoted } from '../document.ts';

export const findTables = ({ documents }: Corpus): Diagnostic[] =>
  documents.filter(({ document }) => document.form === 'markdown').flatMap(({ sections }) => sections.flatMap(inSection));

/** The row below the heads of a table. */
const DELIMITERS = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/;

/** A bar in code or after a backslash divides no cells. */
const cellCount = (row: string): number =>
  row
    .replaceAll(/`[^`]*`|\\\|/g, '')
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;

function inSection(section: PrintedSection): Diagnostic[] {
  const lines = (section.printed ?? section.text).split('\n');
  const found: Diagnostic[] = [];
  let start = 0;
  /** The cells of the head of the table that the line is in. */
  let expected: number | undefined;
  lines.forEach((line, index) => {
    const isRow = line.includes('|');
    if (!isRow) expected = undefined;
    else if (DELIMITERS.test(line) && index > 0) expected = cellCount(lines[index - 1] ?? '');
    else if (expected !== undefined && cellCount(line) !== expected) {
      const message = 'A row of this table has another number of cells than its head.';
      const at = [start, start + line.length] as const;
      found.push(
        finding(section, {
          code: 'print-row-cells',
          severity: 'warning',
          message,
          at,
          found: `${cellCount(line)}: ${quoted(line)}`,
          expected: `${expected} cells`,
        }),
      );
    }
    start += line.length + 1;
  });
  return found;
}
