import type { Titles } from '../boards/verdict-markup.ts';
import type { EditionId } from '../generated/book.ts';
import { clauseOf } from './book.ts';
import { clauseHref } from './editions.ts';

export const titlesIn = (edition: EditionId): Titles => ({
  titleOf: (rule) => clauseOf(rule)?.title ?? rule,
  hrefOf: (rule) => {
    const clause = clauseOf(rule);
    return clause === undefined ? '#' : clauseHref(clause, edition);
  },
});
