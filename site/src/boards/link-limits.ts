/** What a link may hold: as much as the page draws and judges at once. Maps of the game have 24 × 36 squares. */
import { type Fields, fieldsOf, listOf } from '../base/json.ts';

const limits = { squares: 5_000, side: 120, entries: 12_000, characters: 100, objects: 200 } as const;

const entryCount = (map: Fields): number =>
  Object.values(map)
    .flatMap((value) => (Array.isArray(value) ? [value] : Object.values(fieldsOf(value)).filter((one) => Array.isArray(one))))
    .reduce((sum, list) => sum + listOf(list).length, 0);

/** The first limit that the board of a question exceeds, as a text for the reader; undefined if there is none. */
export function excessOf(question: Fields): string | undefined {
  const map = fieldsOf(question.map);
  const [columns, rows] = [Number(map.columns), Number(map.rows)];
  const counts = [
    { count: columns * rows, limit: limits.squares, noun: 'squares' },
    { count: columns, limit: limits.side, noun: 'columns' },
    { count: rows, limit: limits.side, noun: 'rows' },
    { count: entryCount(map), limit: limits.entries, noun: 'entries of terrain, walls and stairs' },
    { count: listOf(question.characters).length, limit: limits.characters, noun: 'figures' },
    { count: listOf(question.objects).length, limit: limits.objects, noun: 'objects' },
  ];
  const exceeded = counts.find(({ count, limit }) => count > limit);
  return exceeded === undefined ? undefined : `${exceeded.count} ${exceeded.noun}, and a board shows ${exceeded.limit} at most`;
}
