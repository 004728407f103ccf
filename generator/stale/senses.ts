/** Whether a text has a word that a change removed in the sense that it had before. */
import { jsonWithoutCitations } from '../definition-clauses.ts';
import type { Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { countedByNumber, hasBeside } from './counted-numbers.ts';
import { isNumber } from './meaningful-words.ts';
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

const numbersIn = (definition: object): readonly number[] => (jsonWithoutCitations(definition).match(/\d+/g) ?? []).map(Number);

/** What is the same sense in a text that repeats a number, a text of the rule, a question, and texts of other clauses. */
export function sensesOf({ after, replaced }: RuleChange, counted: CountedBefore) {
  const gone = replaced.flatMap((before) => {
    const now = after.definitions.find(({ definition }) => definition.id === before.id);
    const numbersNow = now === undefined ? [] : numbersIn(now.definition);
    return numbersIn(before).filter((number) => !numbersNow.includes(number));
  });
  // Texts give a bound of 4 also as "3 or lower fails".
  const nearDefinitions = new Set(gone.flatMap((number) => [number - 1, number, number + 1]).map(String));
  const isCounted: IsSame = (text, word) => hasBeside(text, word, counted(word));
  const isSame: IsSame = (text, word) => word !== COMMON_NUMBER || isCounted(text, word);
  // A number that only changed texts had, such as the count of a list, is another one in other texts beside other words.
  const isOfRule: IsSame = (text, word) => !isNumber(word) || nearDefinitions.has(word) || isCounted(text, word);
  return {
    isRepeated: (text: string, word: string) => isNumber(word) && isCounted(text, word),
    isSame,
    // Questions have too many words that are no terms.
    isSameNumber: (text: string, word: string) => isNumber(word) && isSame(text, word),
    isOfRule,
    isSameOfRule: (text: string, word: string) => isSame(text, word) && isOfRule(text, word),
  } satisfies { readonly [name: string]: IsSame };
}
