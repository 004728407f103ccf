/** Texts as safe HTML. Links to rules become links of the site; anything that is not plain text structure is dropped. */
import type { Element, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '../parse/markdown-tree.ts';
import { drawIcons, type Icons } from './icons.ts';
import { type KnownTerm, markTerms, type TermMarker } from './terms.ts';

const SCHEMA: Options = {
  ...defaultSchema,
  tagNames: [
    'a',
    'p',
    'ul',
    'ol',
    'li',
    'em',
    'strong',
    'code',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'del',
    'h3',
    'h4',
    'span',
  ],
  attributes: { a: ['href', ['className', 'rule', 'term'], 'dataRule'], th: ['align'], td: ['align'], ol: ['start'] },
  protocols: { href: ['https'] },
};

const toHast = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA);

function addressOf(id: string): string {
  const [area = '', page = '', clause] = id.split('.');
  return `/${area}/${page}/${clause === undefined ? '' : `#${clause}`}`;
}

/** The parts of a book that its texts refer to. */
export interface ProseContext {
  /** Clauses that the book does not have yet: links to them become plain text. */
  readonly forthcoming: ReadonlySet<string>;
  readonly icons: Icons;
  /** The entries of the glossary by slug, for links of the scheme "term:". */
  readonly terms: ReadonlyMap<string, KnownTerm>;
  readonly marker?: TermMarker;
}

const EMPTY: ProseContext = { forthcoming: new Set(), icons: new Map(), terms: new Map() };

/** HTML of a text in the clause or page `here`. The tree is not changed. */
export function htmlOf(tree: Root, context: ProseContext = EMPTY, here = ''): string {
  const copy = structuredClone(tree);
  visit(copy, 'link', (node) => {
    const term = node.url.startsWith('term:') ? context.terms.get(node.url.slice(5)) : undefined;
    if (term !== undefined) {
      node.url = addressOf(term.entry);
      node.data = { hProperties: { className: ['term'] } };
    }
    if (!node.url.startsWith('rule:')) return;
    const id = node.url.slice(5);
    if (context.forthcoming.has(id) || !/^[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/.test(id)) {
      node.data = { hName: 'span' };
      return;
    }
    node.url = addressOf(id);
    node.data = { hProperties: { className: ['rule'], dataRule: id } };
  });
  const hast: HastRoot = toHast.runSync(copy);
  visit(hast, 'element', (node: Element) => {
    if (node.tagName === 'th') node.properties.scope = 'col';
  });
  if (context.icons.size > 0)
    visit(hast, 'text', (node, index, parent) => {
      const nodes = parent === undefined ? undefined : drawIcons(node.value, context.icons);
      if (nodes === undefined || parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  const { marker } = context;
  if (marker !== undefined) markTerms(hast, marker, (term) => term.entry === here || term.see === here, addressOf);
  return toHtml(hast);
}

export function htmlOfText(text: string, context: ProseContext = EMPTY, here = ''): string {
  return htmlOf(parseMarkdown(text, 'all'), context, here);
}
