/** Definitions in the order of the book: by the clauses they carry, so that no name and no order of files decides what follows what. */
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import type { ClauseNode, DefinitionNode, Rulebook } from '../rulebook.ts';

/** The place of each clause: pages as the contents list them, clauses as their page does. */
function clausePlaces({ contents, clauses }: Rulebook): ReadonlyMap<ClauseId, number> {
  const pages = contents.parts.flatMap((part) => part.pages);
  const place = new Map(pages.map((page, index) => [page, index]));
  const pageOf = ({ page }: ClauseNode): number => place.get(page) ?? pages.length;
  const sorted = [...clauses.values()].map((clause, index) => ({ clause: clause.id, index, page: pageOf(clause) }));
  sorted.sort((a, b) => a.page - b.page || a.index - b.index);
  return new Map(sorted.map(({ clause }, index) => [clause, index]));
}

/** A definition without its id, for the order of two that carry the same clauses. */
function contentOf({ id: _, ...rest }: Definition): string {
  return JSON.stringify(rest);
}

export function inBookOrder(rulebook: Rulebook, nodes: readonly DefinitionNode[]): DefinitionNode[] {
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
