/* Generated from schemas/book.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * An edition, by its id.
 */
export type EditionId = string & { readonly __id: 'edition' };
/**
 * A page, by its id.
 */
export type PageId = string & { readonly __id: 'page' };
/**
 * A clause, by its id.
 */
export type ClauseId = string & { readonly __id: 'clause' };
/**
 * How far a clause is executed.
 */
export type Status = 'executed' | 'text' | 'not-executed';
/**
 * A definition, by its id.
 */
export type DefinitionId = string & { readonly __id: 'definition' };

/**
 * The compiled rulebook, `site/src/generated/book.json`: everything is resolved, text is safe markup.
 */
export interface Book {
  /**
   * The editions, in order of time.
   */
  editions: Edition[];
  /**
   * The edition that readers get.
   */
  defaultEdition: EditionId;
  /**
   * Published documents that clauses name as sources, with their titles.
   */
  documents: {
    [k: string]: string;
  };
  /**
   * The first is the language of all text that names no other.
   */
  languages: Language[];
  /**
   * The parts of the book.
   */
  parts: Part[];
  /**
   * The pages, by id or in order.
   */
  pages: Page[];
  /**
   * The clauses.
   */
  clauses: {
    [k: string]: Clause;
  };
  /**
   * The errata.
   */
  errata: Erratum[];
  /**
   * The readings and rulings.
   */
  rulings: Ruling[];
  /**
   * Other readings that can be tried.
   */
  variants: Variant[];
  /**
   * Old ids of clauses, errata and readings, and their present ids.
   */
  renamed: {
    [k: string]: string;
  };
  /**
   * Ids that had a page under /errata/ or /rulings/ before.
   */
  formerIds: {
    /**
     * Errata.
     */
    errata: string[];
    /**
     * Rulings, reminders and readings.
     */
    rulings: string[];
  };
  /**
   * The packs, with their pages.
   */
  packs: Pack[];
  /**
   * Words of the book, and the words and phrases that players use for them.
   */
  synonyms: {
    [k: string]: string[];
  };
  /**
   * Names that are explained on cards, by what they name, each with its abbreviations.
   */
  cardNames: {
    [k: string]: {
      [k: string]: string[];
    };
  };
}
export interface Edition {
  /**
   * Its permanent id.
   */
  id: EditionId;
  /**
   * Its title.
   */
  title: string;
  /**
   * What it says, in one sentence.
   */
  says: string;
  /**
   * The digest of the definitions.
   */
  digest: string;
  /**
   * The publication that completes the edition.
   */
  publication: {
    /**
     * Its permanent id.
     */
    id: string;
    /**
     * Its title.
     */
    title: string;
    /**
     * A year, a month or a day, as exact as is known.
     */
    date?: string;
  };
}
export interface Language {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
}
export interface Part {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * What it says, in one sentence.
   */
  says: string;
  /**
   * The pages, by id or in order.
   */
  pages: PageId[];
}
export interface Page {
  /**
   * Its permanent id.
   */
  id: PageId;
  /**
   * The path of its file.
   */
  path: string;
  /**
   * The part that it is in.
   */
  part: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * What the page says before its clauses, as HTML.
   */
  openingHtml: string;
  /**
   * The text in other languages.
   */
  translations?: {
    [k: string]: Translation;
  };
  /**
   * Other words that players use.
   */
  aliases: string[];
  /**
   * The clauses.
   */
  clauses: ClauseId[];
  /**
   * The page before.
   */
  previous?: PageId;
  /**
   * The page after.
   */
  next?: PageId;
}
/**
 * Text in another language.
 */
export interface Translation {
  /**
   * Its title.
   */
  title: string;
  /**
   * The text as HTML.
   */
  html: string;
  /**
   * Set when the text has changed since it was translated.
   */
  outdated?: true;
  /**
   * The edition whose text was translated, where it is outdated and there is one.
   */
  of?: EditionId;
}
export interface Clause {
  /**
   * Its permanent id.
   */
  id: ClauseId;
  /**
   * The last part of its id.
   */
  slug: string;
  /**
   * The page that it is on.
   */
  page: PageId;
  /**
   * Its title.
   */
  title: string;
  /**
   * What sort it is.
   */
  kind: string;
  /**
   * Whether a program can carry it out.
   */
  executable: boolean;
  /**
   * Why the clause is not executed yet.
   */
  notExecuted?: string;
  status: Status;
  /**
   * By edition.
   */
  html: {
    [k: string]: string;
  };
  /**
   * By language.
   */
  translations?: {
    [k: string]: Translation;
  };
  /**
   * In order of publication.
   */
  changes: Change[];
  /**
   * The readings and rulings.
   */
  rulings: string[];
  /**
   * For statements of the Players Guide: the clauses that they apply to.
   */
  amends: ClauseId[];
  /**
   * Where it comes from.
   */
  sources: {
    /**
     * The document.
     */
    document: string;
    /**
     * Its heading or key there.
     */
    section: string;
  }[];
  /**
   * On glossary entries: how the term is recognised.
   */
  term?: {
    /**
     * The term.
     */
    name: string;
    /**
     * Other forms of the term.
     */
    forms: string[];
    /**
     * The clause that governs the term.
     */
    see: ClauseId;
  };
  /**
   * Other words that players use.
   */
  aliases: string[];
  /**
   * Questions that the clause answers, for the search.
   */
  asks: string[];
  /**
   * Where documents disagree.
   */
  differs: Difference[];
  /**
   * By edition.
   */
  definitions: {
    [k: string]: Definition[];
  };
  /**
   * Its examples.
   */
  examples: Example[];
  /**
   * The ids of the definitions of packs that carry it out beside those of the rulebook.
   */
  packDefinitions?: DefinitionId[];
  /**
   * How many of the examples pass in every edition.
   */
  passing: number;
  /**
   * Clauses that it refers to.
   */
  refersTo: string[];
  /**
   * Clauses that refer to it.
   */
  referredBy: ClauseId[];
}
/**
 * What an erratum changed in a clause; the texts are absent where only definitions changed.
 */
export interface Change {
  /**
   * The erratum.
   */
  erratum: string;
  /**
   * The edition.
   */
  edition: EditionId;
  /**
   * The text before, as HTML.
   */
  beforeHtml?: string;
  /**
   * The text after, as HTML.
   */
  afterHtml?: string;
}
/**
 * A disagreement between published documents, and the reading taken.
 */
export interface Difference {
  /**
   * What each document says.
   */
  readings: {
    /**
     * The document.
     */
    document: string;
    /**
     * Its heading or key there.
     */
    section: string;
    /**
     * What it says, in one sentence.
     */
    says: string;
  }[];
  /**
   * The reading taken, and why.
   */
  taken: string;
}
export interface Definition {
  /**
   * Its permanent id.
   */
  id: DefinitionId;
  /**
   * What sort it is.
   */
  kind: string;
  /**
   * The definition as English.
   */
  sentence: string;
  /**
   * The definition as JSON.
   */
  json: {
    [k: string]: Json;
  };
}
export interface Example {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * The form of the example.
   */
  form: 'judge' | 'refused' | 'source' | 'same-as';
  /**
   * What it says, in one sentence.
   */
  says: string;
  /**
   * What the judge is asked.
   */
  question?: {
    [k: string]: Json;
  };
  /**
   * By edition.
   */
  verdicts: {
    [k: string]: {
      [k: string]: Json;
    };
  };
  file?: Json;
  /**
   * The diagnostic that it gives.
   */
  diagnostic?: string;
}
export interface Erratum {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * The edition.
   */
  edition: EditionId;
  /**
   * The publication.
   */
  publication: string;
  /**
   * Where it is published.
   */
  source: string;
  /**
   * What changes in play.
   */
  why: string;
  /**
   * The clause of the Players Guide that states it.
   */
  clause?: ClauseId;
  /**
   * The clauses that it changes.
   */
  clauses: ClauseId[];
  /**
   * The definitions that it sets, adds or removes.
   */
  definitions: DefinitionId[];
  /**
   * The examples whose verdict it changes.
   */
  flips: string[];
}
export interface Ruling {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * What sort it is.
   */
  kind: 'ruling' | 'reminder' | 'reading';
  /**
   * Its title.
   */
  title: string;
  /**
   * The text as HTML.
   */
  html: string;
  /**
   * The reason, as HTML.
   */
  reasonHtml?: string;
  /**
   * The clauses.
   */
  clauses: ClauseId[];
  /**
   * The clause of the Players Guide that states it.
   */
  clause?: ClauseId;
}
/**
 * A named variant of a reading, and the examples whose verdict it changes.
 */
export interface Variant {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * The reading that it belongs to.
   */
  ruling: string;
  /**
   * What it says, in one sentence.
   */
  says: string;
  /**
   * The digest of the definitions.
   */
  digest: string;
  /**
   * The examples whose verdict it changes.
   */
  flips: {
    /**
     * The example.
     */
    example: string;
    /**
     * Its verdict then.
     */
    verdict: {
      [k: string]: Json;
    };
  }[];
}
/**
 * Pages that a pack adds to the rulebook.
 */
export interface Pack {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * What it is about.
   */
  says: string;
  /**
   * Its pages, in order.
   */
  pages: PackPage[];
}
/**
 * A page of a pack.
 */
export interface PackPage {
  /**
   * area.page
   */
  id: PageId;
  /**
   * Its address on the site.
   */
  path: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Its opening, as safe HTML.
   */
  openingHtml: string;
  /**
   * Its clauses, in order.
   */
  clauses: PackClause[];
}
export interface PackClause {
  /**
   * area.page.clause
   */
  id: ClauseId;
  /**
   * Its anchor.
   */
  slug: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * Its text in the default edition, as safe HTML.
   */
  html: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T;
