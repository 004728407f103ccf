/** Titles and links of clauses for a chain that the page renders. */
import type { Titles } from '../boards/verdict-markup.ts';
import { clauseOf } from './book.ts';
import { clauseHref } from './editions.ts';

export const titlesIn = (edition: string): Titles => ({
  titleOf: (rule) => clauseOf(rule)?.title ?? rule,
  hrefOf: (rule) => {
    const clause = clauseOf(rule);
    return clause === undefined ? '#' : clauseHref(clause, edition);
  },
});
