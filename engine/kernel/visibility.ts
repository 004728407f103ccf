/** The labels of the lines from one end to every square of the map. */
import type { Board } from './board.ts';
import { fireLine, type End } from './fire.ts';

/** Per square, the label of the line to it as a bare square of the size that such an end has. */
export function visibleLabels(board: Board, from: End): Uint8Array {
  const labels = new Uint8Array(board.size);
  const size = board.rules.given.find((fact) => fact.subject === 'character' && fact.name === 'size')?.first ?? 0;
  for (let square = 0; square < board.size; square++) labels[square] = fireLine(board, from, { squares: [square], character: -1, size }).label;
  return labels;
}
