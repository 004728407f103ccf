/** Whether a text has a word that a change removed in the sense that it had before. */
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { changedNumbers } from './changed-numbers.ts';
import { countedByNumber, hasBeside } from './counted-numbers.ts';
import { isNumber, meaningfulWords, wordsOf } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

export type IsSame = (text: string, word: string) => boolean;

/** The words that a number counted in the old texts, or in those of the clauses that state the rule if no old text has it. */
export type CountedBefore = (number: string) => ReadonlySet<string> | undefined;

export function countedBefore(rulebook: Rulebook, { after, texts }: RuleChange, { stated }: Scope): CountedBefore {
  const inOldTexts = countedByNumber(texts.map(({ before }) => before));
  const inStated = countedByNumber([...stated].flatMap((id) => rulebook.clauses.get(id) ?? []).map((clause) => textOf(after, clause)));
  return (number) => inOldTexts.get(number) ?? inStated.get(number);
}

/** The number that texts have in most senses: "one after the other" counts nothing. */
const COMMON_NUMBER = '1';

/** The values of enumerated facts. */
const valuesOf = ({ definitions }: EditionBook): ReadonlySet<string> =>
  new Set(
    definitions.flatMap(({ definition }) => {
      const type = 'type' in definition ? definition.type : undefined;
      return typeof type === 'object' && 'enum' in type ? type.enum : [];
    }),
  );

/** What is the same sense in a text that repeats a number, a text of the rule, a question, and texts of other clauses. */
export function sensesOf(change: RuleChange, removed: ReadonlySet<string>, counted: CountedBefore) {
  // Texts give a bound of 4 also as "3 or lower fails".
  const nearDefinitions = new Set(
    changedNumbers(change)
      .flatMap(({ before }) => [before - 1, before, before + 1])
      .map(String),
  );
  // A value such as "great" is in force as before: a text has it in the sense of the rule only with another removed word.
  const values = valuesOf(change.after);
  const isOfRemoved: IsSame = (text, word) =>
    !values.has(word) || [...meaningfulWords(text)].some((one) => one !== word && removed.has(one));
  const isCounted: IsSame = (text, word) => hasBeside(text, word, counted(word));
  const isSame: IsSame = (text, word) => word !== COMMON_NUMBER || isCounted(text, word);
  // A number that only changed texts had, such as the count of a list, is another one in other texts beside other words.
  const isOfRule: IsSame = (text, word) => !isNumber(word) || nearDefinitions.has(word) || isCounted(text, word);
  const isSameOfRule: IsSame = (text, word) => isSame(text, word) && isOfRule(text, word) && isOfRemoved(text, word);
  // In digits, if it is a number: `meaningfulWords` also finds "one" as 1.
  const isWritten: IsSame = (text, word) => wordsOf(text).includes(word);
  return {
    isRepeated: (text: string, word: string) => isNumber(word) && isCounted(text, word),
    isSame,
    // Questions have too many words that are no terms.
    isSameNumber: (text: string, word: string) => isNumber(word) && isSame(text, word),
    isOfRule,
    isSameOfRule,
    isMentioned: (text: string, word: string) => isWritten(text, word) && isSameOfRule(text, word),
    isCountedAlike: (text: string, word: string) => isWritten(text, word) && counted(word) !== undefined && isCounted(text, word),
  } satisfies { readonly [name: string]: IsSame };
}
