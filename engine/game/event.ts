import type { Amounts } from './values.ts';

export interface Statement {
  /** A sentence in which `{who}` is the field `who`. */
  readonly says: string;
  readonly fields: { readonly [name: string]: EventField };
  readonly because: readonly string[];
}

export interface Event extends Statement {
  readonly type: string;
}

/** `amounts` are by character, such as the damage that each takes. */
export type EventField = number | boolean | string | Subject | readonly (Subject | number)[] | { readonly amounts: Amounts };

/** A subject by its kind, such as `character`, and its number within that kind. */
export interface Subject {
  readonly subject: string;
  readonly number: number;
}
