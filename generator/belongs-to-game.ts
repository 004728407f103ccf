/** Divides definitions between the game and the board. Some records, calculations and values are lowered for both. */
import type { Definition } from './generated/definition.ts';

/** Fields of a question whose records the board stores. The record of capabilities is stored by the board and by the game. */
const BOARD_FIELDS = /^(map\.|characters\.(size|abilities|horde|set|number)$|objects\.)/;
const BOARD_SUBJECTS: ReadonlySet<unknown> = new Set(['square', 'edge', 'step', 'board', 'character', 'object']);

/** Texts are stored by the board and by the game: each numbers them for itself. */
const isText = (d: Definition): boolean => d.kind === 'record' && d.type === 'text?';

/** Whether the board stores the record. Of optional types it stores only `text?`: it has no value for the `none` of any other. */
function isOnBoard(d: Definition): boolean {
  if (d.kind !== 'record' || d.given === undefined || !BOARD_FIELDS.test(d.given)) return false;
  return [d.of].flat().some((of) => BOARD_SUBJECTS.has(of)) && (isText(d) || !(typeof d.type === 'string' && d.type.endsWith('?')));
}

export function belongsToGame(d: Definition): boolean {
  switch (d.kind) {
    case 'subject':
    case 'procedure':
    case 'option':
    case 'trigger':
    case 'question':
    case 'capability':
    case 'exception':
    case 'duration':
      return true;
    case 'record':
      return !isOnBoard(d) || isText(d) || d.type === '[capability]';
    case 'property':
      return d.takes !== undefined;
    case 'calculation':
      // A calculation that starts from a printed value belongs to the board; the game lowers it as well (program.ts).
      return d.takes !== undefined && !('printed' in d.takes);
    case 'value':
      // A value with `in` belongs to the board; the game lowers those with `in: move` as well (calculations.ts).
      return d.in === undefined;
    case 'constraint':
      return d.on === 'printed' || d.on === 'opening' || d.on === 'option' || d.on === 'choose' || d.on === 'call' || d.on === 'check';
    case 'parameter':
    case 'board-question':
    case 'table':
    case 'path':
    case 'restriction':
      return false;
  }
}

/**
 * Whether the board lowers a definition. Not for properties with `takes`, which its expressions inline where they call them. A record that
 * the board and the game store belongs to both.
 */
export function belongsToBoard(d: Definition): boolean {
  return !belongsToGame(d) || isOnBoard(d);
}
