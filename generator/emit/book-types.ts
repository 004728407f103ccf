/** The types of `site/src/generated/book.json`, which the site reads: all references are resolved. */
import type { Json, JsonObject } from '../ast.ts';

export interface Book {
  readonly editions: readonly BookEdition[];
  readonly defaultEdition: string;
  /** Published documents that clauses name as sources, with their titles. */
  readonly documents: { readonly [id: string]: string };
  /** Code and name; the first is the language of all text that is not marked otherwise. */
  readonly languages: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly { readonly id: string; readonly title: string; readonly says: string; readonly pages: readonly string[] }[];
  readonly pages: readonly BookPage[];
  readonly clauses: { readonly [id: string]: BookClause };
  readonly errata: readonly BookErratum[];
  readonly rulings: readonly BookRuling[];
  readonly variants: readonly BookVariant[];
  /** Old ids of clauses, and the ids that these have now. */
  readonly renamed: { readonly [old: string]: string };
  /** Ids that had a page of their own before. */
  readonly former: { readonly errata: readonly string[]; readonly rulings: readonly string[] };
  readonly packs: readonly BookPack[];
  /** Words of the book, and the words and phrases that players use for them. */
  readonly synonyms: { readonly [word: string]: readonly string[] };
  /** Names that are explained on cards, by what they name, each with its abbreviations. */
  readonly cardNames: { readonly [kind: string]: { readonly [name: string]: readonly string[] } };
}
/** Pages that a pack adds. */
export interface BookPack {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly pages: readonly BookPackPage[];
}
export interface BookPackPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly openingHtml: string;
  readonly clauses: readonly { readonly id: string; readonly slug: string; readonly title: string; readonly html: string }[];
}
interface BookEdition {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly digest: string;
  /** The publication that completes the edition. */
  readonly publication: { readonly id: string; readonly title: string; readonly date?: string };
}
/** A variant of a reading, and the examples whose verdict it flips. */
interface BookVariant {
  readonly id: string;
  readonly ruling: string;
  readonly says: string;
  readonly digest: string;
  readonly flips: readonly { readonly example: string; readonly verdict: JsonObject }[];
}
/** Text in another language. */
export interface BookTranslation {
  readonly title: string;
  readonly html: string;
  /** True if the text has changed since the translation. */
  readonly outdated?: true;
  /** The edition with the text that an outdated translation was made from, if there is one. */
  readonly of?: string;
}
export interface BookPage {
  readonly id: string;
  readonly path: string; // "terrain/hindering"
  readonly part: string;
  readonly title: string;
  readonly openingHtml: string;
  /** Title and opening by language, where there is a translation. */
  readonly translations?: { readonly [language: string]: BookTranslation };
  readonly aliases: readonly string[];
  readonly clauses: readonly string[];
  readonly previous?: string;
  readonly next?: string;
}
export interface BookClause {
  readonly id: string;
  readonly slug: string; // the anchor
  readonly page: string;
  readonly title: string;
  readonly kind: string;
  readonly executable: boolean;
  readonly waiting?: string;
  readonly status: 'executed' | 'text' | 'waiting';
  /** Safe HTML of the text, by edition. */
  readonly html: { readonly [edition: string]: string };
  /** Title and text by language, where there is a translation. */
  readonly translations?: { readonly [language: string]: BookTranslation };
  /** Errata that changed the text, in order of publication. */
  readonly changes: readonly {
    readonly erratum: string;
    readonly edition: string;
    readonly beforeHtml?: string;
    readonly afterHtml?: string;
  }[];
  readonly rulings: readonly string[]; // ids of BookRuling
  /** On statements of the Players Guide: the clauses that they change or explain. */
  readonly amends: readonly string[];
  readonly sources: readonly { readonly document: string; readonly section: string }[];
  /** On entries of the glossary: the term, and the clause that governs it. */
  readonly term?: { readonly name: string; readonly forms: readonly string[]; readonly see: string };
  readonly aliases: readonly string[];
  /** Questions that the clause answers, for the search. */
  readonly asks: readonly string[];
  /** Where published documents disagree, and the reading taken. */
  readonly differs: readonly {
    readonly readings: readonly { readonly document: string; readonly section: string; readonly says: string }[];
    readonly taken: string;
  }[];
  readonly definitions: {
    readonly [edition: string]: readonly {
      readonly id: string;
      readonly kind: string;
      readonly sentence: string;
      readonly json: JsonObject;
    }[];
  };
  /** Ids of the definitions of packs that carry the clause out, beside those of the rulebook. */
  readonly packDefinitions?: readonly string[];
  readonly examples: readonly BookExample[];
  /** How many of the examples pass in every edition. */
  readonly passing: number;
  readonly refersTo: readonly string[];
  readonly referredBy: readonly string[];
}
export interface BookExample {
  readonly id: string; // clause#slug
  readonly form: 'judge' | 'refused' | 'source' | 'same-as';
  readonly says: string;
  readonly question?: JsonObject; // without "edition"
  /** By edition: the whole verdict or error, with `because`. */
  readonly verdicts: { readonly [edition: string]: JsonObject };
  readonly file?: Json;
  readonly diagnostic?: string;
}
export interface BookErratum {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly publication: string;
  readonly source: string;
  readonly why: string;
  readonly clause?: string; // the guide clause that states it
  readonly clauses: readonly string[]; // amended
  readonly definitions: readonly string[]; // ids set, added or removed
  readonly flips: readonly string[]; // example ids
}
export interface BookRuling {
  readonly id: string;
  readonly kind: 'ruling' | 'reminder' | 'reading';
  readonly title: string;
  readonly html: string;
  readonly reasonHtml?: string;
  readonly clauses: readonly string[]; // settled or restated
  readonly clause?: string; // the guide clause that states it, when there is one
}
