import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';
import { numberOfWord, numberWordsFromTwo } from '../numerals.ts';
import { placeInNode } from './place-in-text.ts';

export interface FoundWord {
  readonly text: string;
  /** The digits, for a number. */
  readonly number?: string;
  /**
   * Whether the number is written as a word. Most such words are no amounts of a rule, as in "the two squares". Those in quotations and in
   * the texts of links are left out.
   */
  readonly isNumberWord?: true;
  /** The first number outside a bound: 5 for "4 or lower", 3 for "4 or higher". */
  readonly beyond?: string;
  /**
   * For the highest or lowest face of a die in a range, the number at the other end and how a condition compares with it: `>= 5` for the 6
   * of "5 or 6".
   */
  readonly bound?: { readonly sign: '>=' | '<='; readonly number: number };
  readonly inTable?: true;
  /** Whether it is in a quotation, as worked examples are. */
  readonly inExample?: true;
  /** The running text before it and after it, up to the next link, emphasis or code. */
  readonly before: string;
  readonly after: string;
  readonly place: Place;
}

/** "One" is left out, since it mostly is a pronoun. Parts of "twenty-five" and "three-dimensional" are no numbers. */
const NUMBER_WORDS = numberWordsFromTwo.join('|');
const WORDS = new RegExp(
  String.raw`(?<![\w|])(\d+)(?![\w|])|(?<![\w-])(${NUMBER_WORDS})(?![\w-])|\b(unless|may|only|instead|until|once)\b`,
  'gi',
);

/** Whether a word of a text is in a phrase of it, such as the 2 in "2 of your turns". Line breaks count as spaces. */
export function isInPhrase({ text, before, after }: FoundWord, phrase: string): boolean {
  const inLower = phrase.toLowerCase();
  return [...inLower.matchAll(WORDS)].some(
    ({ 0: word, index }) =>
      word === text.toLowerCase() &&
      onOneLine(before).endsWith(inLower.slice(0, index)) &&
      onOneLine(after).startsWith(inLower.slice(index + word.length)),
  );
}

export const phraseAround = ({ text, before, after }: FoundWord): string =>
  `${/[\w+-]*\s*$/.exec(before)?.[0] ?? ''}${text}${/^\s*\w*/.exec(after)?.[0] ?? ''}`.replaceAll(/\s+/g, ' ').trim();

const onOneLine = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

interface Surroundings {
  readonly inTable?: true;
  readonly inExample?: true;
  readonly inLink?: true;
}

/** Searches all text except code and the targets of links. */
export function numbersAndLimitingWordsIn(tree: Root, file: string): FoundWord[] {
  const out: FoundWord[] = [];
  const visit = (node: Nodes, { inLink, ...surroundings }: Surroundings): void => {
    if (node.type === 'text') {
      for (const { 0: text, 1: number, 2: numberWord, index } of node.value.matchAll(WORDS)) {
        if (numberWord !== undefined && (inLink ?? surroundings.inExample) !== undefined) continue;
        const end = index + text.length;
        const before = node.value.slice(0, index);
        const after = node.value.slice(end);
        const found = numberWord === undefined ? numberOf(number, before, after) : wordOf(numberWord);
        out.push({ text, ...found, ...surroundings, before, after, place: placeInNode(node, file, index, end) });
      }
    }
    if ('children' in node) {
      const inside = { ...surroundings, ...(inLink === undefined ? {} : { inLink }), ...SURROUNDINGS[node.type] };
      for (const child of node.children) visit(child, inside);
    }
  };
  visit(tree, {});
  return out;
}

const SURROUNDINGS: { readonly [type: string]: Surroundings } = {
  tableCell: { inTable: true },
  blockquote: { inExample: true },
  link: { inLink: true },
};

const wordOf = (numberWord: string): Pick<FoundWord, 'number' | 'isNumberWord'> => ({
  number: numberOfWord(numberWord.toLowerCase()) ?? '',
  isNumberWord: true,
});

const HIGHEST_FACE = '6';
const LOWEST_FACE = '1';

function numberOf(number: string | undefined, before: string, after: string): Pick<FoundWord, 'number' | 'beyond' | 'bound'> {
  if (number === undefined) return {};
  const [, low] = number === HIGHEST_FACE ? (/(?<![\w|])([2-5])(?: or |[-–]| to )$/.exec(before) ?? []) : [];
  if (low !== undefined) return { number, bound: { sign: '>=', number: Number(low) } };
  const [, high] = number === LOWEST_FACE ? (/^(?: or |[-–]| to )([2-5])(?![\w|])/.exec(after) ?? []) : [];
  if (high !== undefined) return { number, bound: { sign: '<=', number: Number(high) } };
  const [, boundWord] = /^\s+or\s+(lower|less|fewer|below|higher|more|greater|above)\b/.exec(after) ?? [];
  if (boundWord === undefined) return { number };
  const isUpper = ['lower', 'less', 'fewer', 'below'].includes(boundWord);
  return { number, beyond: String(Number(number) + (isUpper ? 1 : -1)) };
}
