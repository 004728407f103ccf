/** Sources as parsed: every node remembers where it stands. Nothing is resolved yet. */
import type { Root } from 'mdast';
import type { Place } from './diagnostic.ts';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A source file, path relative to the project with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A parsed JSON source: its value, and the place of any pointer inside it (the key's place with `'key'`). */
export interface JsonDocument {
  readonly path: string;
  readonly value: Json;
  placeOf(pointer: string, part?: 'key' | 'value'): Place;
}

export type ExampleForm = 'judge' | 'refused' | 'source' | 'same-as';

/** A verdict or error claimed by an example, for one edition or (`edition` absent) for all that are not named. */
export interface Claim {
  readonly edition?: string;
  readonly verdict?: JsonObject;
  readonly refused?: JsonObject;
  /** Entries of the chain that decide, in order, each `"clause SQUARE…"`. */
  readonly because?: readonly string[];
  readonly place: Place;
  /** The line of `because`. */
  readonly becausePlace?: Place;
}

/** An example as written beside a clause. */
export interface ExampleAst {
  /** `clause#slug` */
  readonly id: string;
  readonly clause: string;
  readonly form: ExampleForm;
  readonly says: string;
  /** The whole question with map, characters and objects read from the drawn board; judge and refused forms. */
  readonly question?: JsonObject;
  /** The board as drawn, without its indentation, for diagnostics that show it. */
  readonly board?: string;
  readonly claims: readonly Claim[];
  /** The recorded chains by edition; the empty edition is for all that have no record of their own. */
  readonly chains?: ReadonlyMap<string, readonly string[]>;
  readonly sameAs?: string;
  /** `source` form: the rules file, and what the compiler must say of it. */
  readonly file?: Json;
  readonly diagnostic?: { readonly code: string; readonly pointer?: string };
  readonly place: Place;
  /** The line of `ask`. */
  readonly askPlace?: Place;
}

/** One clause as written: a heading, its words, its examples. */
export interface ClauseAst {
  readonly id: string;
  readonly title: string;
  /** The Markdown of the words alone, trimmed, examples left out: what digests are made of. */
  readonly words: string;
  /** The words as a syntax tree (positions are those of the file). */
  readonly tree: Root;
  readonly examples: readonly ExampleAst[];
  readonly place: Place;
}

/** One page as written. */
export interface PageAst {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly opening: Root;
  readonly clauses: readonly ClauseAst[];
  readonly place: Place;
}

/** A clause in another language. */
export interface TranslatedClauseAst {
  readonly slug: string;
  readonly title: string;
  /** The digest of the words it was made from, as written; absent where none is. */
  readonly from?: string;
  readonly tree: Root;
  readonly place: Place;
}

/** The words of a page in another language. */
export interface TranslationAst {
  readonly page: string;
  readonly language: string;
  readonly path: string;
  readonly title: string;
  /** The digest of the opening it was made from, as written. */
  readonly from?: string;
  readonly opening: Root;
  readonly clauses: readonly TranslatedClauseAst[];
  readonly place: Place;
}
