import type { Diagnostic } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { carriedClauses, isCarriedUnexecuted } from './check-carried.ts';
import { checkWaivers, hasWaivers } from './check-waivers.ts';
import { isInForceAsPrinted, type TextInForce, type TextsOfEdition } from './texts-in-force.ts';

export function idleWaivers(
  { clauses }: Rulebook,
  books: readonly EditionBook[],
  inForce: readonly TextsOfEdition[],
  memo: Memo,
): readonly Diagnostic[] {
  const texts = inForce.map((edition) => ({ edition, printed: memo.of(byClause, edition.printed) }));
  const carried = carriedClauses(books, memo);
  return memo.of(waivingClauses, clauses).flatMap((clause) => {
    // Reported already: without its `notExecuted` the text is checked, and may need the waiver.
    if (isCarriedUnexecuted(clause, carried)) return [];
    const words = texts.map(({ edition, printed }): readonly FoundWord[] => {
      const text = printed.get(clause);
      return (text !== undefined && isInForceAsPrinted(edition, text) ? text : edition.changed.get(clause.id))?.words ?? NO_WORDS;
    });
    return memo.of(waiversWithoutWords, clause, ...words);
  });
}

const NO_WORDS: readonly FoundWord[] = [];

const waivingClauses = (clauses: Rulebook['clauses']): readonly ClauseNode[] => [...clauses.values()].filter(hasWaivers);

const byClause = (texts: readonly TextInForce[]): ReadonlyMap<ClauseNode, TextInForce> => new Map(texts.map((text) => [text.clause, text]));

const waiversWithoutWords = (clause: ClauseNode, ...words: readonly (readonly FoundWord[])[]): readonly Diagnostic[] =>
  checkWaivers(clause, words.flat());
