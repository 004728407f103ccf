/** The definitions of one kind in an edition: the same list as long as none of them changes. */
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

type NodesByKind = ReadonlyMap<Definition['kind'], readonly DefinitionNode[]>;

function nodesByKind({ definitions }: EditionBook, memo: Memo): NodesByKind {
  const kinds = Map.groupBy(definitions, ({ definition }) => definition.kind);
  return new Map([...kinds].map(([kind, nodes]) => [kind, memo.same(nodes)]));
}

const NONE: readonly never[] = [];

export const nodesOfKind = (book: EditionBook, kind: Definition['kind'], memo: Memo): readonly DefinitionNode[] =>
  memo.of(nodesByKind, book, memo).get(kind) ?? NONE;

/** The same list too where only the places of the definitions have changed. */
export function definitionsOfKind<K extends Definition['kind']>(book: EditionBook, kind: K, memo: Memo): readonly DefinitionOf<K>[] {
  const isOfKind = (d: Definition): d is DefinitionOf<K> => d.kind === kind;
  return memo.same(
    nodesOfKind(book, kind, memo)
      .map(({ definition }) => definition)
      .filter(isOfKind),
  );
}
