/* Generated from schemas/book.schema.json by `sightline build`. Do not edit: change the schema and build. */

export type Status = 'executed' | 'text' | 'waiting';

/**
 * The compiled rulebook, `site/src/generated/book.json`: everything is resolved, text is safe markup.
 */
export interface Book {
  editions: Edition[];
  defaultEdition: string;
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
  parts: Part[];
  pages: Page[];
  clauses: {
    [k: string]: Clause;
  };
  errata: Erratum[];
  rulings: Ruling[];
  variants: Variant[];
  /**
   * Old ids of clauses, and their present ids.
   */
  renamed: {
    [k: string]: string;
  };
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
  id: string;
  title: string;
  says: string;
  digest: string;
  /**
   * The publication that completes the edition.
   */
  publication: {
    id: string;
    title: string;
    /**
     * A year, a month or a day, as exact as is known.
     */
    date?: string;
  };
}
export interface Language {
  id: string;
  title: string;
}
export interface Part {
  id: string;
  title: string;
  says: string;
  pages: string[];
}
export interface Page {
  id: string;
  path: string;
  part: string;
  title: string;
  openingHtml: string;
  translations?: {
    [k: string]: Translation;
  };
  aliases: string[];
  clauses: string[];
  previous?: string;
  next?: string;
}
/**
 * Text in another language.
 */
export interface Translation {
  title: string;
  html: string;
  /**
   * Set when the text has changed since it was translated.
   */
  outdated?: true;
  /**
   * The edition whose text was translated, where it is outdated and there is one.
   */
  of?: string;
}
export interface Clause {
  id: string;
  slug: string;
  page: string;
  title: string;
  kind: string;
  executable: boolean;
  /**
   * Why the clause is not executed yet.
   */
  waiting?: string;
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
  rulings: string[];
  /**
   * Of statements of the Players Guide: the clauses that they apply to.
   */
  amends: string[];
  sources: {
    document: string;
    section: string;
  }[];
  term?: {
    name: string;
    forms: string[];
    /**
     * The clause that governs the term.
     */
    see: string;
  };
  aliases: string[];
  /**
   * Questions that the clause answers, for the search.
   */
  asks: string[];
  differs: Difference[];
  /**
   * By edition.
   */
  definitions: {
    [k: string]: Definition[];
  };
  examples: Example[];
  /**
   * How many of the examples pass in every edition.
   */
  passing: number;
  refersTo: string[];
  referredBy: string[];
}
/**
 * What an erratum changed in a clause; the texts are absent where only definitions changed.
 */
export interface Change {
  erratum: string;
  edition: string;
  beforeHtml?: string;
  afterHtml?: string;
}
/**
 * A disagreement between published documents, and the reading taken.
 */
export interface Difference {
  readings: {
    document: string;
    section: string;
    says: string;
  }[];
  taken: string;
}
export interface Definition {
  id: string;
  kind: string;
  /**
   * The definition as English.
   */
  sentence: string;
  json: {
    [k: string]: unknown;
  };
}
export interface Example {
  id: string;
  form: 'judge' | 'refused' | 'source' | 'same-as';
  says: string;
  question?: {
    [k: string]: unknown;
  };
  /**
   * By edition.
   */
  verdicts: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  file?: unknown;
  diagnostic?: string;
}
export interface Erratum {
  id: string;
  title: string;
  edition: string;
  publication: string;
  source: string;
  why: string;
  /**
   * The clause of the Players Guide that states it.
   */
  clause?: string;
  /**
   * The clauses that it changes.
   */
  clauses: string[];
  /**
   * The definitions that it sets, adds or removes.
   */
  definitions: string[];
  /**
   * The examples whose verdict it changes.
   */
  flips: string[];
}
export interface Ruling {
  id: string;
  kind: 'ruling' | 'reminder' | 'reading';
  title: string;
  html: string;
  reasonHtml?: string;
  clauses: string[];
  /**
   * The clause of the Players Guide that states it.
   */
  clause?: string;
}
/**
 * A named variant of a reading, and the examples whose verdict it changes.
 */
export interface Variant {
  id: string;
  ruling: string;
  says: string;
  digest: string;
  flips: {
    example: string;
    verdict: {
      [k: string]: unknown;
    };
  }[];
}
