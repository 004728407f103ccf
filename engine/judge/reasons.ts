/** The chain of a verdict: the clauses that decided it, in the order in which they were applied. */

import type { Reason } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import type { Cited } from '../kernel/rules.ts';
import { squareName } from '../kernel/square-name.ts';

/** Collects reasons; a clause at the same squares stands once. */
export interface Chain {
  add(by: Cited | undefined, squares?: readonly number[]): void;
  /** What a path or calculation stands on: its first clause alone, as the others speak where they decide. */
  frame(by: Cited, squares?: readonly number[]): void;
  /** A calculation, then the entries that took part in it. */
  worked(used: readonly Cited[], squares?: readonly number[]): void;
  /** What held as well but gave way to something that overrides it. */
  overridden(by: Cited, squares: readonly number[]): void;
  cite(clauses: readonly string[], squares: readonly number[]): void;
  readonly list: Reason[];
}

export function createChain(board?: Board): Chain {
  const list: Reason[] = [];
  const seen = new Set<string>();
  const put = (clauses: readonly string[], squares: readonly number[], note?: string): void => {
    const at = board === undefined ? [] : squares.filter((s) => s >= 0).map((s) => squareName(s, board.columns));
    for (const rule of clauses) {
      const key = `${rule} ${at.join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      list.push({ rule, ...(at.length === 0 ? {} : { at }), ...(note === undefined ? {} : { note }) });
    }
  };
  return {
    list,
    add(by, squares = []) {
      if (by !== undefined) put(by.clauses, squares, by.note);
    },
    frame(by, squares = []) {
      put(by.clauses.slice(0, 1), squares, by.note);
    },
    worked([first, ...rest], squares = []) {
      if (first !== undefined) put(first.clauses.slice(0, 1), [], first.note);
      for (const by of rest) put(by.clauses, squares, by.note);
    },
    overridden(by, squares) {
      put(by.clauses, squares, 'Holds too, but is overridden');
    },
    cite: put,
  };
}
