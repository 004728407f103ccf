import type { TextRun, Weight } from '../../site/src/lib/stored-comparison.ts';
import { NUMERALS } from '../numerals.ts';
import { plainCharacters } from './characters.ts';
import { commonSubsequence } from './common-subsequence.ts';

export interface WordChanges {
  readonly runs: readonly TextRun[];
  readonly weight: Weight;
  /**
   * Where the wordings differ in numbers, those at the changed places, with their signs: 3 and 4 where "3 or less, 4 or more" became "4 or
   * less, 5 or more".
   */
  readonly numbersGone: readonly string[];
  readonly numbersNew: readonly string[];
}

/** A hyphen or dash before a number is its sign, but not in "2-3 cups". */
const TOKEN =
  /\|[a-z0-9_-]+\||#[a-z]+#|(?:[+−]|(?<!\b\d+)[-–])?\d+(?:[.,]\d+)*%?|[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*(?:['’-][\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*)*|[^\s\p{L}\p{N}]/giu;
/** Larger comparisons would take too much memory: what is between equal ends then counts as replaced. */
const MOST_CELLS = 4_000_000;

/** A word, a number, an icon or a mark of a text, with its offsets. */
interface Token {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const keyOf = (token: string): string => {
  // Most words return here: the rest of this function would take most of the time of a comparison.
  if (/^[a-z\d]+$/i.test(token)) return token;
  const key = plainCharacters(token).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–—]/g, '-');
  return /^[+-]?\d{1,3}(?:,\d{3})+$/.test(key) ? key.replaceAll(',', '') : key;
};

/** Characters without width of their own, such as the mark that makes a picture of the sign before it, are no tokens. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const key = keyOf(token);
    return key === '' ? [] : [{ key, start: index, end: index + token.length }];
  });

/** Whether two texts differ in nothing but blanks, invisible characters and kinds of quotation marks, dashes and minus signs. */
export const haveSameWords = (a: string, b: string): boolean => normalised(a) === normalised(b);

export const normalised = (text: string): string =>
  tokensOf(text)
    .map(({ key }) => key)
    .join(' ');

const withoutCaseAndMarks = (text: string): string =>
  normalised(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();

export function wordChanges(before: string, after: string): WordChanges {
  const [earlier, later] = [tokensOf(before), tokensOf(after)];
  const equalPairs = align(earlier, later);
  const runs: TextRun[] = [];
  const numbers = new NumberChanges();
  const add = (kind: TextRun['kind'], text: string): void => {
    if (text.trim() !== '') runs.push({ kind, text });
  };
  // `earlierAt` and `laterAt`: the first tokens after the previous equal pair. `earlierSame` and `laterSame`: the next equal pair, at the
  // end the lengths of both lists.
  let [earlierAt, laterAt] = [0, 0];
  for (const [earlierSame, laterSame] of [...equalPairs, [earlier.length, later.length] as const]) {
    add('gone', textOf(before, earlier, earlierAt, earlierSame));
    add('new', textOf(after, later, laterAt, laterSame));
    numbers.add(earlier.slice(earlierAt, earlierSame), later.slice(laterAt, laterSame));
    const same = later[laterSame];
    if (same !== undefined) {
      const last = runs.at(-1);
      const text = after.slice(same.start, same.end);
      const hasGap = (later[laterSame - 1]?.end ?? same.start) < same.start;
      if (last?.kind === 'same') runs[runs.length - 1] = { kind: 'same', text: `${last.text}${hasGap ? ' ' : ''}${text}` };
      else runs.push({ kind: 'same', text });
    }
    [earlierAt, laterAt] = [earlierSame + 1, laterSame + 1];
  }
  const changedKeys = [...surplusKeys(keysOf(earlier), keysOf(later)), ...surplusKeys(keysOf(later), keysOf(earlier))];
  const hasChangedWords = runs.some(({ kind, text }) => kind !== 'same' && /[\p{L}\p{N}]/u.test(text));
  const isEqualButForCaseAndMarks = withoutCaseAndMarks(before) === withoutCaseAndMarks(after);
  const weightWithoutNumbers = hasChangedWords && !isEqualButForCaseAndMarks ? 'words' : 'marks';
  const haveChanged = numbers.haveChanged();
  return {
    runs,
    weight: haveChanged || changedKeys.some(isIcon) ? 'numbers' : weightWithoutNumbers,
    numbersGone: haveChanged ? numbers.gone : [],
    numbersNew: haveChanged ? numbers.added : [],
  };
}

/** `|ko|`, `#ko#`, or a pictograph other than the marks of a trade name and degrees. */
const isIcon = (key: string): boolean => /^[|#].+[|#]$|^(?![©®™°])\p{So}$/u.test(key);

/** In digits, as a fraction, as a word, or a die: `d20`. */
const isNumber = (key: string): boolean => /^(?:[+-]?\p{N}[\p{N}.,]*%?|d\d+)$/iu.test(key) || NUMERALS.includes(key.toLowerCase());

export const inDigits = (number: string): string => {
  const value = NUMERALS.indexOf(number.toLowerCase());
  return value < 0 ? number : String(value);
};

class NumberChanges {
  readonly gone: string[] = [];
  readonly added: string[] = [];
  /** Whether at some place nothing but numbers was exchanged for others. */
  private isExchanged = false;

  add(gone: readonly Token[], added: readonly Token[]): void {
    const [goneNumbers, addedNumbers] = [numbersIn(gone), numbersIn(added)];
    // "one" may be a pronoun: it counts only if the other wording has a number at this place too.
    this.gone.push(...goneNumbers.filter((number) => !isOne(number) || addedNumbers.length > 0));
    this.added.push(...addedNumbers.filter((number) => !isOne(number) || goneNumbers.length > 0));
    this.isExchanged ||=
      gone.length === goneNumbers.length &&
      added.length === addedNumbers.length &&
      goneNumbers.length === addedNumbers.length &&
      goneNumbers.some((number, index) => inDigits(number) !== inDigits(addedNumbers[index] ?? ''));
  }

  haveChanged(): boolean {
    const [gone, added] = [this.gone.map(inDigits), this.added.map(inDigits)];
    return this.isExchanged || surplusKeys(gone, added).length > 0 || surplusKeys(added, gone).length > 0;
  }
}

const isOne = (number: string): boolean => number.toLowerCase() === 'one';

const keysOf = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key);

const numbersIn = (tokens: readonly Token[]): string[] => keysOf(tokens).filter(isNumber);

const textOf = (text: string, tokens: readonly Token[], from: number, until: number): string => {
  const [first, last] = [tokens[from], tokens[until - 1]];
  return first === undefined || last === undefined || until <= from ? '' : text.slice(first.start, last.end);
};

/** The keys that the first list has more often than the other. */
function surplusKeys(one: readonly string[], other: readonly string[]): string[] {
  const remaining = new Map<string, number>();
  for (const key of other) remaining.set(key, (remaining.get(key) ?? 0) + 1);
  return one.flatMap((key) => {
    const count = remaining.get(key) ?? 0;
    remaining.set(key, count - 1);
    return count > 0 ? [] : [key];
  });
}

/** Pairs of indexes of equal tokens, in order: those of the equal beginnings and ends, and between them the longest common subsequence. */
function align(a: readonly Token[], b: readonly Token[]): (readonly [number, number])[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.key === b[start]?.key) start++;
  let tailLength = 0;
  while (
    tailLength < a.length - start &&
    tailLength < b.length - start &&
    a[a.length - 1 - tailLength]?.key === b[b.length - 1 - tailLength]?.key
  )
    tailLength++;
  const middleOf = (tokens: readonly Token[]): string[] => tokens.slice(start, tokens.length - tailLength).map(({ key }) => key);
  const [middleA, middleB] = [middleOf(a), middleOf(b)];
  const middle = middleA.length * middleB.length > MOST_CELLS ? [] : commonSubsequence(middleA, middleB);
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([i, j]) => [start + i, start + j] as const),
    ...Array.from({ length: tailLength }, (_, at) => [a.length - tailLength + at, b.length - tailLength + at] as const),
  ];
}
