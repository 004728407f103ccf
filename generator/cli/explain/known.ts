import type { CheckedEdition } from '../../checked-edition.ts';
import type { Compilation } from '../../compile.ts';
import type { Book } from '../../emit/book-types.ts';
import type { Rulebook } from '../../rulebook.ts';
import type { SummaryLine } from '../../stale/candidates.ts';

/** What explanations are made of. */
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

/** What is known by edition, in the order of publication: in an object, ids that are numbers come before all others. */
export const byEdition = <Known>({ editions }: KnownBook, known: Readonly<Record<string, Known>>): (readonly [string, Known])[] =>
  editions.flatMap(({ book: { id } }) => {
    const ofEdition = known[id];
    return ofEdition === undefined ? [] : [[id, ofEdition] as const];
  });
