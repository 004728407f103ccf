import { CONTENTS } from '../pack-contents.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Candidate } from './candidates.ts';
import { numberOf, wordsOf } from './meaningful-words.ts';
import type { Scope } from './rule-change.ts';

/**
 * Returns one text for each term whose glossary entry states what changes, or whose entry is about a clause that states it. The text lists
 * the synonyms with a number that the change removed, and `words` has these numbers. If no synonym has one, the text lists all synonyms.
 */
export function synonymsOf(
  { contents, clauses }: Rulebook,
  { stated }: Scope,
  removedNumbers: ReadonlySet<string>,
): (Candidate & { readonly words: readonly string[] })[] {
  const terms = new Set(
    [...clauses.values()].flatMap(({ id, data: { term } }) =>
      term !== undefined && (stated.has(id) || stated.has(term.see)) ? [term.name, ...(term.forms ?? [])].map(phraseOf) : [],
    ),
  );
  return Object.entries(contents.synonyms ?? {}).flatMap(([word, synonyms]) => {
    if (!terms.has(phraseOf(word))) return [];
    const removedIn = (synonym: string): readonly string[] => numbersIn(synonym).filter((number) => removedNumbers.has(number));
    const stale = synonyms.filter((synonym) => removedIn(synonym).length > 0);
    const listed = stale.length > 0 ? stale : synonyms;
    return [{ ...toCandidate(word, listed), words: [...new Set(stale.flatMap(removedIn))] }];
  });
}

/** The synonyms of each word, as one text without the word. */
export const synonymEntries = ({ contents }: Rulebook): Candidate[] =>
  Object.entries(contents.synonyms ?? {}).map(([word, synonyms]) => toCandidate(word, synonyms));

const toCandidate = (word: string, synonyms: readonly string[]): Candidate => ({
  where: `synonyms of "${word}"`,
  file: CONTENTS,
  text: synonyms.map((synonym) => `"${synonym}"`).join(', '),
});

/** The keys of `synonyms` are words joined by hyphens, such as "critical-miss". */
const phraseOf = (word: string): string => wordsOf(word).join(' ');

/** The numbers of a phrase in digits, also from plurals such as "ones" and "sixes". */
const numbersIn = (phrase: string): readonly string[] =>
  wordsOf(phrase).flatMap((word) => numberOf(word) ?? numberOf(word.replace(/s$/, '')) ?? numberOf(word.replace(/es$/, '')) ?? []);
