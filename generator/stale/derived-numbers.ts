/** Texts with numbers that follow from a changed one, such as the action total of a game: no definition had them. */
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { blocksOfClause, type Candidate } from './candidates.ts';
import { oldNumbersOf } from './changed-numbers.ts';
import { dependingDefinitions } from './depending-clauses.ts';
import { isNumber, meaningfulWords } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

/**
 * The paragraphs with numbers of a worked example (`exampleWords`) in clauses of an amount that is calculated from a changed number. A
 * change of the number changes nearly every such example.
 */
export function derivedNumbers(
  { clauses }: Rulebook,
  change: RuleChange,
  { statesNeitherOldNorNew }: Scope,
): (Candidate & { readonly words: readonly string[] })[] {
  const { after, amended } = change;
  if (oldNumbersOf(change).length === 0) return [];
  const ids = new Set(amountsDependingOn(after, change).flatMap(clausesOf));
  return [...ids]
    .filter((id) => !amended.has(id) && statesNeitherOldNorNew(id))
    .flatMap((id) => clauses.get(id) ?? [])
    .flatMap((clause) => {
      const numbers = (clause.data.exampleWords ?? []).filter(isNumber);
      return blocksOfClause(after, clause).flatMap((block) => {
        const inBlock = meaningfulWords(block.text);
        const words = [...new Set(numbers)].filter((number) => inBlock.has(number));
        return words.length === 0 ? [] : [{ ...block, words }];
      });
    });
}

const amountsDependingOn = (book: EditionBook, { changed }: RuleChange): readonly Definition[] =>
  dependingDefinitions(book, changed).filter((one) => !changed.has(one.id) && isAmount(one));

const isAmount = (one: Definition): boolean => (one.kind === 'property' ? one.type === 'int' : one.kind === 'table');
