/** Links to positions, in the format that the boards write and read. */
import { deflateRawSync } from 'node:zlib';
import type { Fields } from '../boards/json.ts';
import { book } from './book.ts';
import { currentEdition } from './editions.ts';

/** The address of a position on the page of a board. Its digest is that of the default edition, as in links that boards write. */
export function positionHref(board: string, question: Fields, edition: string): string {
  const digest =
    book.editions
      .find(({ id }) => id === currentEdition)
      ?.digest.replace('sha256:', '')
      .slice(0, 8) ?? '';
  return `/boards/${board}/#1~${digest}~${deflateRawSync(JSON.stringify({ ...question, edition })).toString('base64url')}`;
}
