/** Words as safe HTML. Links to rules become links of the site; anything that is not plain text structure is dropped. */
import type { Element, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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
  attributes: { a: ['href', ['className', 'rule'], 'dataRule'], th: ['align', 'scope'], td: ['align'], ol: ['start'] },
  protocols: { href: ['https'] },
};

const toHast = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA);
const parser = unified().use(remarkParse).use(remarkGfm);

/** The site's address of a clause or page id. */
export function addressOf(id: string): string {
  const [area = '', page = '', clause] = id.split('.');
  return `/${area}/${page}/${clause === undefined ? '' : `#${clause}`}`;
}

/** Makes HTML of a tree; links to what the book does not hold yet are left as their words. The tree is not changed. */
export function htmlOf(tree: Root, forthcoming: ReadonlySet<string> = new Set()): string {
  const copy = structuredClone(tree);
  visit(copy, 'link', (node) => {
    if (!node.url.startsWith('rule:')) return;
    const id = node.url.slice(5);
    if (forthcoming.has(id) || !/^[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/.test(id)) {
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
  return toHtml(hast);
}

const rendered = new Map<string, string>();

/** Makes HTML of Markdown text; the same text is rendered once. */
export function htmlOfText(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const made = htmlOf(parser.parse(text));
  rendered.set(text, made);
  return made;
}
