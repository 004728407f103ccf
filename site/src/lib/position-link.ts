/** Links to positions as pages write them: the same as the boards make and read. */
import { deflateRawSync } from 'node:zlib';
import type { Fields } from '../boards/json.ts';
import { book } from './book.ts';
import { currentEdition } from './editions.ts';

/** The address of a position on a board's own page, in an edition. The digest is the one that boards write: of the edition their pages open with. */
export function positionHref(board: string, question: Fields, edition: string): string {
  const digest =
    book.editions
      .find(({ id }) => id === currentEdition)
      ?.digest.replace('sha256:', '')
      .slice(0, 8) ?? '';
  return `/boards/${board}/#1~${digest}~${deflateRawSync(JSON.stringify({ ...question, edition })).toString('base64url')}`;
}
