import { ELEMENT_NODE, type Node, parse, TEXT_NODE } from 'ultrahtml';
import { BLOCKS } from './block-elements.ts';

/** What the text has in place of elements. */
interface TextLayout {
  /** Between two cells of a table; each row has a line of its own. */
  readonly cell: string;
  /** Before an item of a list; each item has a line of its own. */
  readonly item: string;
  /** Between two blocks, such as paragraphs and lists. */
  readonly block: '\n' | '\n\n';
  icon(label: string): string;
  readonly omits?: readonly string[];
}

/** Blocks that begin no paragraph: in tables, only rows and the cells of a row are apart. */
const WITHIN_TABLES: ReadonlySet<string> = new Set(['thead', 'tbody', 'td', 'th']);

const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character of a reference such as `&amp;`, whose name is `amp`. */
function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? reference;
  return String.fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
}

export function textOf(html: string, layout: TextLayout): string {
  const joined = (nodes: readonly Node[]): string => nodes.map(read).join('');
  const read = (node: Node): string => {
    if (node.type === TEXT_NODE)
      return String(node.value)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/&(#?\w+);/g, characterOf);
    if (node.type !== ELEMENT_NODE) return '';
    const { name, attributes, children } = node;
    if (layout.omits?.includes(name)) return '';
    switch (name) {
      case 'svg':
        return layout.icon(attributes['aria-label'] ?? '');
      case 'br':
        return '\n';
      case 'tr':
        return `\n${children
          .filter(({ type }) => type === ELEMENT_NODE)
          .map(read)
          .join(layout.cell)}`;
      case 'li':
        return `\n${layout.item}${joined(children).trim()}`;
      default:
        return BLOCKS.has(name) && !WITHIN_TABLES.has(name) ? layout.block + joined(children) + layout.block : joined(children);
    }
  };
  return joined(parse(html).children)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n{2,}/g, layout.block)
    .trim();
}

/** One line per paragraph, list item or table row, without icons. */
export const plainLines = (html: string): string => textOf(html, { cell: ': ', item: '', block: '\n', icon: () => '' });
