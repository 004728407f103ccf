import type { JsonObject } from '../../engine/base/json.ts';
import { linesOfBoard, printBoard } from '../../engine/board-notation/print-board.ts';
import { SIGNS, type Signs } from '../../engine/board-notation/signs.ts';
import { compactDials } from './dials.ts';

/** The lines of an example that ask this question: board, map, characters, objects and ask; all in `ask` when it cannot be drawn. */
export function printQuestion(question: JsonObject, signs: Signs = SIGNS): string[] {
  const { edition: _, ...asked } = compactDials(question);
  const printed = printBoard(asked, signs);
  if (printed === undefined) return [`ask: ${JSON.stringify(asked)}`];
  const { map: _map, characters: _characters, objects: _objects, ...ask } = asked;
  return [...linesOfBoard(printed), `ask: ${JSON.stringify(ask)}`];
}
