/** The chain of a verdict: the clauses that decided it, in the order in which they were applied. */

import type { Reason } from '../generated/verdict.ts';
import type { Board } from '../kernel/board.ts';
import type { Cited } from '../kernel/cited.ts';
import type { Excepted } from '../kernel/exceptions.ts';
import { squareName } from '../kernel/square-name.ts';
import { NOT_EXCEPTED } from './notes.ts';

/** Collects reasons; a clause at the same squares is listed once. */
export interface Chain {
  /** Adds a definition that acted, then its exceptions, none of which applied. */
  add(by: Cited | undefined, squares?: readonly number[]): void;
  /** Adds only the first clause of what the verdict is based on, such as a path. Its other clauses are added where they decide. */
  basedOn(by: Cited, squares?: readonly number[]): void;
  /** Adds a calculation (without squares), then its entries that took part and its steps that acted, at these squares. */
  calculated(used: readonly Cited[], squares?: readonly number[]): void;
  /** Adds a definition whose condition holds but which another one overrides. */
  overridden(by: Cited, squares: readonly number[]): void;
  /** Adds the exception because of which a definition did not act. */
  excepted(found: Excepted): void;
  cite(clauses: readonly string[], squares: readonly number[]): void;
  readonly list: Reason[];
}

export function createChain(board?: Board): Chain {
  const list: Reason[] = [];
  const seen = new Set<string>();
  const put = (clauses: readonly string[], squares: readonly number[], note?: string): void => {
    // A knock back may end off the map, at -1.
    const at = board === undefined ? [] : squares.filter((s) => s >= 0).map((s) => squareName(s, board.columns));
    for (const rule of clauses) {
      const key = `${rule} ${at.join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      list.push({ rule, ...(at.length === 0 ? {} : { at }), ...(note === undefined ? {} : { note }) });
    }
  };
  const putActed = (by: Cited, squares: readonly number[]): void => {
    put(by.clauses, squares, by.note);
    for (const exception of by.unless ?? []) put(exception.clauses, squares, NOT_EXCEPTED);
  };
  return {
    list,
    add(by, squares = []) {
      if (by !== undefined) putActed(by, squares);
    },
    basedOn(by, squares = []) {
      put(by.clauses.slice(0, 1), squares, by.note);
    },
    calculated([first, ...rest], squares = []) {
      if (first !== undefined) put(first.clauses.slice(0, 1), [], first.note);
      for (const by of rest) putActed(by, squares);
    },
    overridden(by, squares) {
      put(by.clauses, squares, 'Holds too, but is overridden');
    },
    excepted({ by, exception, at }) {
      put(exception.clauses, at, `${by.note ?? 'this would count here'}, but ${exception.note ?? 'this exception applies'}`);
    },
    cite: put,
  };
}
