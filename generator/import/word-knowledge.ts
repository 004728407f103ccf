/** Which words the documents and our own rules know: their counts, their pairs and their letters. */
import { COMMON_WORDS } from './common-words.ts';
import type { PrintedSection } from './document.ts';
import { type Word, wordsOf } from './sentences.ts';

export interface WordKnowledge {
  /** Occurrences in the documents. */
  count(word: string): number;
  /** Whether our rules, or at least two places of the documents, use a word or a form of it, or it is a common word of English. */
  isKnown(word: string): boolean;
  /** Occurrences of two words in sequence, in the documents and in our rules. */
  pairs(first: string, second: string): number;
  /** The most frequent known words at one edit (insertion, deletion, replacement, swap of neighbours). */
  near(word: string): readonly string[];
  /** Whether a word has three letters in sequence that no known word has: most such words are misspelt. */
  isStrange(word: string): boolean;
  /** The hyphened word that has these letters, and its occurrences. */
  hyphened(word: string): { readonly word: string; readonly count: number } | undefined;
  readonly words: ReadonlyMap<PrintedSection, readonly Word[]>;
}

const LETTERS = /^\p{Ll}+$/u;
/** A word that is misspelt is rarely misspelt twice in one way. */
const OFTEN = 2;

export function wordKnowledge(sections: readonly PrintedSection[], own: readonly string[]): WordKnowledge {
  const words = new Map(sections.map((section) => [section, wordsOf(section.text)]));
  const counts = new Map<string, number>();
  const pairs = new Map<string, number>();
  const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
  for (const [section, list] of words) {
    for (const { word } of wordsOf(section.title)) add(counts, word);
    list.forEach(({ word }, index) => {
      add(counts, word);
      const next = list[index + 1];
      if (next !== undefined) add(pairs, `${word} ${next.word}`);
    });
  }
  const ours = new Set<string>();
  for (const text of own) {
    const list = wordsOf(text);
    list.forEach(({ word }, index) => {
      ours.add(word);
      const next = list[index + 1];
      if (next !== undefined) add(pairs, `${word} ${next.word}`);
    });
  }
  const hyphened = hyphenedWords(sections);
  const count = (word: string): number => counts.get(word) ?? 0;
  const isListed = (word: string): boolean => ours.has(word) || COMMON_WORDS.has(word) || count(word) >= OFTEN;
  const known = new Set([...ours, ...COMMON_WORDS, ...[...counts].flatMap(([word, number]) => (number >= OFTEN ? [word] : []))]);
  const trigrams = new Map<string, number>();
  for (const word of known) if (LETTERS.test(word)) for (const three of new Set(trigramsOf(word))) add(trigrams, three);
  const index = deletionIndex(known);
  const common = commonIndex();
  return {
    count,
    isKnown: (word) => [...basesOf(word), `${word}s`, `${word}d`, `${word}ed`].some(isListed),
    pairs: (first, second) => pairs.get(`${first} ${second}`) ?? 0,
    near: (word) =>
      [...new Set([word, ...deletionsOf(word)].flatMap((key) => [...(index.get(key) ?? []), ...(common.get(key) ?? [])]))]
        .filter((candidate) => candidate !== word && isOneEdit(word, candidate))
        .sort((a, b) => count(b) + Number(ours.has(b)) - count(a) - Number(ours.has(a)) || (a < b ? -1 : 1)),
    isStrange: (word) => trigramsOf(word).some((three) => (trigrams.get(three) ?? 0) === 0),
    hyphened: (word) => hyphened.get(word),
    words,
  };
}

const HYPHENED = /(?<![\p{L}\p{N}-])\p{Ll}{2,}-\p{Ll}{3,}(?![\p{L}\p{N}-])/giu;

function hyphenedWords(sections: readonly PrintedSection[]): ReadonlyMap<string, { readonly word: string; readonly count: number }> {
  const out = new Map<string, { readonly word: string; readonly count: number }>();
  for (const { title, text } of sections)
    for (const [found] of `${title}\n${text}`.matchAll(HYPHENED)) {
      const word = found.toLowerCase();
      const key = word.replace('-', '');
      out.set(key, { word, count: (out.get(key)?.count ?? 0) + 1 });
    }
  return out;
}

const trigramsOf = (word: string): string[] => {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
};

/** Words of so few letters have too many neighbours. */
const SHORTEST = 4;
const LONGEST = 24;

const deletionsOf = (word: string): string[] => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

/** By itself and by each form with one letter less, the words that have it: two words at one edit share a form. */
function deletionIndex(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST || !LETTERS.test(word)) continue;
    for (const form of new Set([word, ...deletionsOf(word)])) {
      const list = index.get(form);
      if (list === undefined) index.set(form, [word]);
      else list.push(word);
    }
  }
  return index;
}

let common: ReadonlyMap<string, readonly string[]> | undefined;

/** The common words with their regular forms; a constant, made when it is first needed. */
function commonIndex(): ReadonlyMap<string, readonly string[]> {
  const formsOf = (word: string): string[] => {
    const base = word.replace(/e$/, '');
    return [word, `${word}s`, `${base}ed`, `${base}ing`];
  };
  common ??= deletionIndex(new Set([...COMMON_WORDS].flatMap(formsOf)));
  return common;
}

/** Whether one insertion, deletion, replacement or swap of neighbours makes one word of the other. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** A word, and what is left of it without the endings that inflect it. */
function basesOf(word: string): string[] {
  const plain = word.replace(/'s?$/, '');
  const bases = [plain];
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'r', 'ers', 'est', 'able', 'ness', 'less', 'ful', 'ment', 'ments', 'ally'])
    if (plain.endsWith(ending) && plain.length - ending.length >= 3) {
      const base = plain.slice(0, -ending.length);
      bases.push(base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/(\p{L})\1$/u, '$1'));
    }
  for (const beginning of ['un', 're', 'non', 'mis', 'pre', 'out', 'over', 'dis', 'sub'])
    if (plain.startsWith(beginning) && plain.length - beginning.length >= 4) bases.push(plain.slice(beginning.length));
  return bases;
}
