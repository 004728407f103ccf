import { deflateRawSync } from 'node:zlib';
import type { Fields } from '../base/json.ts';
import type { EditionId } from '../generated/book.ts';
import { shortDigestOf } from './editions.ts';

/**
 * The address of a position on the page of a board: `#1~DIGEST~DATA` (`boards/link.ts`), where 1 is the version of the format and DIGEST
 * that of the edition of the question.
 */
export function positionHref(board: string, question: Fields, edition: EditionId): string {
  return `/boards/${board}/#1~${shortDigestOf(edition)}~${deflateRawSync(JSON.stringify({ ...question, edition })).toString('base64url')}`;
}
