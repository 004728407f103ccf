/** Clauses about a term that the old text links to, with an old number in the same sense: advice such as "a build total of 100 points". */
import { pageIdOf } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { blocksOfClause, type Candidate } from './candidates.ts';
import { oldNumbersOf } from './changed-numbers.ts';
import { countedNumbersIn, singularOf } from './counted-numbers.ts';
import { wordsOf } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

interface LinkedTerm {
  readonly page: string;
  readonly words: readonly string[];
}

/** One word, such as "action", is beside too many numbers. */
const LEAST_WORDS = 2;

const termsIn = (markdown: string): readonly LinkedTerm[] =>
  [...markdown.matchAll(/\[([^\]]+)\]\(rule:([^)#]+)\)/g)].flatMap(([, text = '', page = '']) => {
    const words = wordsOf(text).map(singularOf);
    return words.length < LEAST_WORDS ? [] : [{ page, words }];
  });

/** Clauses on the page that a link of several words is to. The number must be beside all of these words. */
export function linkedTerms(
  { clauses }: Rulebook,
  change: RuleChange,
  { isUnaffected }: Scope,
): (Candidate & { readonly words: readonly string[] })[] {
  const terms = change.texts.flatMap(({ before }) => termsIn(before));
  const numbers = oldNumbersOf(change);
  if (terms.length === 0 || numbers.length === 0) return [];
  return [...clauses.values()]
    .filter(({ id }) => isUnaffected(id))
    .flatMap((clause) => {
      const ofPage = terms.filter(({ page }) => page === pageIdOf(clause.id));
      return blocksOfClause(change.after, clause).flatMap((block) => {
        const words = countedNumbersIn(block.text).flatMap(({ number, beside }) =>
          numbers.includes(number) && ofPage.some((term) => term.words.every((word) => beside.includes(word))) ? [number] : [],
        );
        return words.length === 0 ? [] : [{ ...block, words: [...new Set(words)] }];
      });
    });
}
