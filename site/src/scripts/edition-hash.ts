/**
 * The hash of a page in a link to the page in another edition. Drops the digest of the rules from the hash of a board
 * (`boards/link.ts`): the other page would compare it with the rules of its own edition.
 */
export const hashForOtherEdition = (hash: string): string => hash.replace(/^(#\d+~)[0-9a-f]{8}(?=~)/, '$1');
