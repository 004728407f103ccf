/** The words of a text as texts are compared: case, spaces and punctuation other than `+` and `-` make no difference. */
export const comparableWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
