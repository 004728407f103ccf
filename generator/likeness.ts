/** How alike two texts are by the words they share: cosine of word counts weighted by rarity (tf-idf), 0 to 1. */
import { appendTo } from '../engine/base/append-to.ts';

export interface LikenessIndex {
  /** Of a text and the texts with the ids, taken together. */
  likeness(text: string, ids: readonly string[]): number;
  /** The ids of at most `most` texts that are most like a text, best first. */
  nearest(text: string, most: number): readonly { readonly id: string; readonly likeness: number }[];
}

type Weights = ReadonlyMap<string, number>;

const WORD = /\p{L}[\p{L}\p{N}]*|\p{N}+/gu;

/** A word without its ending. The last letters of a shorter word mostly are no ending: "his", "need". */
const stem = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/(?:ies|ied)$/, 'y')
        .replace(/(?:ing|ed|es|s)$/, '')
        .replace(/e$/, '');

const termsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(stem);

/** @param texts by id */
export function indexTexts(texts: ReadonlyMap<string, string>): LikenessIndex {
  const countsById = new Map([...texts].map(([id, text]) => [id, countsOf(termsOf(text))]));
  const idsByTerm = new Map<string, string[]>();
  for (const [id, counts] of countsById) for (const term of counts.keys()) appendTo(idsByTerm, term, id);
  const rarity = (term: string): number => Math.log((texts.size + 1) / ((idsByTerm.get(term)?.length ?? 0) + 0.5));
  const weigh = (counts: ReadonlyMap<string, number>): Weights =>
    new Map([...counts].map(([term, count]) => [term, (1 + Math.log(count)) * rarity(term)]));
  const weightsById = new Map([...countsById].map(([id, counts]) => [id, weigh(counts)]));
  return {
    likeness: (text, ids) =>
      cosine(weigh(countsOf(termsOf(text))), weigh(countsOf(termsOf(ids.map((id) => texts.get(id) ?? '').join(' '))))),
    nearest: (text, most) => {
      const weights = weigh(countsOf(termsOf(text)));
      // A word in more than a quarter of the texts makes none of them likely.
      const candidates = new Set(
        [...weights.keys()].flatMap((term) => ((idsByTerm.get(term)?.length ?? 0) > texts.size / 4 ? [] : (idsByTerm.get(term) ?? []))),
      );
      return [...candidates]
        .map((id) => ({ id, likeness: cosine(weights, weightsById.get(id) ?? new Map()) }))
        .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
        .slice(0, most);
    },
  };
}

/** Twice the number of shared members against the number of members of both sets (the Dice coefficient), 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((member) => other.has(member)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}

export function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function cosine(a: Weights, b: Weights): number {
  let [shared, lengthA, lengthB] = [0, 0, 0];
  for (const [term, weight] of a) {
    shared += weight * (b.get(term) ?? 0);
    lengthA += weight * weight;
  }
  for (const weight of b.values()) lengthB += weight * weight;
  return lengthA === 0 || lengthB === 0 ? 0 : shared / Math.sqrt(lengthA * lengthB);
}
