import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';

export interface ProseLink {
  /** The id of a clause or page, or the slug of an entry of the glossary. */
  readonly id: string;
  readonly place: Place;
}

export function linksIn(tree: Root, file: string): { readonly ruleLinks: readonly ProseLink[]; readonly termLinks: readonly ProseLink[] } {
  const ruleLinks: ProseLink[] = [];
  const termLinks: ProseLink[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'link') {
      const [, scheme, id = ''] = /^(rule|term):(.*)$/s.exec(node.url) ?? [];
      const { start, end } = node.position ?? {};
      const until = end === undefined ? {} : { endLine: end.line, endColumn: end.column };
      const place = { file, line: start?.line ?? 1, column: start?.column ?? 1, ...until };
      if (scheme !== undefined) (scheme === 'rule' ? ruleLinks : termLinks).push({ id, place });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return { ruleLinks, termLinks };
}
