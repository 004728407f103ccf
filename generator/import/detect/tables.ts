/** Rows of a Markdown table that have more or fewer cells than its head. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { DELIMITERS } from '../markdown-mask.ts';

export const findTables = ({ documents }: Corpus): Diagnostic[] =>
  documents.filter(({ document }) => document.form === 'markdown').flatMap(({ sections }) => sections.flatMap(inSection));

/** A bar after a backslash divides no cells; one in code does in some dialects, and is not counted. */
const cellCount = (row: string): number =>
  row
    .replaceAll(/`[^`]*`|\\\|/g, '')
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;

const headCount = (row: string): number | undefined => (row.trim() === '' ? undefined : cellCount(row));

const cells = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

function inSection(section: PrintedSection): Diagnostic[] {
  const lines = (section.printed ?? section.text).split('\n');
  const found: Diagnostic[] = [];
  let start = 0;
  /** The number of cells in the head of the table that the line is in; undefined outside tables. */
  let expected: number | undefined;
  lines.forEach((line, index) => {
    const isRow = line.includes('|');
    if (!isRow) expected = undefined;
    // A table has one row of delimiters; a row of bars below a blank line has no head.
    else if (expected === undefined && line.includes('-') && DELIMITERS.test(line) && index > 0)
      expected = headCount(lines[index - 1] ?? '');
    else if (expected !== undefined && cellCount(line) !== expected) {
      const message = 'This row has a different number of cells from the head of its table.';
      const at = [start, start + line.length] as const;
      found.push(
        finding(section, {
          code: 'print-row-cells',
          severity: 'warning',
          message,
          at,
          found: `${cells(cellCount(line))}: ${shortLine(line)}`,
          expected: cells(expected),
        }),
      );
    }
    start += line.length + 1;
  });
  return found;
}
