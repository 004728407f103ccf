/** Definitions in the order of the clauses that they cite, so that neither their names nor the order of files matters. */
import type { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import type { ClauseNode, DefinitionNode, Rulebook } from '../rulebook.ts';

/** The index of each clause: pages in the order of the contents, clauses in the order of their page. */
function clauseIndexes({ contents, clauses }: Rulebook): ReadonlyMap<ClauseId, number> {
  const pages = contents.parts.flatMap((part) => part.pages);
  const pageIndexes = new Map(pages.map((page, index) => [page, index]));
  const pageOf = ({ page }: ClauseNode): number => pageIndexes.get(page) ?? pages.length;
  const sorted = [...clauses.values()].map((clause, index) => ({ clause: clause.id, index, page: pageOf(clause) }));
  sorted.sort((a, b) => a.page - b.page || a.index - b.index);
  return new Map(sorted.map(({ clause }, index) => [clause, index]));
}

/** Definitions as JSON without their ids: the order of two that cite the same clauses. */
export type DefinitionContents = ObjectCache<Definition, string>;

export function inBookOrder(rulebook: Rulebook, nodes: readonly DefinitionNode[], cache: DefinitionContents): DefinitionNode[] {
  const contentOf = (d: Definition): string =>
    cache.get(d, () => {
      const { id: _, ...rest } = d;
      return JSON.stringify(rest);
    });
  const indexes = clauseIndexes(rulebook);
  const keys = new Map(
    nodes.map(({ definition }) => [definition, definition.clauses.map((clause) => indexes.get(clause) ?? indexes.size)]),
  );
  return [...nodes].sort((a, b) => {
    const [one, other] = [keys.get(a.definition) ?? [], keys.get(b.definition) ?? []];
    for (let index = 0; index < Math.max(one.length, other.length); index++) {
      const difference = (one[index] ?? -1) - (other[index] ?? -1);
      if (difference !== 0) return difference;
    }
    const [first, second] = [contentOf(a.definition), contentOf(b.definition)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
