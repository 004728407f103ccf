/** The values of a game. Truth is 0 or 1, an enumerated value its index in the list. */

/** A number for each subject that has an entry. */
export type Amounts = { readonly [subject: number]: number };
export type Value = number | readonly number[] | Amounts;
/** The facts of a running procedure, by name. */
export type Locals = { [name: string]: Value };

/** What a definition carries into events and refusals. */
export interface Cited {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** A value as a list; the compiler proves that it is one. */
export function asList(value: Value | undefined): readonly number[] {
  if (value instanceof Array) return value;
  throw new TypeError('a list is expected');
}

export function isList(value: Value): value is readonly number[] {
  return Array.isArray(value);
}
