/** The numbers that a text states, in digits or as words. Quotations are left out: worked examples are written in them. */
import type { Nodes, Root } from 'mdast';
import { numberOfWord, withJoinedNumbers } from '../numerals.ts';

const NUMBERS = /(?<![\w|])\d+(?![\w|])|\p{L}+/gu;

/** All in digits. */
export function statedNumbersIn(tree: Root): ReadonlySet<string> {
  const numbers = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'blockquote') return;
    if (node.type === 'text')
      for (const [word] of withJoinedNumbers(node.value).matchAll(NUMBERS)) {
        const number = /\d/.test(word) ? word : word === 'both' ? '2' : numberOfWord(word);
        if (number !== undefined) numbers.add(number);
      }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return numbers;
}
