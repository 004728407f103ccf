/** The words of a text in lower case, with one space in place of spaces and of punctuation other than `+` and `-`. */
export const comparableWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
