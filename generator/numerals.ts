/** The number words from "zero" on, each at the index that it means. */
export const NUMERALS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const TEENS: readonly string[] = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

const TENS: readonly string[] = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words that say how often, and the number that each means. */
const TIMES: readonly (readonly [word: string, number: string])[] = [
  ['twice', '2'],
  ['thrice', '3'],
];

const UNITS = NUMERALS.slice(1, 10);
const FROM_TWENTY = TENS.flatMap((tens) => ['', ...UNITS].map((unit) => `${tens}${unit}`));
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...[...NUMERALS, ...TEENS, ...FROM_TWENTY].map((word, number) => [word, String(number)] as const),
  ...TIMES,
]);

/** The number that a word means, in digits. The number words of a text are those of `withJoinedNumbers`: `twentyfive`. */
export const numberOfWord = (word: string): string | undefined => NUMBERS.get(word);

/** The single words that mean a number from two on. */
export const numberWordsFromTwo: readonly string[] = [...NUMERALS.slice(2), ...TEENS, ...TENS, ...TIMES.map(([word]) => word)];

const IN_TWO_WORDS = new RegExp(`\\b(${TENS.join('|')})[- ](${UNITS.join('|')})\\b`, 'g');

/** A text in lower case, with numbers of two words joined to one. */
export const withJoinedNumbers = (text: string): string => text.toLowerCase().replace(IN_TWO_WORDS, '$1$2');
