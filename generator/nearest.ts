import { editDistance } from '../site/src/search/edit-distance.ts';

/**
 * The longest word that is compared, in characters: comparing takes time by the product of both lengths. No id of the
 * book is longer.
 */
const LONGEST = 100;

/**
 * The candidate nearest to `word` (Damerau-Levenshtein, where a difference in case alone is half a step), or undefined when none is near
 * enough: one step for short words, up to a third of the letters for long ones. Ties go to the first candidate.
 */
export function nearest<Name extends string>(word: string, candidates: Iterable<Name>): Name | undefined {
  if (word.length === 0 || word.length > LONGEST) return undefined;
  let best: Name | undefined;
  // A candidate at the limit is near enough, but the comparison below is strict: hence half a step more.
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 0.5;
  for (const candidate of candidates) {
    if (candidate.length > LONGEST || Math.abs(candidate.length - word.length) > bestDistance) continue;
    const limit = Math.floor(bestDistance);
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit) + (differsInCase(word, candidate) ? 0.5 : 0);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The nearest field, or the only one that begins with the word, such as `aliases` for `alias`. */
export function nearestField<Name extends string>(word: string, fields: readonly Name[]): Name | undefined {
  const [longer, ...others] = word.length < SHORTEST_START ? [] : fields.filter((field) => field.startsWith(word) && field !== word);
  return nearest(word, fields) ?? (others.length === 0 ? longer : undefined);
}

/** Shorter words begin too many names. */
const SHORTEST_START = 4;

export const didYouMean = (name: string | undefined): { readonly hint?: string } =>
  name === undefined ? {} : { hint: `Did you mean "${name}"?` };

function differsInCase(a: string, b: string): boolean {
  return a !== b && a.toLowerCase() === b.toLowerCase();
}
