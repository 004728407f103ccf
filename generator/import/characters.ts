/** Soft hyphens, characters without width, and marks that choose how the sign before them is shown. */
const INVISIBLE = /\u00ad|[\u200b-\u200f]|\u2060|\ufe0e|\ufe0f|\ufeff/g;
/** "ﬁ" and other letters that a typesetter joins. */
const LIGATURES = /[\ufb00-\ufb06]/g;

export const plainCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LIGATURES, (ligature) => ligature.normalize('NFKC'));
