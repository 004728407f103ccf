/** Finds the words that a typed word may mean: itself, words that begin with it, its parts, or words without its typing errors. */
import { allowedErrors, editDistance } from './edit-distance.ts';
import type { Thesaurus } from './thesaurus.ts';
import { isStopWord, LONGEST_WORD, stem } from './words.ts';

/** A stem that the user may have meant, and how likely: 1 is the word as typed. */
export interface Candidate {
  readonly stem: string;
  readonly likelihood: number;
}

export interface Spelling {
  /** Whether the book or a synonym has a word with this stem. */
  knows(typedStem: string): boolean;
  /** The likeliest first. If the word may be unfinished, longer words that begin with it are found even if it is a known word. */
  candidates(typedStem: string, isUnfinished: boolean): readonly Candidate[];
  /** The known words that a word without spaces consists of; empty when there are none. */
  split(typed: string): readonly string[];
  /** How many words have been compared so far, for tests that bound the work of a keystroke. */
  compared(): number;
}

/** More candidates make a keystroke slow and no result better. */
const MOST_CANDIDATES = 12;
/** More words than a user types before leaving the page; bounds the memory. */
const MOST_CACHED = 256;
/**
 * Likelihoods of words that differ from the typed one, whose likelihood is 1. The ranking multiplies by them, and `read-words.ts` and
 * `answer.ts` compare them with thresholds; `test/search` measures the results that they give.
 */
const LIKELIHOOD = {
  /** Of a longer word that begins with a known word, times the share of its letters that are typed: the user seldom means it. */
  completionOfKnown: 0.2,
  /** Of a longer word that begins with the typed letters, times a power of the share of its letters that are typed. */
  completion: 0.75,
  /** Below 1, because typed letters that are no known word are probably unfinished, even if few of the letters are typed. */
  completionExponent: 0.5,
  /** Of a word with its letters exchanged. */
  swap: 0.85,
  /** Of a word with another typing error. */
  error: 0.75,
  /** Subtracted for each further error. */
  furtherError: 0.2,
  /** Of a word with a misspelt ending. */
  ending: 0.8,
} as const;

export function createSpelling(words: readonly string[], thesaurus: Thesaurus): Spelling {
  const known = new Set([...words, ...[...thesaurus.concepts.keys()].flatMap((phrase) => phrase.split(' '))]);
  const sorted = [...known].sort();
  const cached = new Map<string, readonly Candidate[]>();
  let compared = 0;

  const completions = (typed: string): Candidate[] => {
    const found: Candidate[] = [];
    const isKnown = known.has(typed);
    for (let at = firstAtLeast(sorted, typed); at < sorted.length; at++) {
      const word = sorted[at] ?? '';
      compared += 1;
      if (!word.startsWith(typed)) break;
      const share = typed.length / word.length;
      const likelihood = isKnown ? LIKELIHOOD.completionOfKnown * share : LIKELIHOOD.completion * share ** LIKELIHOOD.completionExponent;
      if (word !== typed) found.push({ stem: word, likelihood });
    }
    return found;
  };
  const misspelt = (typed: string): Candidate[] => {
    const mostErrors = allowedErrors(typed.length);
    const comparable = sorted.filter((word) => isComparable(word, typed, mostErrors));
    compared += comparable.length;
    return comparable.flatMap((word) => misspeltAs(word, typed, mostErrors));
  };
  const find = (typed: string, isUnfinished: boolean): readonly Candidate[] => {
    if (typed.length > LONGEST_WORD) return [];
    const found: Candidate[] = known.has(typed) ? [{ stem: typed, likelihood: 1 }] : [];
    if (typed.length > 2 && (isUnfinished || found.length === 0)) found.push(...completions(typed));
    if (!known.has(typed)) found.push(...withoutEnding(typed, known), ...misspelt(typed));
    return found.sort((a, b) => b.likelihood - a.likelihood || (a.stem < b.stem ? -1 : 1)).slice(0, MOST_CANDIDATES);
  };
  return {
    knows: (typed) => known.has(typed),
    candidates: (typed, isUnfinished) => {
      const key = `${isUnfinished ? '…' : ''}${typed}`;
      const earlier = cached.get(key);
      if (earlier !== undefined) return earlier;
      if (cached.size >= MOST_CACHED) cached.clear();
      const found = find(typed, isUnfinished);
      cached.set(key, found);
      return found;
    },
    split: (typed) => split(typed, known),
    compared: () => compared,
  };
}

/** Most errors leave the first letter in place, or exchange it with the second. */
const isComparable = (word: string, typed: string, mostErrors: number): boolean =>
  mostErrors > 0 && Math.abs(word.length - typed.length) <= mostErrors && (word[0] === typed[0] || word[0] === typed[1]);

function misspeltAs(word: string, typed: string, mostErrors: number): Candidate[] {
  const errors = editDistance(typed, word, mostErrors);
  if (errors > mostErrors) return [];
  const isSwap = sortedLetters(word) === sortedLetters(typed);
  return [{ stem: word, likelihood: (isSwap ? LIKELIHOOD.swap : LIKELIHOOD.error) - LIKELIHOOD.furtherError * (errors - 1) }];
}

/** A misspelt `-ing` hides the stem. */
function withoutEnding(typed: string, known: ReadonlySet<string>): Candidate[] {
  const bare = stem(typed.replace(/(.{3,})(?:ign|nig|gin|ng)$/, '$1'));
  return bare !== typed && known.has(bare) ? [{ stem: bare, likelihood: LIKELIHOOD.ending }] : [];
}

/** The known words, at most `mostWords`, that were typed without spaces between them; empty if a part is unknown. */
function split(typed: string, known: ReadonlySet<string>, mostWords = 3): readonly string[] {
  if (typed.length > LONGEST_WORD || mostWords === 0) return [];
  const isWord = (word: string): boolean => isStopWord(word) || (word.length > 2 && known.has(stem(word)));
  if (isWord(typed)) return [typed];
  for (let at = typed.length - 2; at >= 2; at--) {
    if (!isWord(typed.slice(0, at))) continue;
    const rest = split(typed.slice(at), known, mostWords - 1);
    if (rest.length > 0) return [typed.slice(0, at), ...rest];
  }
  return [];
}

/** The index of the first word that is not before `start` in the alphabet. */
function firstAtLeast(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sortedLetters = (word: string): string => [...word].sort().join('');
