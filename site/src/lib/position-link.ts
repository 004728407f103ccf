/** Links to positions, in the format that the boards write and read. */
import { deflateRawSync } from 'node:zlib';
import type { Fields } from '../boards/json.ts';
import { currentEdition, editionOf } from './editions.ts';

/** The address of a position on the page of a board. It names the rules by the digest of the default edition, as links of the boards do. */
export function positionHref(board: string, question: Fields, edition: string): string {
  const current = editionOf(currentEdition);
  if (current === undefined) throw new Error(`The book has no edition "${currentEdition}".`);
  const digest = current.digest.replace('sha256:', '').slice(0, 8);
  return `/boards/${board}/#1~${digest}~${deflateRawSync(JSON.stringify({ ...question, edition })).toString('base64url')}`;
}
