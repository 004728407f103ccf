/** Whether a word that a change removed has, in some text, the sense that it had before the change. */
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { changedNumbers } from './changed-numbers.ts';
import { hasBeside, wordsByNumber } from './counted-numbers.ts';
import { isNumber, meaningfulWords, wordsOf } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

export type IsSame = (text: string, word: string) => boolean;

/**
 * Returns the words that a number counts in the old texts, such as "token" for "four tokens". If no old text has the number, it reads the
 * texts of the clauses that state the rule.
 */
export type CountedBefore = (number: string) => ReadonlySet<string> | undefined;

export function countedBefore(rulebook: Rulebook, { after, texts }: RuleChange, { stated }: Scope): CountedBefore {
  const inOldTexts = wordsByNumber(
    texts.map(({ before }) => before),
    'counted',
  );
  const inStated = wordsByNumber(
    [...stated].flatMap((id) => rulebook.clauses.get(id) ?? []).map((clause) => textOf(after, clause)),
    'counted',
  );
  return (number) => inOldTexts.get(number) ?? inStated.get(number);
}

/** The number that has the most senses in texts: "one after the other" counts nothing. */
const COMMON_NUMBER = '1';

const enumValuesOf = ({ definitions }: EditionBook): ReadonlySet<string> =>
  new Set(
    definitions.flatMap(({ definition }) => {
      const type = 'type' in definition ? definition.type : undefined;
      return typeof type === 'object' && 'enum' in type ? type.enum : [];
    }),
  );

/** Tests whether a text has a removed word in its old sense: one test for each kind of text that is searched. */
export function sensesOf(change: RuleChange, removed: ReadonlySet<string>, counted: CountedBefore) {
  // Texts give a bound of 4 also as "3 or lower fails".
  const nearOldBounds = new Set(
    changedNumbers(change)
      .flatMap(({ before }) => [before - 1, before, before + 1])
      .map(String),
  );
  // The rules still have a value such as "great": a text that has it means the old rule only if it also has another removed word.
  const values = enumValuesOf(change.after);
  const isOldIfValue: IsSame = (text, word) =>
    !values.has(word) || [...meaningfulWords(text)].some((one) => one !== word && removed.has(one));
  const isCounted: IsSame = (text, word) => hasBeside(text, word, counted(word));
  const isSame: IsSame = (text, word) => word !== COMMON_NUMBER || isCounted(text, word);
  // Some numbers are only in texts and in no definition, such as the count of a list. They have their old sense only beside the words that
  // they counted.
  const isOldIfNumber: IsSame = (text, word) => !isNumber(word) || nearOldBounds.has(word) || isCounted(text, word);
  const isSurelySame: IsSame = (text, word) => isSame(text, word) && isOldIfNumber(text, word) && isOldIfValue(text, word);
  // Only numbers written as digits count: `meaningfulWords` would also find "one" as 1.
  const isWritten: IsSame = (text, word) => wordsOf(text).includes(word);
  return {
    isRepeated: (text: string, word: string) => isNumber(word) && isCounted(text, word),
    isSame,
    // Questions are searched only for numbers, because most of their words are no terms.
    isSameNumber: (text: string, word: string) => isNumber(word) && isSame(text, word),
    isOldIfNumber,
    isSurelySame,
    isMentioned: (text: string, word: string) => isWritten(text, word) && isSurelySame(text, word),
    isCountedAlike: (text: string, word: string) => isWritten(text, word) && counted(word) !== undefined && isCounted(text, word),
  } satisfies { readonly [name: string]: IsSame };
}
