/** Turns the text of a query into words of the index, typing errors corrected and synonyms replaced. */
import type { Candidate, Spelling } from './spelling.ts';
import { type Thesaurus, tokensOf } from './thesaurus.ts';
import { isStopWord, type Word, wordsIn } from './words.ts';

/** A word or phrase of the query: the index words that it may mean, each with its likelihood, at most 1. */
export type Term = readonly { readonly word: string; readonly likelihood: number }[];

/** The number of words of a query that are read; the rest of a pasted text is ignored. */
const MOST_WORDS = 32;
/** A correction at least this likely replaces the word before phrases are looked up. */
const SURE_LIKELIHOOD = 0.6;
/** A word with a correction likelier than this is misspelt, not several words typed without spaces. */
const MISSPELT_LIKELIHOOD = 0.7;
/** In letters: a shorter word is seldom several words typed without spaces. */
const SHORTEST_SEPARATED = 6;

export function readWords(text: string, thesaurus: Thesaurus, spelling: Spelling): Term[] {
  const typed = wordsIn(text).slice(0, MOST_WORDS);
  const words = typed.flatMap((word) => splitUnknown(word, spelling));
  // The user may still be typing the last word, unless a space follows it.
  const isUnfinished = (at: number): boolean => at === words.length - 1 && !/\s$/.test(text);
  const candidates = words.map((word, at) => (isStopWord(word.text) ? [] : spelling.candidates(word.stem, isUnfinished(at))));
  const corrected = words.map((word, at): Word => {
    const [first] = candidates[at] ?? [];
    return first === undefined || first.likelihood < SURE_LIKELIHOOD ? word : { ...word, stem: first.stem };
  });
  const joined = joinedPairs(words, spelling);
  const terms = new Map<string, Term>();
  const candidatesByStart = new Map(words.map((word, at) => [word.start, candidates[at] ?? []]));
  for (const { word, start, end } of [...tokensOf(corrected, thesaurus), ...tokensOf(joined, thesaurus)]) {
    const isSingleWord = words.some((one) => one.start === start && one.end === end);
    const ownCandidates = isSingleWord ? (candidatesByStart.get(start) ?? []) : [];
    terms.set(word, termOf(word, ownCandidates, thesaurus));
  }
  return [...terms.values()];
}

/** An index word with the other index words that its candidates mean. */
function termOf(word: string, candidates: readonly Candidate[], { concepts }: Thesaurus): Term {
  const likelihoods = new Map<string, number>();
  const add = (name: string, likelihood: number): void => {
    likelihoods.set(name, Math.max(likelihoods.get(name) ?? 0, likelihood));
  };
  const conceptOf = (stem: string): string => concepts.get(stem) ?? stem;
  const own = candidates.find(({ stem }) => conceptOf(stem) === word);
  add(word, own?.likelihood ?? 1);
  for (const other of candidates) add(conceptOf(other.stem), other.likelihood);
  return [...likelihoods].map(([name, likelihood]) => ({ word: name, likelihood }));
}

function splitUnknown(word: Word, spelling: Spelling): readonly Word[] {
  if (isStopWord(word.text) || spelling.knows(word.stem) || word.text.length < SHORTEST_SEPARATED) return [word];
  const [best] = spelling.candidates(word.stem, false);
  if (best !== undefined && best.likelihood > MISSPELT_LIKELIHOOD) return [word];
  const parts = spelling.split(word.text);
  if (parts.length === 0) return [word];
  let end = word.start;
  return parts.flatMap((part) => {
    const start = end;
    end += part.length;
    return wordsIn(part).map((one) => ({ ...one, start, end }));
  });
}

/** Joins neighbouring words that the book writes as one. */
function joinedPairs(words: readonly Word[], spelling: Spelling): Word[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (first === undefined || isStopWord(first.text) || isStopWord(second.text)) return [];
    const [pair] = wordsIn(first.text + second.text);
    return pair !== undefined && spelling.knows(pair.stem) ? [{ ...pair, start: first.start, end: second.end }] : [];
  });
}
