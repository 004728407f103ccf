/** The references to clauses and pages in running text: links of the scheme "rule:". */
import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';

export interface RuleLink {
  readonly id: string;
  readonly place: Place;
}

export const linksOf = (tree: Root, file: string): RuleLink[] => linksWith(tree, file, 'rule:');

/** The references to entries of the glossary: links of the scheme "term:". */
export const termLinksOf = (tree: Root, file: string): RuleLink[] => linksWith(tree, file, 'term:');

function linksWith(tree: Root, file: string, scheme: string): RuleLink[] {
  const out: RuleLink[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'link' && node.url.startsWith(scheme)) {
      const { start, end } = node.position ?? {};
      const until = end === undefined ? {} : { endLine: end.line, endColumn: end.column };
      out.push({ id: node.url.slice(scheme.length), place: { file, line: start?.line ?? 1, column: start?.column ?? 1, ...until } });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return out;
}
