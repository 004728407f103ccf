/** Which definitions are lowered for the game, and not for the board. */
import type { Definition } from '../generated/definition.ts';

/** Fields of a set-up whose records the board reads. */
const BOARD = /^(map\.|characters\.(size|abilities)$|objects\.)/;

export function isOfGame(d: Definition): boolean {
  switch (d.kind) {
    case 'subject':
    case 'procedure':
    case 'option':
    case 'trigger':
      return true;
    case 'record':
      return d.given === undefined || !BOARD.test(d.given);
    case 'property':
      return d.takes !== undefined;
    case 'calculation':
      return d.takes !== undefined && !('printed' in d.takes);
    case 'value':
      return d.in === undefined;
    case 'constraint':
      return d.on === 'option' || d.on === 'choose' || d.on === 'call';
    case 'parameter':
    case 'table':
    case 'path':
    case 'restriction':
      return false;
  }
}
