/** Synonyms: the words and phrases of players, each with its concept: the one word that represents all of them in the index. */
import { isStopWord, type Word, wordsIn } from './words.ts';

export interface Thesaurus {
  /** The concept of a word or phrase, by its stems joined with spaces. */
  readonly concepts: ReadonlyMap<string, string>;
  /** The number of words of the longest phrase. */
  readonly longestPhrase: number;
}

/** An index word, and where it is in the text, in characters. */
interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export function createThesaurus(synonyms: { readonly [word: string]: readonly string[] }): Thesaurus {
  const concepts = new Map<string, string>();
  let longestPhrase = 1;
  for (const [name, phrases] of Object.entries(synonyms)) {
    const concept = wordsIn(name)
      .map((word) => word.stem)
      .join('-');
    for (const phrase of [name, ...phrases]) {
      const stems = wordsIn(phrase).map((word) => word.stem);
      concepts.set(stems.join(' '), concept);
      longestPhrase = Math.max(longestPhrase, stems.length);
    }
  }
  return { concepts, longestPhrase };
}

function phraseAt(
  { concepts, longestPhrase }: Thesaurus,
  words: readonly Word[],
  at: number,
): { concept: string; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length--) {
    const key =
      length === 1
        ? words[at]?.stem
        : words
            .slice(at, at + length)
            .map((word) => word.stem)
            .join(' ');
    const concept = concepts.get(key ?? '');
    if (concept !== undefined && (length > 1 || !isStopWord(words[at]?.text ?? ''))) return { concept, length };
  }
  return undefined;
}

/** The index word of any number, so that questions with other numbers are found too. */
export const ANY_NUMBER = '#';

/**
 * The index words of a text. A phrase yields both its concept and its own words, because a query with a misspelt word does not contain the
 * phrase.
 */
export function tokensOf(words: readonly Word[], thesaurus: Thesaurus): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(thesaurus, words, at);
    const part = words.slice(at, at + (phrase?.length ?? 1));
    const [first] = part;
    const last = part.at(-1);
    if (first === undefined || last === undefined) break;
    if (phrase !== undefined) tokens.push({ word: phrase.concept, start: first.start, end: last.end });
    for (const word of part) {
      if (isStopWord(word.text) || (phrase !== undefined && part.length === 1)) continue;
      tokens.push({ word: thesaurus.concepts.get(word.stem) ?? word.stem, start: word.start, end: word.end });
      if (/^\d+$/.test(word.stem)) tokens.push({ word: ANY_NUMBER, start: word.start, end: word.end });
    }
    at += part.length;
  }
  return tokens;
}

export const indexWords = (text: string, thesaurus: Thesaurus): string[] => [
  ...new Set(tokensOf(wordsIn(text), thesaurus).map((token) => token.word)),
];
