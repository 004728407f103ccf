/** The words of all clauses with the clauses they stand in, and how much they weigh there. */
import { errorsBetween, forgiven } from './alike.ts';
import type { Records } from './records.ts';
import { joined, LONGEST, stem, wordsOf } from './words.ts';

/** Clauses by place, and the weight of a word in each. */
type Postings = Map<number, number>;

export interface Terms {
  /** Words that are several run together, and that no text has by themselves. */
  readonly together: ReadonlySet<string>;
  /** Words of the book by what players say in their place. */
  readonly said: ReadonlyMap<string, readonly string[]>;
  readonly postings: ReadonlyMap<string, Postings>;
  /** All words in order, so that those that begin alike stand together. */
  readonly sorted: readonly string[];
  /** How much a word tells: rare ones much, common ones little. */
  rarity(word: string): number;
}

const WEIGHTS = { alias: 5, title: 5, pageTitle: 3.2, pageAlias: 2.6, text: 1 } as const;
/** A name of few words is more about each of them. */
const about = (words: readonly string[]): number => 0.7 + 0.9 / Math.max(1, words.length);

export function indexTerms({ pages, clauses, synonyms }: Records): Terms {
  const postings = new Map<string, Postings>();
  const together = new Set<string>();
  const alone = new Set<string>();
  const put = (words: readonly string[], clause: number, weight: number): void => {
    for (const word of words) {
      const list = postings.get(word) ?? new Map<number, number>();
      postings.set(word, list);
      const before = list.get(clause) ?? 0;
      list.set(clause, before === 0 ? weight : Math.max(before, weight) + 0.2 * Math.min(before, weight));
    }
  };
  /** Names taken apart once: those of a page count for each of its clauses. */
  const taken = new Map<string, { readonly words: readonly string[]; readonly pairs: readonly string[] }>();
  const apart = (name: string): { readonly words: readonly string[]; readonly pairs: readonly string[] } => {
    const known = taken.get(name);
    if (known !== undefined) return known;
    const [words, pairs] = [wordsOf(name), joined(name)];
    for (const word of words) alone.add(word);
    for (const pair of pairs) together.add(pair);
    taken.set(name, { words, pairs });
    return { words, pairs };
  };
  const names = (name: string, clause: number, weight: number): void => {
    const { words, pairs } = apart(name);
    put(words, clause, weight * about(words));
    put(pairs, clause, weight);
  };
  clauses.forEach((clause, place) => {
    const text = clause.words.split(' ');
    put(text, place, WEIGHTS.text);
    for (const word of text) alone.add(word);
    names(clause.title, place, WEIGHTS.title);
    for (const alias of clause.aliases) names(alias, place, WEIGHTS.alias);
    const page = pages[clause.page];
    if (page === undefined) return;
    names(page.title, place, WEIGHTS.pageTitle);
    for (const alias of page.aliases) names(alias, place, WEIGHTS.pageAlias);
  });
  postings.delete('');
  for (const word of alone) together.delete(word);
  const said = new Map<string, string[]>();
  for (const [word, others] of Object.entries(synonyms))
    for (const other of others) said.set(stem(other), [...(said.get(stem(other)) ?? []), stem(word)]);
  const count = clauses.length;
  return {
    together,
    said,
    postings,
    sorted: [...postings.keys()].sort(),
    rarity: (word) => Math.log(1 + count / (1 + (postings.get(word)?.size ?? 0))),
  };
}

/** A word of the index that a typed word may mean, and how surely: 1 is the word itself. */
export interface Meant {
  readonly word: string;
  readonly sure: number;
}

function startsAt(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How surely a word is meant by what players say in its place. */
const SAID = 0.8;

/** The word itself, words that begin with it, words that it stands for, and, where none is there, words that differ by typing errors. */
export function meantBy(terms: Terms, typed: string): Meant[] {
  const found: Meant[] = (terms.said.get(typed) ?? []).map((word) => ({ word, sure: SAID }));
  if (typed.length > 1 || terms.postings.has(typed)) {
    for (let at = startsAt(terms.sorted, typed); at < terms.sorted.length && found.length < 60; at++) {
      const word = terms.sorted[at] ?? '';
      if (!word.startsWith(typed)) break;
      if (word === typed) found.push({ word, sure: 1 });
      // Who types a whole word means no words run together that begin with it.
      else if (terms.together.has(word) && found.some((one) => one.word === typed)) continue;
      else if (typed.length > 2) found.push({ word, sure: 0.75 * (typed.length / word.length) ** 0.5 });
    }
  }
  const most = forgiven(typed.length);
  if (typed.length > LONGEST || (found.length > 0 && (found.some(({ sure }) => sure >= SAID) || most === 0))) return found;
  const ending = repaired(typed);
  if (ending !== undefined) found.push(...meantBy(terms, ending).map(({ word, sure }) => ({ word, sure: 0.9 * sure })));
  if (most === 0) return found;
  const parts = found.length > 0 ? undefined : partsOf(terms, typed);
  const letters = sortedLetters(typed);
  const alike: Meant[] = [];
  for (const word of terms.sorted) {
    if (Math.abs(word.length - typed.length) > most) continue;
    // Most errors spare the first letter, or exchange it with the second.
    if (word[0] !== typed[0] && word[0] !== typed[1]) continue;
    const errors = errorsBetween(typed, word, most);
    // Letters in another order are the commonest error.
    if (errors <= most) alike.push({ word, sure: (sortedLetters(word) === letters ? 0.8 : 0.7) - 0.2 * (errors - 1) });
  }
  const nearest = Math.max(0, ...alike.map(({ sure }) => sure));
  if (parts !== undefined && nearest < SAID) return parts.map((word) => ({ word, sure: SAID }));
  // The word with fewer errors is meant, unless nothing else of the query stands with it.
  for (const { word, sure } of alike) found.push({ word, sure: sure === nearest ? sure : 0.6 * sure });
  return found;
}

/** The two words of the book that an unknown word is made of, the longest first part before others; nothing where there are none. */
function partsOf(terms: Terms, typed: string): readonly string[] | undefined {
  const known = (word: string): boolean => terms.postings.has(word) && !terms.together.has(word);
  for (let at = typed.length - 3; at >= 3; at--) {
    const parts = [stem(typed.slice(0, at)), stem(typed.slice(at))];
    if (parts.every(known)) return parts;
  }
  return undefined;
}

const sortedLetters = (word: string): string => [...word].sort().join('');

/** A word whose ending is mistyped, or that is an abbreviation of many, without it; nothing when its ending looks right. */
function repaired(typed: string): string | undefined {
  const bare = typed.length === 3 ? typed.replace(/s$/, '') : typed.replace(/(.{3,})(?:ign|nig|gin|ng)$/, '$1');
  return bare === typed ? undefined : stem(bare);
}
