/** English words, from the Hunspell dictionary of American English (SCOWL). */
import hunspell from 'dictionary-en';
import nspell from 'nspell';
import { nearest } from '../nearest.ts';

let speller: ReturnType<typeof nspell> | undefined;
const answers = new Map<string, boolean>();

/** Loaded when it is first needed: that takes half a second. */
const spelling = (): ReturnType<typeof nspell> => {
  speller ??= nspell({ aff: Buffer.from(hunspell.aff), dic: Buffer.from(hunspell.dic) });
  return speller;
};

/** Whether a word in lower case is English in its American or British spelling, also as a name or with an ending. */
export function isEnglishWord(word: string): boolean {
  const known = answers.get(word);
  if (known !== undefined) return known;
  const answer = [word, ...americanForms(word)].some((form) => spelling().correct(form));
  answers.set(word, answer);
  return answer;
}

/** The American forms of what may be a British spelling. */
export const americanForms = (word: string): string[] =>
  [
    word.replace(/our(?=(?:s?(?:'s)?|ed|ing|able|ful|less|ation|ations|er|ers)$|ite)/, 'or'),
    word.replace(/([iy])s(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/, '$1z'),
    word.replace(/re(?=[sd]?$)/, 'er'),
    word.replace(/ce(?=s?$)/, 'se'),
    word.replace(/(?<=[aeiou])([lp])\1(?=(?:ed|ing|er|ers)$)/, '$1'),
    word.replace(/^sulph/, 'sulf'),
    word.replace(/ogue(?=s?$)/, 'og'),
  ].filter((form) => form !== word);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The English words at one insertion, deletion, replacement or swap of neighbors. */
export function englishNear(word: string): readonly string[] {
  const near = new Set<string>();
  const add = (candidate: string): void => {
    if (candidate !== word && isEnglishWord(candidate)) near.add(candidate);
  };
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') add(before + after.slice(1));
    if (after.length > 1) add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of ALPHABET) {
      if (after !== '') add(before + letter + after.slice(1));
      add(before + letter + after);
    }
  }
  return [...near];
}

/** What the dictionary suggests for a longer word that no word is near. Slow: some 20 ms. */
export function englishSuggestion(word: string): string | undefined {
  const near = spelling().suggest(word);
  return nearest(
    word,
    near.filter((other) => /^\p{Ll}+$/u.test(other) && other[0] === word[0]),
  );
}
