import { overlap } from '../likeness.ts';
import { commonSubsequence } from './common-subsequence.ts';
import { type IndexedDocument, pairsOf, titleKeyOf } from './corpus.ts';
import type { PrintedSection } from './document.ts';
import type { Sentence } from './sentences.ts';

/** A pair of words in more sentences than this shows no likeness. */
const MOST_HOLDERS = 60;
/** How many of the sentences that share the most pairs are compared. */
const MOST_CANDIDATES = 8;

/** How alike two sentences are: shared pairs of words against all pairs, 0 to 1. */
export function likeness(a: Sentence, b: Sentence): number {
  if (a.key === b.key) return 1;
  return overlap(new Set(pairsOf(a)), new Set(pairsOf(b)));
}

export function nearestSentence(
  sentence: Sentence,
  indexed: IndexedDocument,
): { readonly sentence: Sentence; readonly likeness: number } | undefined {
  const equal = indexed.byKey.get(sentence.key)?.[0];
  if (equal !== undefined) return { sentence: equal, likeness: 1 };
  const counts = new Map<Sentence, number>();
  for (const pair of pairsOf(sentence)) {
    const holders = indexed.byPair.get(pair) ?? [];
    if (holders.length <= MOST_HOLDERS) for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  let best: { sentence: Sentence; likeness: number } | undefined;
  const candidates = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_CANDIDATES);
  for (const [candidate] of candidates) {
    const like = likeness(sentence, candidate);
    if (best === undefined || like > best.likeness) best = { sentence: candidate, likeness: like };
  }
  return best;
}

/** The section of the document `other` with the heading of a section of `own`; of several the one that shares the most pairs of words. */
export function counterpart(section: PrintedSection, own: IndexedDocument, other: IndexedDocument): PrintedSection | undefined {
  const named = other.byTitle.get(titleKeyOf(section)) ?? [];
  if (named.length < 2) return named[0];
  const pairs = new Set((own.sentences.get(section) ?? []).flatMap(pairsOf));
  const sharedPairs = (candidate: PrintedSection): number =>
    new Set((other.sentences.get(candidate) ?? []).flatMap(pairsOf).filter((pair) => pairs.has(pair))).size;
  return [...named].sort((a, b) => sharedPairs(b) - sharedPairs(a))[0];
}

/** In words; shorter sentences may be alike by chance. */
const FEWEST_WORDS = 4;

/**
 * The share of the sentences of a section of `own` that the document `other` has word for word: in its section of the same name, or
 * elsewhere, unless that section has a sentence that begins alike and goes on otherwise.
 */
export function shareIn(section: PrintedSection, own: IndexedDocument, other: IndexedDocument): number {
  const sentences = (own.sentences.get(section) ?? []).filter(({ words }) => words.length >= FEWEST_WORDS);
  if (sentences.length === 0) return 0;
  const sameSection = counterpart(section, own, other);
  const theirs = sameSection === undefined ? [] : (other.sentences.get(sameSection) ?? []);
  const isInOther = ({ key, words }: Sentence): boolean =>
    theirs.some((one) => one.key === key) || (other.byKey.has(key) && !theirs.some((one) => beginsAlike(words, one.words)));
  return sentences.filter(isInOther).length / sentences.length;
}

/** In words. */
const BEGINNING = 6;

export function beginsAlike(a: Sentence['words'], b: Sentence['words']): boolean {
  return a.length >= BEGINNING && b.length >= BEGINNING && a.slice(0, BEGINNING).every(({ word }, index) => b[index]?.word === word);
}

/** A place where two sentences differ: the words that only the first (`ours`) or the second (`theirs`) has. */
export interface WordDifference {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Offsets in the text of the first sentence's section. */
  readonly at: readonly [start: number, end: number];
}

export function wordDifferences(a: Sentence, b: Sentence): WordDifference[] {
  const [ours, theirs] = [a.words.map(({ word }) => word), b.words.map(({ word }) => word)];
  const differences: WordDifference[] = [];
  let [fromI, fromJ] = [0, 0];
  for (const [i, j] of [...commonSubsequence(ours, theirs), [ours.length, theirs.length] as const]) {
    if (fromI < i || fromJ < j) {
      const start = a.words[fromI]?.start ?? a.words[Math.max(0, fromI - 1)]?.end ?? a.start;
      const end = i > fromI ? (a.words[i - 1]?.end ?? a.end) : start;
      differences.push({ ours: ours.slice(fromI, i), theirs: theirs.slice(fromJ, j), at: [start, Math.max(end, start)] });
    }
    [fromI, fromJ] = [i + 1, j + 1];
  }
  return differences;
}
