/** Links to positions, in the format that the boards write and read. */

import { deflateRawSync } from 'node:zlib';
import type { Fields } from '../boards/json.ts';
import type { EditionId } from '../generated/book.ts';
import { currentEdition, shortDigestOf } from './editions.ts';

/** The address of a position on the page of a board. It names the rules by the digest of the default edition, as links of the boards do. */
export function positionHref(board: string, question: Fields, edition: EditionId): string {
  return `/boards/${board}/#1~${shortDigestOf(currentEdition)}~${deflateRawSync(JSON.stringify({ ...question, edition })).toString('base64url')}`;
}
