/** Causes that a path lists, and that no restriction names in any edition. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import type { EditionBook } from '../rulebook.ts';
import { definitionsOfKind, nodesOfKind } from './of-kind.ts';

/** An unused cause is no mistake by itself, since a pack may have the restriction. */
export function unusedCauses(editions: readonly EditionBook[], memo: Memo): readonly Pick<Diagnostic, 'refersTo' | 'place'>[] {
  const used = new Set(
    editions.flatMap((book) => definitionsOfKind(book, 'restriction', memo).map(({ path, cause }) => `${path} ${cause}`)),
  );
  return editions.flatMap((book) =>
    nodesOfKind(book, 'path', memo).flatMap(({ definition, document, pointer }) => {
      if (definition.kind !== 'path') return [];
      const { path, causes = [] } = definition;
      return causes.flatMap((cause, index) =>
        used.has(`${path} ${cause}`) ? [] : [{ refersTo: [cause], place: document.placeOf(`${pointer}/causes/${index}`) }],
      );
    }),
  );
}
