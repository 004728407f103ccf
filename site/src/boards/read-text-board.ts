/** Reads a position from a drawing in text, in the notation of the rulebook's examples. */
import { type DrawnBoard, parseBoard } from '../../../engine/board-notation/parse-board.ts';
import { boardSigns } from './board-signs.ts';

/** The message has every fault of the drawing on a line of its own, with its place: line and column count from 1. */
class DrawingError extends Error {}

/** The map, characters and objects of a drawing; `kind` is the kind of the map. Fails with a {@link DrawingError}. */
export function readTextBoard(text: string, kind: string): DrawnBoard {
  let offset = 0;
  const lines = text.split('\n').map((line) => {
    const drawn = { text: line, offset };
    offset += line.length + 1;
    return drawn;
  });
  const { board, faults } = parseBoard(lines, boardSigns);
  if (board !== undefined) return { ...board, map: { ...board.map, kind } };
  const messages = faults.map(({ start, message, hint }) => {
    const index = lines.findLastIndex((line) => line.offset <= start);
    return [`line ${index + 1}, column ${start - (lines[index]?.offset ?? 0) + 1}: ${message}`, ...(hint === undefined ? [] : [hint])].join(
      ' ',
    );
  });
  throw new DrawingError(messages.join('\n'));
}
