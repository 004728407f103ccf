/** Numbers that a change removed, in texts that have them as quite another quantity: "+3 damage" or "range 3" where it removed "3 damage". */
import { isObject } from '../../engine/base/json.ts';
import { lastPartOf } from '../ids.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { countedNumbersIn, singularOf } from './counted-numbers.ts';
import { wordsOf } from './meaningful-words.ts';
import { wordsOfName } from './read-facts.ts';
import type { RuleChange, Scope } from './rule-change.ts';
import type { CountedBefore } from './senses.ts';

interface TextWithWords {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Returns a function that takes a number from the words of a text if it is another quantity in each of its places: if it has a sign where
 * the rule gave it without one, or none where it always had one, or is directly beside a quantity that it did not count.
 */
export function createWithoutOtherQuantities(
  rulebook: Rulebook,
  { after, texts, replaced }: RuleChange,
  { stated }: Scope,
  counted: CountedBefore,
): <T extends TextWithWords>(texts: readonly T[]) => T[] {
  const quantities = quantitiesOf(after);
  const units = replaced.flatMap(({ before }) => (isObject(before) && typeof before.unit === 'string' ? wordsOf(before.unit) : []));
  const ofRule = [...stated].flatMap((id) => rulebook.clauses.get(id) ?? []).map((clause) => textOf(after, clause));
  const byNumber = (list: readonly string[]) => Map.groupBy(list.flatMap(countedNumbersIn), ({ number }) => number);
  const oldNumbers = byNumber(texts.map(({ before }) => before));
  const numbersOfRule = byNumber(ofRule);
  const isOtherQuantity = (text: string, number: string): boolean => {
    const places = countedNumbersIn(text).filter((one) => one.number === number);
    const before = oldNumbers.get(number) ?? numbersOfRule.get(number) ?? [];
    const things = new Set([...(counted(number) ?? []), ...units.map(singularOf)]);
    const isOther = ({ isSigned, adjacent }: (typeof places)[number]): boolean =>
      (before.length > 0 && isSigned !== undefined && before.every((one) => one.isSigned === !isSigned)) ||
      (things.size > 0 && adjacent.some((word) => quantities.has(word)) && !adjacent.some((word) => things.has(word)));
    return places.length > 0 && places.every(isOther);
  };
  return (list) => list.map((one) => ({ ...one, words: one.words.filter((word) => !isOtherQuantity(one.text, word)) }));
}

/** The units of parameters, such as "squares", and the names of facts that are numbers, such as "range". */
const quantitiesOf = ({ definitions }: EditionBook): ReadonlySet<string> =>
  new Set(
    definitions
      .flatMap(({ definition: one }) => {
        if (one.kind === 'parameter') return one.unit === undefined ? [] : wordsOf(one.unit);
        return (one.kind === 'record' || one.kind === 'property') && one.type === 'int' ? wordsOfName(lastPartOf(one.id)).slice(-1) : [];
      })
      .map(singularOf),
  );
