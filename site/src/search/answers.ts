/** What results show beside their titles: the shape of `/search/<area>.json`. */
import type { Term } from './read-words.ts';
import { type Thesaurus, tokensOf } from './thesaurus.ts';
import { wordsIn } from './words.ts';

export interface Verdict {
  /** What the example shows. */
  readonly says: string;
  readonly tone: 'clear' | 'hindered' | 'blocked' | 'yes' | 'no';
  /** The verdict in a few words, with a bonus to defense if there is one. */
  readonly word: string;
}
export interface Answer {
  /** The whole text of the clause, in lines. */
  readonly text: string;
  readonly verdicts?: readonly Verdict[];
  /** The number that the clause sets, with its unit. */
  readonly number?: string;
}
/** By clause id: the answer in the default edition, and in editions where it differs. */
export interface AreaAnswers {
  readonly [clause: string]: { readonly usual: Answer; readonly others?: { readonly [edition: string]: Answer } };
}

/** The verdict whose example shares the most words with the query; the first one when none shares any. */
export function nearestVerdict({ verdicts = [] }: Answer, terms: readonly Term[], thesaurus: Thesaurus): Verdict | undefined {
  const meant = new Set(terms.flatMap((term) => term.map(({ word }) => word)));
  const shared = ({ says }: Verdict): number =>
    new Set(tokensOf(wordsIn(says), thesaurus).flatMap(({ word }) => (meant.has(word) ? [word] : []))).size;
  return [...verdicts].sort((a, b) => shared(b) - shared(a))[0];
}
