/** The references to clauses and pages in running text: links of the scheme "rule:". */
import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';

export interface RuleLink {
  readonly id: string;
  readonly place: Place;
}

export const linksOf = (tree: Root, file: string): readonly RuleLink[] => linksWith(tree, file).rule;

/** The references to entries of the glossary: links of the scheme "term:". */
export const termLinksOf = (tree: Root, file: string): readonly RuleLink[] => linksWith(tree, file).term;

interface Links {
  readonly file: string;
  readonly rule: readonly RuleLink[];
  readonly term: readonly RuleLink[];
}

/** Trees are kept between compilations, and asked several times in each. */
const known = new WeakMap<Root, Links>();

function linksWith(tree: Root, file: string): Links {
  const before = known.get(tree);
  if (before?.file === file) return before;
  const rule: RuleLink[] = [];
  const term: RuleLink[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'link') {
      const list = node.url.startsWith('rule:') ? rule : node.url.startsWith('term:') ? term : undefined;
      const { start, end } = node.position ?? {};
      const until = end === undefined ? {} : { endLine: end.line, endColumn: end.column };
      list?.push({ id: node.url.slice(5), place: { file, line: start?.line ?? 1, column: start?.column ?? 1, ...until } });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  const links = { file, rule, term };
  known.set(tree, links);
  return links;
}
