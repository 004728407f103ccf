/** Words as safe HTML. Links to rules become links of the site; anything that is not plain text structure is dropped. */
import type { Element, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
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
  attributes: { a: ['href', ['className', 'rule', 'term'], 'dataRule'], th: ['align', 'scope'], td: ['align'], ol: ['start'] },
  protocols: { href: ['https'] },
};

const toHast = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA);
const parser = unified().use(remarkParse).use(remarkGfm);

/** The site's address of a clause or page id. */
export function addressOf(id: string): string {
  const [area = '', page = '', clause] = id.split('.');
  return `/${area}/${page}/${clause === undefined ? '' : `#${clause}`}`;
}

/** What the words of a book may lean on. */
export interface Setting {
  /** Clauses that the book does not hold yet: links to them are left as their words. */
  readonly forthcoming: ReadonlySet<string>;
  readonly icons: Icons;
  /** The entries of the glossary by slug, for links of the scheme "term:". */
  readonly terms: ReadonlyMap<string, KnownTerm>;
  readonly marker?: TermMarker;
}

const BARE: Setting = { forthcoming: new Set(), icons: new Map(), terms: new Map() };

/** Trees are kept between compilations, and stand in one place each. */
const made = new WeakMap<Setting, WeakMap<Root, { readonly here: string; readonly html: string }>>();

/** Makes HTML of a tree that stands in the clause or page `here`. The tree is not changed. */
export function htmlOf(tree: Root, setting: Setting = BARE, here = ''): string {
  const kept = made.get(setting) ?? new WeakMap<Root, { readonly here: string; readonly html: string }>();
  made.set(setting, kept);
  const known = kept.get(tree);
  if (known?.here === here) return known.html;
  const html = render(tree, setting, here);
  kept.set(tree, { here, html });
  return html;
}

function render(tree: Root, setting: Setting, here: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'link', (node) => {
    const term = node.url.startsWith('term:') ? setting.terms.get(node.url.slice(5)) : undefined;
    if (term !== undefined) {
      node.url = addressOf(term.entry);
      node.data = { hProperties: { className: ['term'] } };
    }
    if (!node.url.startsWith('rule:')) return;
    const id = node.url.slice(5);
    if (setting.forthcoming.has(id) || !/^[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/.test(id)) {
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
  if (setting.icons.size > 0)
    visit(hast, 'text', (node, index, parent) => {
      const drawn = parent === undefined ? undefined : drawIcons(node.value, setting.icons);
      if (drawn === undefined || parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1, ...drawn);
      return [SKIP, index + drawn.length];
    });
  const { marker } = setting;
  if (marker !== undefined) markTerms(hast, marker, (term) => term.entry === here || term.see === here, addressOf);
  return toHtml(hast);
}

const rendered = new WeakMap<Setting, Map<string, string>>();

/** Makes HTML of Markdown text; the same text in the same place is rendered once. */
export function htmlOfText(text: string, setting: Setting = BARE, here = ''): string {
  let kept = rendered.get(setting);
  if (kept === undefined) {
    kept = new Map();
    rendered.set(setting, kept);
  }
  const key = `${here}\u0000${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = htmlOf(parser.parse(text), setting, here);
  kept.set(key, made);
  return made;
}
