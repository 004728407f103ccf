import type { Report } from './fault.ts';
import { type Cell, squareName } from './squares.ts';

export interface DrawnCell extends Cell {
  readonly signs: string;
  /** Where its signs begin in the source. */
  readonly offset: number;
}

export interface DrawnEdge extends Cell {
  readonly kind: 'walls' | 'stairs';
  readonly side: 'right' | 'bottom';
  readonly offset: number;
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Reads a row whose columns begin at `starts` (counted from 0 in the line); `offset` is where the line begins in the source. */
export function readRow(
  line: string,
  offset: number,
  starts: readonly number[],
  row: number,
  into: { cells: DrawnCell[]; edges: DrawnEdge[] },
  report: Report,
): void {
  const tab = line.indexOf('\t');
  if (tab >= 0) {
    report('board-misaligned', offset + tab, offset + tab + 1, 'A board has no tabs.', {
      found: 'a tab',
      expected: 'spaces',
      hint: 'Replace tabs with spaces, so that each cell begins under the letter of its column.',
    });
    return;
  }
  reportRowNumber(line, offset, starts, row, report);
  for (const [column, start] of starts.entries()) {
    const end = starts[column + 1] ?? line.length;
    const parts = /^([^\s|=]+)(\s*)([|=]?)\s*(\S?)/.exec(line.slice(start, Math.max(start, end)));
    const runsOver = column > 0 && !/[\s|=]/.test(line[start - 1] ?? ' ');
    if (parts === null || runsOver) {
      reportMisaligned(squareName({ column, row }), line.slice(start, end).trim(), runsOver, { line, offset, start }, report);
      // The cells behind it would be misaligned too.
      return;
    }
    const [, signs = '', gap = '', sign = '', rest = ''] = parts;
    into.cells.push({ column, row, signs, offset: offset + start });
    const signAt = offset + start + signs.length + gap.length;
    if (sign !== '') into.edges.push({ column, row, kind: sign === '|' ? 'walls' : 'stairs', side: 'right', offset: signAt });
    if (rest === '') continue;
    const restAt = offset + start + parts[0].length - 1;
    const hint = 'Write the signs of one cell together; the next cell begins under its letter.';
    report('board-misaligned', restAt, restAt + 1, `Something is after the cell ${squareName({ column, row })} that belongs to no cell.`, {
      found: rest,
      hint,
    });
    return;
  }
}

function reportRowNumber(line: string, offset: number, [firstStart = 0]: readonly number[], row: number, report: Report): void {
  const label = line.slice(0, firstStart).trim();
  const at = offset + indentOf(line);
  const expected = String(row + 1);
  if (label === expected) return;
  const found = label === '' ? 'no number' : label;
  if (/^[0-9]+\s*[|=]$/.test(label)) {
    const message = 'A wall may not be drawn at the edge of the map.';
    report('board-wall-misplaced', at, at + label.length, message, { found, expected });
  } else {
    const message = `The rows are numbered from the top: found ${found}, expected ${expected}.`;
    report('board-row-misnumbered', at, at + Math.max(1, label.length), message, { found, expected });
  }
}

function reportMisaligned(
  name: string,
  written: string,
  runsOver: boolean,
  { line, offset, start }: { readonly line: string; readonly offset: number; readonly start: number },
  report: Report,
): void {
  const message = runsOver ? `The cell before ${name} runs into it.` : `The cell ${name} is empty.`;
  const hint = runsOver
    ? 'Set the columns wider apart.'
    : 'Every cell has a sign, and begins under the first letter of its column; open ground is a full stop.';
  const at = offset + Math.min(start, line.length);
  report('board-misaligned', at, at + 1, message, {
    found: written || 'nothing',
    expected: `a cell that begins in column ${start + 1}`,
    hint,
  });
}

export function readWallLine(
  line: string,
  offset: number,
  starts: readonly number[],
  row: number,
  edges: DrawnEdge[],
  report: Report,
): void {
  for (const found of line.matchAll(/-+|=+/g)) {
    const end = found.index + found[0].length;
    if (!starts.includes(found.index)) {
      const hint = 'Let it begin exactly under the first sign of the cell above.';
      report('board-wall-misplaced', offset + found.index, offset + end, 'No cell begins above this sign.', { found: found[0], hint });
      continue;
    }
    const kind = found[0].startsWith('-') ? 'walls' : 'stairs';
    for (const [column, start] of starts.entries()) {
      if (start >= found.index && start < end) edges.push({ column, row, kind, side: 'bottom', offset: offset + start });
    }
  }
}
