/** Errata on paper: notes numbered through the page, each number at the clause that its erratum changes. */
import type { EditionId } from '../generated/book.ts';
import type { Clause } from './book.ts';
import { type ErratumDiff, erratumDiffs } from './erratum-diffs.ts';

export interface Footnote {
  readonly number: number;
  readonly clause: Clause;
  readonly diff: ErratumDiff;
}

export const footnotesOf = (clauses: readonly Clause[], edition: EditionId): readonly Footnote[] =>
  clauses
    .flatMap((clause) => erratumDiffs(clause, edition).map((diff) => ({ clause, diff })))
    .map((note, index) => ({ ...note, number: index + 1 }));
