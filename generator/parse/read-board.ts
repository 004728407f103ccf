import { type DrawnBoard, parseBoard } from '../../engine/board-notation/parse-board.ts';
import type { Signs } from '../../engine/board-notation/signs.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';
import { ANY_SIGN, signName } from './map-kinds.ts';

/** Reads the board drawn on the lines `first` to `last`, counted from 1. Undefined when the drawing has faults, which are reported. */
export function readBoard(lines: LineIndex, first: number, last: number, signs: Signs, diagnostics: Diagnostic[]): DrawnBoard | undefined {
  const drawnLines = Array.from({ length: last - first + 1 }, (_, index) => ({
    text: lines.line(first + index),
    offset: lines.startOf(first + index),
  }));
  const { board, faults } = parseBoard(drawnLines, signs);
  for (const { start, end, signs: faultSigns, ...fault } of faults) {
    // A sign may be unknown because a definition that adds one cannot be read.
    const refersTo = faultSigns && [...faultSigns.map(signName), ...(fault.code === 'board-sign-unknown' ? [ANY_SIGN] : [])];
    diagnostics.push({ ...fault, severity: 'error', place: lines.place(start, end), ...(refersTo && { refersTo }) });
  }
  return board;
}
