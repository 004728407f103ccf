import type { Run } from './game.ts';
import type { Cited, Locals, Value } from './values.ts';

/**
 * The shape of a field of a question or a verdict. `name` is a kind of subjects, or `text` for texts of the set-up, which are numbered like
 * subjects; `of` is the shape of an entry or a value. A `map` has a whole number for each of some subjects of the kind `key`.
 */
export type FieldShape =
  | { readonly kind: 'bool' | 'int' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'subject'; readonly name: string }
  | { readonly kind: 'list' | 'optional'; readonly of: FieldShape }
  | { readonly kind: 'map'; readonly key: string };

export interface GameQuestion extends Cited {
  readonly ask: string;
  readonly procedure: number;
  /** The field whose dice are taken in order. */
  readonly dice?: string;
  /** How many subjects of a kind exist although no field of the question lists them. They are named "0", "1" and so on. */
  readonly has: { readonly [subject: string]: number };
  /** The fields of the question that become facts of the procedure. */
  readonly takes: readonly { readonly name: string; readonly shape: FieldShape }[];
  /** The fields of the verdict. `v` are the facts at the end of the procedure. */
  readonly gives: readonly {
    readonly name: string;
    readonly shape: FieldShape;
    value(g: Run, v: Locals, problemCount: number): Value;
  }[];
  /** The checks whose problems the verdict lists; undefined if it lists no problems. */
  readonly checks: readonly Check[] | undefined;
}

/** The subject that a check is made for; -1 for a check of the whole question. */
export interface Checked {
  readonly it: number;
}

export interface Check extends Cited {
  /** The kind of the subjects that are checked one by one; absent for a check of the whole question. */
  readonly about?: string;
  readonly message: string;
  /** Whether the problem is there. */
  test(g: Run, v: Checked): boolean;
}
