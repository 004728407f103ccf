/** Which definitions are lowered for the game, and not for the board. */
import type { Definition } from '../generated/definition.ts';

/** Fields of a set-up whose records the board reads; the game also has a record of capabilities. */
const BOARD = /^(map\.|characters\.(size|abilities)$|objects\.)/;
/** The subjects that the board has facts of. */
const ON_BOARD: ReadonlySet<unknown> = new Set(['square', 'edge', 'step', 'board', 'character', 'object']);

/** Whether the board has the record. Its facts are numbers, so that none of them may be none. */
function isOnBoard(d: Definition): boolean {
  if (d.kind !== 'record' || d.given === undefined || !BOARD.test(d.given)) return false;
  return [d.of].flat().some((of) => ON_BOARD.has(of)) && !(typeof d.type === 'string' && d.type.endsWith('?'));
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
      return !isOnBoard(d) || d.type === '[capability]';
    case 'property':
      return d.takes !== undefined;
    case 'calculation':
      return d.takes !== undefined && !('printed' in d.takes);
    case 'value':
      return d.in === undefined;
    case 'constraint':
      return d.on === 'option' || d.on === 'choose' || d.on === 'call' || d.on === 'check';
    case 'parameter':
    case 'board-question':
    case 'table':
    case 'path':
    case 'restriction':
      return false;
  }
}

/** Which definitions are lowered for the board; a record may be lowered for both. */
export function belongsToBoard(d: Definition): boolean {
  return !belongsToGame(d) || isOnBoard(d);
}
