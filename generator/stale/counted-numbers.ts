/** What the numbers of texts count, by the words beside them. */
import { withJoinedNumbers } from '../numerals.ts';
import { numberOf, wordsOf } from './meaningful-words.ts';

interface CountedNumber {
  readonly word: string;
  /** In digits. */
  readonly number: string;
  /**
   * What it counts: of "1 pushing damage" the two last words. Words before the number if none follows it, as in "a speed of 1", but none
   * for the pronoun in "a force may have one of them".
   */
  readonly counted: readonly string[];
  readonly isFollowed: boolean;
  /** The words close to it on both sides. */
  readonly beside: readonly string[];
  /** The words directly before and after it. A word in "s" before it is left out, because it is a verb, as in "rolls 3". */
  readonly adjacent: readonly string[];
  /** Whether it is written with a sign, such as "+3"; undefined for "3 more", which means the same as either. */
  readonly isSigned: boolean | undefined;
}

const WORDS_BESIDE = 3;
const WORDS_COUNTED = 2;

/** Words that end what a number counts: "one after the other" counts nothing. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above after an and another any as at away be before below beside between but by can during each every for from had has have if
  in into is it its like may most no not of off on only or out per so some than that the their them then there they this to under until up
  was what when where which while who with within without you your`.split(/\s+/),
);

/** Words between a number and what it counts, as in "1 more defense". */
const LINKING_WORDS: ReadonlySet<string> = new Set(['more', 'less', 'fewer', 'other', 'additional', 'extra', 'further']);

const SIGN = /^[+\u2212-]/;
const WORD = /(?:(?<![\p{L}\p{N}])[+\u2212-](?=\d))?[\p{L}\p{N}]+(?:['\u2019]\p{L}+)?/gu;

/** The singular of regular plurals, so that "1 click" and "2 clicks" count the same. */
export const singularOf = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The numbers of a text, also those written out. Words beyond a punctuation mark are not beside a number. */
export const countedNumbersIn = (markdown: string): readonly CountedNumber[] => countedIn(markdown, numberOf);

/** Returns the number that a word means, in digits; undefined for any other word. */
type ReadNumber = (word: string) => string | undefined;

function countedIn(markdown: string, read: ReadNumber): readonly CountedNumber[] {
  const text = withJoinedNumbers(withHeadings(markdown).replace(/\]\([^)]*\)/g, ' '));
  return text.split(/[.,:;!?|>\u2013\u2014]|\n\s*\n|\s-\s/).flatMap((part) => {
    const all = part.match(WORD) ?? [];
    const written = all.filter((word) => !LINKING_WORDS.has(word));
    const words = written.map((word) => word.replace(SIGN, ''));
    const linked = new Set(all.flatMap((word, index) => (LINKING_WORDS.has(all[index + 1] ?? '') ? [word] : [])));
    return words.flatMap((word, index) => {
      const number = read(word);
      if (number === undefined) return [];
      const before = namesIn(words.slice(Math.max(0, index - WORDS_BESIDE), index));
      const after = words.slice(index + 1, index + 1 + WORDS_BESIDE);
      const end = after.findIndex((one) => FUNCTION_WORDS.has(one));
      const following = namesIn(after.slice(0, end < 0 ? WORDS_COUNTED : Math.min(end, WORDS_COUNTED)));
      const isPronoun = word === 'one' && following.length === 0;
      const counted = following.length > 0 ? following : before;
      const beside = [...before, ...namesIn(after)];
      const adjacent = namesIn([
        ...words.slice(Math.max(0, index - 1), index).filter((one) => one === singularOf(one)),
        ...after.slice(0, 1),
      ]);
      const asWritten = written[index] ?? '';
      const isSigned = linked.has(asWritten) ? undefined : SIGN.test(asWritten);
      return [{ word, number, counted: isPronoun ? [] : counted, isFollowed: following.length > 0, beside, adjacent, isSigned }];
    });
  });
}

/**
 * The text with the heading of the column added to each cell of a table: "6" below "Squares" counts squares. Not in the first column, whose
 * numbers are cases of the rule, such as build totals.
 */
function withHeadings(markdown: string): string {
  let headings: readonly string[] = [];
  return markdown
    .split('\n')
    .map((line, index, lines) => {
      if (!line.startsWith('|')) return line;
      const cells = line.split('|');
      if (/^\|[\s:|-]+$/.test(line)) headings = lines[index - 1]?.split('|') ?? [];
      else if (!lines[index - 1]?.startsWith('|')) headings = [];
      return cells.map((cell, column) => `${cell} ${column > 1 ? (headings[column] ?? '') : ''}`).join('|');
    })
    .join('\n');
}

const namesIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !FUNCTION_WORDS.has(word) && numberOf(word) === undefined).map(singularOf);

const LIMITS: ReadonlySet<string> = new Set(['at most', 'limit of', 'maximum of', 'more than', 'up to']);

export function isLimitIn(markdown: string, number: string): boolean {
  const words = wordsOf(markdown);
  return words.some((word, index) => numberOf(word) === number && LIMITS.has(`${words[index - 2]} ${words[index - 1]}`));
}

/**
 * How many of each thing a text counts in all: five objects in "Ada has 2 objects, Ben has 3". A number that nothing follows counts what
 * the number before it counts.
 */
export function totalsIn(markdown: string): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  let things: readonly string[] = [];
  for (const { number, counted, isFollowed } of countedNumbersIn(markdown)) {
    if (isFollowed) things = counted;
    for (const thing of things) totals.set(thing, (totals.get(thing) ?? 0) + Number(number));
  }
  return totals;
}

/** The words that each number counts, or that are beside it. */
export function wordsByNumber(texts: readonly string[], field: 'counted' | 'beside'): ReadonlyMap<string, ReadonlySet<string>> {
  const numbers = Map.groupBy(texts.flatMap(countedNumbersIn), ({ number }) => number);
  return new Map([...numbers].map(([number, list]) => [number, new Set(list.flatMap((one) => one[field]))]));
}

/**
 * Whether a text has the number beside one of the words; "one" has so many senses that it must count the word. True if `words` is
 * undefined, because what the number counted is then unknown.
 */
export const hasBeside = (markdown: string, number: string, words: ReadonlySet<string> | undefined): boolean =>
  words === undefined ||
  countedNumbersIn(markdown).some(
    ({ word, counted, beside, ...one }) => one.number === number && (word === 'one' ? counted : beside).some((name) => words.has(name)),
  );

export const ORDINALS: readonly string[] = [
  '',
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
];

/** The number before that of an ordinal: a fourth is the first beyond three. */
const numberBefore: ReadNumber = (word) => {
  const ordinal = ORDINALS.includes(word) ? ORDINALS.indexOf(word) : Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);
  return ordinal > 1 ? String(ordinal - 1) : undefined;
};

/** The ordinals of a text that count one more of the words than the number, such as "fourth captive" for 3 and "captive". */
export const ordinalsBeyond = (markdown: string, number: string, words: ReadonlySet<string> = new Set()): readonly string[] =>
  countedIn(markdown, numberBefore)
    .filter((one) => one.number === number && one.counted.some((word) => words.has(word)))
    .map(({ word }) => word);
