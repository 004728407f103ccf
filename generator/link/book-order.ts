/** Definitions in the order of the clauses that they cite, so that neither their names nor the order of files matters. */
import type { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import type { ClauseNode, DefinitionNode, Rulebook } from '../rulebook.ts';

/** The index of each clause: pages in the order of the contents, clauses in the order of their page. */
function clausePlaces({ contents, clauses }: Rulebook): ReadonlyMap<ClauseId, number> {
  const pages = contents.parts.flatMap((part) => part.pages);
  const place = new Map(pages.map((page, index) => [page, index]));
  const pageOf = ({ page }: ClauseNode): number => place.get(page) ?? pages.length;
  const sorted = [...clauses.values()].map((clause, index) => ({ clause: clause.id, index, page: pageOf(clause) }));
  sorted.sort((a, b) => a.page - b.page || a.index - b.index);
  return new Map(sorted.map(({ clause }, index) => [clause, index]));
}

/** What orders two definitions that cite the same clauses: all their content but the id. */
export type Contents = ObjectCache<Definition, string>;

export function inBookOrder(rulebook: Rulebook, nodes: readonly DefinitionNode[], contents: Contents): DefinitionNode[] {
  const contentOf = (d: Definition): string =>
    contents.get(d, () => {
      const { id: _, ...rest } = d;
      return JSON.stringify(rest);
    });
  const places = clausePlaces(rulebook);
  const keys = new Map(nodes.map(({ definition }) => [definition, definition.clauses.map((clause) => places.get(clause) ?? places.size)]));
  return [...nodes].sort((a, b) => {
    const [one, other] = [keys.get(a.definition) ?? [], keys.get(b.definition) ?? []];
    for (let place = 0; place < Math.max(one.length, other.length); place++) {
      const difference = (one[place] ?? -1) - (other[place] ?? -1);
      if (difference !== 0) return difference;
    }
    const [first, second] = [contentOf(a.definition), contentOf(b.definition)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
