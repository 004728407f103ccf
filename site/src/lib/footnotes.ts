/** Errata as a printed page tells them: notes numbered through the page, their numbers at the clauses they change. */
import type { Clause } from './book.ts';
import { type Slip, slipsOf } from './slips.ts';

export interface Footnote {
  readonly number: number;
  readonly clause: Clause;
  readonly slip: Slip;
}

/** The footnotes of a page's clauses in an edition, in reading order. */
export const footnotesOf = (clauses: readonly Clause[], edition: string): readonly Footnote[] =>
  clauses
    .flatMap((clause) => slipsOf(clause, edition).map((slip) => ({ clause, slip })))
    .map((note, index) => ({ ...note, number: index + 1 }));
