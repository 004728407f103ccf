/** Clauses that state the same numbers as another, because one definition carries both: a change of the number changes all of them. */
import { amountsOf } from '../checks/amounts.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { hasBeside, wordsByNumber } from './counted-numbers.ts';
import { isNumber, meaningfulWords } from './meaningful-words.ts';

export interface SameNumbers {
  readonly clause: ClauseId;
  /** In digits. */
  readonly numbers: readonly string[];
  /** The definitions that have the numbers and carry both clauses. */
  readonly definitions: readonly DefinitionId[];
}

/**
 * The other clauses of the definitions that carry the clause, if both texts state a number of the definition, beside words that it counts
 * in the text of the clause. A parameter is nothing but its number: its clauses state it in the same sense.
 */
export function sameNumbersAs(rulebook: Rulebook, book: EditionBook, clause: ClauseNode, carrying: readonly Definition[]): SameNumbers[] {
  const text = textOf(book, clause);
  const counted = wordsByNumber([text], 'counted');
  const stated = numbersIn(text);
  const isStatedIn = (other: string, number: string, { kind }: Definition): boolean =>
    kind === 'parameter' ? numbersIn(other).includes(number) : hasBeside(other, number, counted.get(number) ?? new Set());
  const found = carrying.flatMap((definition) => {
    const amounts = amountsOf(definition).filter((amount) => stated.includes(amount));
    return clausesOf(definition).flatMap((id) => {
      const other = rulebook.clauses.get(id);
      if (other === undefined || id === clause.id || other.data.kind === 'erratum') return [];
      return amounts
        .filter((number) => isStatedIn(textOf(book, other), number, definition))
        .map((number) => ({ id, number, by: definition.id }));
    });
  });
  return [...Map.groupBy(found, ({ id }) => id)].map(([id, list]) => ({
    clause: id,
    numbers: [...new Set(list.map(({ number }) => number))],
    definitions: [...new Set(list.map(({ by }) => by))],
  }));
}

const numbersIn = (text: string): readonly string[] => [...meaningfulWords(text)].filter(isNumber);
