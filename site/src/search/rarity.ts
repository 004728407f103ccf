/** How much each word distinguishes clauses: rare words much, common and filler words little. */
import type { SearchIndex } from './search-index.ts';
import { FILLER_SHARE, NUMBER_SHARE, REPETITION_WEIGHT, TEXT_OCCURRENCE, TEXT_RARITY, USUAL_REPEATS } from './weights.ts';
import { fillerStems } from './words.ts';

/** By index of a word: its rarity. */
export function raritiesOf(index: SearchIndex): readonly number[] {
  const { words, inTexts, clauses } = index;
  return words.map((word, wordIndex) => {
    const lineCounts = lineCountsOf(index, wordIndex);
    const textClauses = new Set(inTexts[wordIndex]);
    const textOnly = [...textClauses].filter((clause) => !lineCounts.has(clause)).length;
    // At most all clauses but one, so that a word that all clauses have counts as if one did not have it.
    const spread = Math.min(clauses.length - 1, lineCounts.size + TEXT_RARITY * textOnly);
    const share = (fillerStems.has(word) ? FILLER_SHARE : 1) * (/^\d+$/.test(word) ? NUMBER_SHARE : 1);
    const topical = 1 - REPETITION_WEIGHT + REPETITION_WEIGHT * repeatedShare(lineCounts, textClauses);
    return share * topical * Math.log(1 + (clauses.length - spread + 0.5) / (spread + 0.5));
  });
}

/** By clause that has a word in titles, aliases or questions: in how many of them. */
function lineCountsOf({ inLines, lines }: SearchIndex, wordIndex: number): ReadonlyMap<number, number> {
  const lineCounts = new Map<number, number>();
  for (const lineIndex of inLines[wordIndex] ?? []) {
    const line = lines[lineIndex];
    if (line !== undefined && line.kind !== 'page') lineCounts.set(line.owner, (lineCounts.get(line.owner) ?? 0) + 1);
  }
  return lineCounts;
}

/**
 * Of the occurrences of a word in titles, aliases and questions: the share in clauses that have the word at least twice, their text
 * included. `USUAL_REPEATS` is the prior. The share is high for the topic of a few clauses, and low for a word that any question may
 * contain.
 */
function repeatedShare(lineCounts: ReadonlyMap<number, number>, textClauses: ReadonlySet<number>): number {
  let all: number = USUAL_REPEATS.occurrences;
  let repeated = USUAL_REPEATS.occurrences * USUAL_REPEATS.share;
  for (const [clause, count] of lineCounts) {
    all += count;
    if (count > 1 || textClauses.has(clause)) repeated += count;
  }
  return repeated / all;
}

/** By line: its length as a vector of the rarities of its words. */
export function lengthsOf({ lines, inLines }: SearchIndex, rarities: readonly number[]): readonly number[] {
  const squaredLengths = lines.map(() => 0);
  inLines.forEach((posting, wordIndex) => {
    for (const line of posting) squaredLengths[line] = (squaredLengths[line] ?? 0) + (rarities[wordIndex] ?? 0) ** 2;
  });
  return squaredLengths.map((squared) => Math.sqrt(squared) || 1);
}

/** By clause: the number of words in its title, aliases and questions, and `TEXT_OCCURRENCE` times that in its text; 1 for the average. */
export function sizesOf({ clauses, lines, inLines, inTexts }: SearchIndex): readonly number[] {
  const sizes = clauses.map(() => 0);
  const add = (clause: number, amount: number): void => {
    sizes[clause] = (sizes[clause] ?? 0) + amount;
  };
  for (const posting of inLines)
    for (const lineIndex of posting) {
      const line = lines[lineIndex];
      if (line !== undefined && line.kind !== 'page') add(line.owner, 1);
    }
  for (const posting of inTexts) for (const clause of posting) add(clause, TEXT_OCCURRENCE);
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  return sizes.map((size) => size / average);
}
