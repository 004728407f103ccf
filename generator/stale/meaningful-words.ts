/** The words of a text, and those that carry its meaning. */

/** Numbers in digits, by word. */
export const NUMBERS: ReadonlyMap<string, string> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, number) => [
    word,
    String(number),
  ]),
);
/** In letters. */
const SHORTEST_WORD = 5;

/** All words and numbers of a text in lower case, in their order; of links only the text. */
export const wordsOf = (markdown: string): readonly string[] =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that carry a text's meaning: numbers, also written out, and words of five letters or more, but no squares such as B2. */
export function meaningfulWords(markdown: string): Set<string> {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').toLowerCase();
  const words = [...text.matchAll(/\p{L}+\d*|\d+/gu)].map(([word]) => NUMBERS.get(word) ?? word);
  return new Set(words.filter((word) => (word.length >= SHORTEST_WORD && !/\d/.test(word)) || /^\d/.test(word)));
}
