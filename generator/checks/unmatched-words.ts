import type { Definition } from '../generated/definition.ts';
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

interface Unmatched extends Pick<TextInForce, 'clause' | 'carrying'> {
  readonly word: FoundWord;
}

export function unmatchedIn(edition: TextsOfEdition, memo: Memo): readonly Unmatched[] {
  const printed = memo.of(uncarriedIn, edition.printed, memo).filter((text) => isInForceAsPrinted(edition, text));
  const texts = [...printed, ...uncarriedIn([...edition.changed.values()], memo)];
  return texts.flatMap(({ clause, carrying, uncarried }) => uncarried.map((word) => ({ clause, word, carrying })));
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
