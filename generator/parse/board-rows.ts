/** Cuts the lines of a drawn board into cells and edges, each with its offset. board.ts reads the signs in the cells. */

import { type Cell, type Edge, indentOf, type Report, readRow, readWallLine } from './board-row.ts';
import { LONGEST_SIDE } from './drawing.ts';
import type { LineIndex } from './line-index.ts';
import { columnName, squareName } from './squares.ts';

interface Rows {
  readonly columnCount: number;
  readonly rowCount: number;
  readonly cells: readonly Cell[];
  readonly edges: readonly Edge[];
}

/**
 * Reads the board on the lines `first` to `last`, counted from 1. Faults are reported; what could be read is returned all the same, walls
 * on the edge of the map included. Undefined without a valid line that names the columns.
 */
export function readRows(lines: LineIndex, first: number, last: number, report: Report): Rows | undefined {
  const drawnLines: number[] = [];
  for (let number = first; number <= last; number++) if (lines.line(number).trim() !== '') drawnLines.push(number);
  const [header, ...below] = drawnLines;
  const starts = header === undefined ? undefined : readHeader(lines, header, report);
  if (starts === undefined || starts.length === 0) {
    if (header === undefined)
      report('board-header-malformed', lines.startOf(first), lines.startOf(first), 'The board is empty.', {
        expected: 'a line that names the columns: A   B   C',
      });
    return undefined;
  }
  const cells: Cell[] = [];
  const edges: Edge[] = [];
  let rowCount = 0;
  // A line of walls belongs to the row above it, which has at most one; above the first row there is none.
  let mayHaveWalls = false;
  for (const number of below) {
    const line = lines.line(number);
    const offset = lines.startOf(number);
    if (/^[\s=-]*$/.test(line)) {
      if (!mayHaveWalls) {
        const isAboveMap = rowCount === 0;
        const message = isAboveMap ? 'There is no row above this line of walls.' : 'There already is a line of walls below this row.';
        const hint = isAboveMap ? 'The edge of the map needs no wall.' : 'Draw all walls between two rows on one line.';
        report('board-wall-misplaced', offset + indentOf(line), offset + line.length, message, { hint });
      } else readWallLine(line, offset, starts, rowCount, edges, report);
      mayHaveWalls = false;
      continue;
    }
    rowCount++;
    mayHaveWalls = true;
    readRow(line, offset, starts, rowCount, { cells, edges }, report);
  }
  for (const edge of edges) {
    if (edge.side === 'bottom' ? edge.row < rowCount : edge.column < starts.length) continue;
    const message = `At ${squareName(edge)} this would be on the edge of the map.`;
    report('board-wall-misplaced', edge.offset, edge.offset + 1, message, { expected: 'squares on both sides' });
  }
  if (rowCount === 0)
    report('board-header-malformed', lines.startOf(first), lines.startOf(first), 'The board has no rows.', { expected: '1   .   .   .' });
  return { columnCount: starts.length, rowCount, cells, edges };
}

/** Where each column begins. */
function readHeader(lines: LineIndex, number: number, report: Report): number[] | undefined {
  const starts: number[] = [];
  for (const found of lines.line(number).matchAll(/\S+/g)) {
    const expected = columnName(starts.length + 1);
    if (found[0] !== expected) {
      const offset = lines.startOf(number) + found.index;
      const message = `The header names the columns in order: found ${found[0]}, expected ${expected}.`;
      report('board-header-malformed', offset, offset + found[0].length, message, { found: found[0], expected });
      return undefined;
    }
    if (starts.length === LONGEST_SIDE) {
      const offset = lines.startOf(number) + found.index;
      report('board-header-malformed', offset, offset + found[0].length, `A board has at most ${LONGEST_SIDE} columns.`, {
        found: found[0],
      });
      return undefined;
    }
    starts.push(found.index);
  }
  return starts;
}
