import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';
import { placeInNode } from './place-in-text.ts';

export interface FoundWord {
  readonly text: string;
  /** The digits, for a number. */
  readonly number?: string;
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

const WORDS = /(?<![\w|])(\d+)(?![\w|])|\b(unless|may|only|instead|until|once)\b/gi;

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

/** Searches all text except code and the targets of links. */
export function numbersAndLimitingWordsIn(tree: Root, file: string): FoundWord[] {
  const out: FoundWord[] = [];
  const visit = (node: Nodes, inTable: boolean, inExample: boolean): void => {
    if (node.type === 'text') {
      for (const { 0: text, 1: number, index } of node.value.matchAll(WORDS)) {
        const end = index + text.length;
        out.push({
          text,
          ...numberOf(number, node.value.slice(0, index), node.value.slice(end)),
          ...(inTable ? { inTable } : {}),
          ...(inExample ? { inExample } : {}),
          before: node.value.slice(0, index),
          after: node.value.slice(end),
          place: placeInNode(node, file, index, end),
        });
      }
    }
    if ('children' in node)
      for (const child of node.children) visit(child, inTable || node.type === 'tableCell', inExample || node.type === 'blockquote');
  };
  visit(tree, false, false);
  return out;
}

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
