import { type DocumentNode, ELEMENT_NODE, type Node, parse, renderSync, TEXT_NODE } from 'ultrahtml';
import { BLOCKS } from '../search/block-elements.ts';

export interface Token {
  /** As in markup, except that any white space is one space. */
  readonly text: string;
  /** An `empty` element, such as `br`, has one tag. */
  readonly kind: 'start' | 'end' | 'empty' | 'word' | 'space';
  readonly element?: string;
}

const nodesOf = (html: string): readonly Node[] => {
  const tree: DocumentNode = parse(html);
  return tree.children;
};

export const tokensOf = (html: string): readonly Token[] => nodesOf(html).flatMap(tokensIn);

function tokensIn(node: Node): readonly Token[] {
  if (node.type === TEXT_NODE)
    return (String(node.value).match(/\S+|\s+/g) ?? []).map(
      (text): Token => (text.trim() === '' ? { text: ' ', kind: 'space' } : { text, kind: 'word' }),
    );
  if (node.type !== ELEMENT_NODE) return [];
  const { name: element, children } = node;
  const tags = renderSync({ ...node, children: [] });
  const end = `</${element}>`;
  if (!tags.endsWith(end)) return [{ text: tags, kind: 'empty', element }];
  const start = tags.slice(0, -end.length);
  return [{ text: start, kind: 'start', element }, ...children.flatMap(tokensIn), { text: end, kind: 'end', element }];
}

/** The top-level blocks of markup, such as paragraphs and lists; all of it if it has none. */
export function blocksOf(html: string): readonly string[] {
  const blocks = nodesOf(html).filter((node) => node.type === ELEMENT_NODE && BLOCKS.has(node.name));
  return blocks.length === 0 ? [html] : blocks.map((block) => renderSync(block));
}
