/** Cuts the lines of a drawn board into cells and edges, each with its offset. `parse-board.ts` reads the signs in the cells. */
import { columnName } from '../kernel/square-name.ts';
import { LONGEST_SIDE } from './drawing.ts';
import type { DrawnLine, Report } from './fault.ts';
import { type DrawnCell, type DrawnEdge, indentOf, readRow, readWallLine } from './parse-row.ts';
import { squareName } from './squares.ts';

interface Rows {
  readonly columnCount: number;
  readonly rowCount: number;
  readonly cells: readonly DrawnCell[];
  readonly edges: readonly DrawnEdge[];
}

/**
 * Faults are reported; what could be read is returned all the same, walls on the edge of the map included. Undefined without a valid line
 * that names the columns.
 */
export function readRows(lines: readonly DrawnLine[], report: Report): Rows | undefined {
  const [header, ...below] = lines.filter(({ text }) => text.trim() !== '');
  const start = lines[0]?.offset ?? 0;
  const starts = header === undefined ? undefined : readHeader(header, report);
  if (starts === undefined || starts.length === 0) {
    if (header === undefined)
      report('board-header-malformed', start, start, 'The board is empty.', {
        expected: 'a line that names the columns: A   B   C',
      });
    return undefined;
  }
  const cells: DrawnCell[] = [];
  const edges: DrawnEdge[] = [];
  let rowCount = 0;
  // A line of walls belongs to the row above it, which has at most one; above the first row there is none.
  let mayHaveWalls = false;
  for (const { text: line, offset } of below) {
    if (/^[\s=-]*$/.test(line)) {
      if (!mayHaveWalls) {
        const isAboveMap = rowCount === 0;
        const message = isAboveMap ? 'There is no row above this line of walls.' : 'There already is a line of walls below this row.';
        const hint = isAboveMap ? 'The edge of the map needs no wall.' : 'Draw all walls between two rows on one line.';
        report('board-wall-misplaced', offset + indentOf(line), offset + line.length, message, { hint });
      } else readWallLine(line, offset, starts, rowCount - 1, edges, report);
      mayHaveWalls = false;
      continue;
    }
    readRow(line, offset, starts, rowCount, { cells, edges }, report);
    rowCount++;
    mayHaveWalls = true;
  }
  for (const edge of edges) {
    if (edge.side === 'bottom' ? edge.row < rowCount - 1 : edge.column < starts.length - 1) continue;
    const message = `At ${squareName(edge)} this would be on the edge of the map.`;
    report('board-wall-misplaced', edge.offset, edge.offset + 1, message, { expected: 'squares on both sides' });
  }
  if (rowCount === 0) report('board-header-malformed', start, start, 'The board has no rows.', { expected: '1   .   .   .' });
  return { columnCount: starts.length, rowCount, cells, edges };
}

function readHeader({ text, offset: lineOffset }: DrawnLine, report: Report): number[] | undefined {
  const starts: number[] = [];
  for (const found of text.matchAll(/\S+/g)) {
    const expected = columnName(starts.length);
    if (found[0] !== expected) {
      const offset = lineOffset + found.index;
      const message = `The header names the columns in order: found ${found[0]}, expected ${expected}.`;
      report('board-header-malformed', offset, offset + found[0].length, message, { found: found[0], expected });
      return undefined;
    }
    if (starts.length === LONGEST_SIDE) {
      const offset = lineOffset + found.index;
      report('board-header-malformed', offset, offset + found[0].length, `A board has at most ${LONGEST_SIDE} columns.`, {
        found: found[0],
      });
      return undefined;
    }
    starts.push(found.index);
  }
  return starts;
}
