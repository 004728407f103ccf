import type { Book } from '../../emit/book-types.ts';
import type { CheckedEdition } from '../../passes/check.ts';
import type { Rulebook } from '../../rulebook.ts';

/** What explanations are made from. */
export interface Known {
  readonly book: Book;
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
}

export interface Explained {
  readonly json: object;
  readonly lines: readonly string[];
}
