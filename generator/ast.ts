/** Sources as parsed, every node with its place. Nothing is linked yet. */
import type { Json, JsonObject } from '../engine/base/json.ts';
import type { Place } from './diagnostic.ts';
import type { ClauseId, EditionId, PageId } from './ids.ts';
import type { Prose } from './prose/prose.ts';

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
  readonly edition?: EditionId;
  readonly verdict?: JsonObject;
  readonly refused?: JsonObject;
  /** Entries of the chain that decide, in order, each `"clause SQUARE…"`. */
  readonly because?: readonly string[];
  readonly place: Place;
  readonly becausePlace?: Place;
  /** In a claim for one edition: the keys of its lines that have no effect, since the lines without an edition have the same values. */
  readonly repeated?: readonly string[];
}

export interface ExampleAst {
  /** `clause#slug` */
  readonly id: string;
  readonly clause: ClauseId;
  readonly form: ExampleForm;
  /** What the example shows, in one sentence. */
  readonly says: string;
  readonly saysPlace: Place;
  /** Judge and refused forms: the whole question, with map, characters and objects read from the drawn board. */
  readonly question?: JsonObject;
  /** The board as drawn, without its indentation, for diagnostics that show it. */
  readonly board?: string;
  readonly claims: readonly Claim[];
  /** The recorded chains by edition; that under the empty string holds for all editions without a chain of their own. */
  readonly chains?: ReadonlyMap<string, readonly string[]>;
  /**
   * `same-as` form: the id of the clause that the example claims to be unchanged. The publication that lists the area of the example's
   * clause must have changed neither its text nor its definitions.
   */
  readonly sameAs?: ClauseId;
  /** Clauses of the rulebook that an example of a pack shows too, since they need a card to act. */
  readonly shows?: { readonly clauses: readonly ClauseId[]; readonly place: Place };
  /** `source` form: the rules file for which the compiler must report `diagnostic`. */
  readonly file?: Json;
  /** The code of that diagnostic, and the JSON pointer of its place in `file`. */
  readonly diagnostic?: { readonly code: string; readonly pointer?: string };
  readonly place: Place;
  readonly askPlace?: Place;
  /** What the lines `map`, `characters` and `objects` add to the question. */
  readonly additions?: readonly Addition[];
}

interface Addition {
  readonly field: string;
  readonly value: JsonObject;
  /** The whole line. */
  readonly place: Place;
}

export interface ClauseAst {
  readonly id: ClauseId;
  readonly title: string;
  /** The Markdown without examples, trimmed. Digests of the clause are made of this text. */
  readonly text: string;
  readonly prose: Prose;
  readonly examples: readonly ExampleAst[];
  readonly place: Place;
}

export interface PageAst {
  readonly id: PageId;
  readonly path: string;
  readonly title: string;
  readonly opening: Prose;
  readonly clauses: readonly ClauseAst[];
  readonly place: Place;
}

export interface TranslatedClauseAst {
  readonly slug: string;
  readonly title: string;
  /** The digest of the text that it translates, as the translation gives it; absent where it gives none. */
  readonly originalDigest?: string;
  readonly prose: Prose;
  readonly place: Place;
}

export interface TranslationAst {
  readonly page: PageId;
  readonly language: string;
  readonly path: string;
  readonly title: string;
  /** The digest of the opening that it translates, as the translation gives it. */
  readonly originalDigest?: string;
  readonly opening: Prose;
  readonly clauses: readonly TranslatedClauseAst[];
  readonly place: Place;
}
