/** What a link may hold: as much as the page draws and judges at once. Maps of the game have 24 × 36 squares. */
import { type Fields, fieldsOf, listOf } from './json.ts';

const most = { squares: 5_000, side: 120, entries: 12_000, characters: 100, objects: 200 } as const;

/** The entries of all lists of a map. */
const entriesOf = (map: Fields): number =>
  Object.values(map)
    .flatMap((value) => (Array.isArray(value) ? [value] : Object.values(fieldsOf(value)).filter((one) => Array.isArray(one))))
    .reduce((sum, list) => sum + listOf(list).length, 0);

/** Why the board of a question is too large, or undefined. */
export function tooLarge(question: Fields): string | undefined {
  const map = fieldsOf(question.map);
  const [columns, rows] = [Number(map.columns), Number(map.rows)];
  const sizes = [
    { found: columns * rows, most: most.squares, what: 'squares' },
    { found: columns, most: most.side, what: 'columns' },
    { found: rows, most: most.side, what: 'rows' },
    { found: entriesOf(map), most: most.entries, what: 'entries of terrain, walls and stairs' },
    { found: listOf(question.characters).length, most: most.characters, what: 'figures' },
    { found: listOf(question.objects).length, most: most.objects, what: 'objects' },
  ];
  const over = sizes.find((size) => size.found > size.most);
  return over === undefined ? undefined : `${over.found} ${over.what}, and a board shows ${over.most} at most`;
}
