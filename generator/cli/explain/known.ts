import type { CheckedEdition } from '../../checked-edition.ts';
import type { Compilation } from '../../compile.ts';
import type { Book } from '../../emit/book-types.ts';
import type { Rulebook } from '../../rulebook.ts';
import type { SummaryLine } from '../../stale/candidates.ts';

export interface KnownBook {
  /** The book with its verdicts. Reading it runs the examples, which takes long. */
  readonly book: Book;
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  /** The rulebook compiled with each of its packs, unless the book is one of these. */
  readonly packs: readonly Pick<Compilation, 'rulebook' | 'editions'>[];
  /** Lines outside the rules that sum up clauses. */
  readonly summaries: readonly SummaryLine[];
  /** The path of a file of the book as it is on disk: files of packs are compiled under other paths. */
  pathOnDisk(path: string): string;
}

export interface Explained {
  /** Printed with `--json`. */
  readonly json: object;
  /** Printed without it. */
  readonly lines: readonly string[];
}

/**
 * The lines for each edition in `byEdition`, in the order of publication. The keys of an object may be in another order, since those that
 * are numbers come first. Editions with the same lines are joined: `original, 2014`.
 */
export function linesByEditions<OfEdition>(
  { editions }: KnownBook,
  byEdition: Readonly<Record<string, OfEdition>>,
  linesOf: (ofEdition: OfEdition) => readonly string[],
): (readonly [string, readonly string[]])[] {
  const lines = editions.flatMap(({ book: { id } }) => {
    const ofEdition = byEdition[id];
    return ofEdition === undefined ? [] : [[id, linesOf(ofEdition)] as const];
  });
  const groups = Map.groupBy(lines, ([, list]) => list.join('\n'));
  return [...groups.values()].map((group) => [group.map(([id]) => id).join(', '), group[0]?.[1] ?? []]);
}
