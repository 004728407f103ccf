/** The words of a text, in a form in which case, spaces and punctuation other than `+` and `-` make no difference. */
export const comparableWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
