/** Numbers and limiting words of texts in force that no definition has. */

import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import { pageIdOf } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode } from '../rulebook.ts';
import { type CarriedWords, carriedBy, comparesWith } from './carried-words.ts';
import { withoutWaived } from './check-waivers.ts';
import { isInForceAsPrinted, type TextInForce, type TextsOfEdition } from './texts-in-force.ts';

/** A text with its uncarried words: no waiver covers them, and no definition that carries the clause has them. */
interface Uncarried extends TextInForce {
  readonly uncarried: readonly FoundWord[];
}

const uncarriedIn = (texts: readonly TextInForce[], memo: Memo): readonly Uncarried[] =>
  texts.flatMap((text) => {
    const uncarried = memo.of(uncarriedBy, text.words, text.clause, text.carrying, memo);
    return uncarried.length === 0 ? [] : [{ ...text, uncarried }];
  });

/** An uncarried word that no parameter named by the carrying definitions has either. */
interface Unmatched extends Pick<TextInForce, 'clause' | 'carrying'> {
  readonly word: FoundWord;
  /** The parameters that the carrying definitions name. */
  readonly parameters: readonly Definition[];
}

export function unmatchedIn(edition: TextsOfEdition, memo: Memo): readonly Unmatched[] {
  const printed = memo.of(uncarriedIn, edition.printed, memo).filter((text) => isInForceAsPrinted(edition, text));
  const texts = [...printed, ...uncarriedIn([...edition.changed.values()], memo)];
  // The texts of errata come with the parameters of all editions, so an id may have several values.
  const byId = Map.groupBy(edition.parameters, ({ id }): string => id);
  const ids = memo.same([...byId.keys()]);
  return texts.flatMap(({ clause, words, carrying, uncarried }) => {
    // The numbers of a parameter count for the definitions that name it.
    const parameters = memo.of(namesAmong, carrying, ids, memo).flatMap((id) => byId.get(id) ?? []);
    return uncarried
      .filter((word) => !parameters.some((d) => carries(memo.of(carriedBy, d), word, words) && canBeNumberOf(d, clause, word, words)))
      .map((word) => ({ clause, word, carrying, parameters }));
  });
}

/**
 * Whether a number of a text can be that of a parameter. A number in a worked example is taken to be of the example alone, unless the text
 * around the example has it too, or the clause is on a page of the parameter or links to one.
 */
const canBeNumberOf = (
  parameter: Definition,
  { page, ast }: ClauseNode,
  { number, inExample }: FoundWord,
  words: readonly FoundWord[],
): boolean =>
  inExample !== true ||
  words.some((word) => word.inExample !== true && word.number === number) ||
  clausesOf(parameter).some((id) => pageIdOf(id) === page || ast.text.includes(`](rule:${pageIdOf(id)}`));

/** Those of the ids that the definitions name. */
function namesAmong(definitions: readonly Definition[], ids: readonly string[], memo: Memo): readonly string[] {
  const carriers = memo.each(carriedBy, definitions);
  return ids.filter((id) => carriers.some(({ json }) => json.includes(id)));
}

const uncarriedBy = (
  words: readonly FoundWord[],
  clause: ClauseNode,
  definitions: readonly Definition[],
  memo: Memo,
): readonly FoundWord[] => {
  const carriers = memo.each(carriedBy, definitions);
  return withoutWaived(clause, words).filter((word) => !carriers.some((carrier) => carries(carrier, word, words)));
};

function carries(carrier: CarriedWords, word: FoundWord, words: readonly FoundWord[]): boolean {
  if (word.number === undefined) return carrier.isLimiting;
  const isCarried = (digits: string | undefined): boolean => digits !== undefined && carrier.numbers.has(digits);
  return isCarried(word.number) || isCarried(counterpart(word, words)) || comparesWith(carrier, word.bound);
}

/** The number of the other bound where a text has both: 5 for the 4 of "5 or higher … 4 or lower". */
function counterpart({ number, beyond }: FoundWord, words: readonly FoundWord[]): string | undefined {
  return words.find((other) => beyond !== undefined && other.number === beyond && other.beyond === number)?.number;
}
