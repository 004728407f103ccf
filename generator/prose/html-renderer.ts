import type { Root } from 'mdast';
import type { Rulebook } from '../rulebook.ts';
import { htmlOf, htmlOfText, type ProseContext } from './html.ts';
import { proseContext } from './prose-context.ts';

export interface HtmlCache {
  /** The key of the context: when it changes, the whole cache is invalid. */
  key: string;
  /** By tree, then by the clause or page it is in. */
  trees: WeakMap<Root, Map<string, string>>;
  /** By a clause or page and a text in it. */
  texts: Map<string, string>;
}

export function createHtmlCache(): HtmlCache {
  return { key: '', trees: new WeakMap(), texts: new Map() };
}

export interface HtmlRenderer {
  readonly context: ProseContext;
  /** HTML of a parsed text in the clause or page `here`. */
  ofTree(tree: Root, here: string): string;
  ofText(text: string, here?: string): string;
}

export function createHtmlRenderer(rulebook: Rulebook, cache = createHtmlCache()): HtmlRenderer {
  const { context, key } = proseContext(rulebook);
  if (cache.key !== key) Object.assign(cache, createHtmlCache(), { key });
  const cached = (map: Map<string, string>, textKey: string, make: () => string): string => {
    const html = map.get(textKey) ?? make();
    map.set(textKey, html);
    return html;
  };
  return {
    context,
    ofTree(tree, here) {
      const htmlByOwner = cache.trees.get(tree) ?? new Map<string, string>();
      cache.trees.set(tree, htmlByOwner);
      return cached(htmlByOwner, here, () => htmlOf(tree, context, here));
    },
    ofText: (text, here = '') => cached(cache.texts, `${here}\u0000${text}`, () => htmlOfText(text, context, here)),
  };
}
