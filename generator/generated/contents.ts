/* Generated from schemas/contents.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * area.page
 */
export type PageId = string & { readonly __id: 'page' };

/**
 * rules/book.json: the parts and their pages in reading order.
 */
export interface ContentsFile {
  /**
   * The parts of the book, in order.
   *
   * @minItems 1
   */
  parts: [Part, ...Part[]];
  /**
   * Clauses, errata and readings that had another id before: the old id and the one that it has now, or the clause that states the same. Old addresses
   * redirect.
   */
  renamed?: {
    [k: string]: string;
  };
  /**
   * The languages of the text: by code, the name in that language. The first is the one that pages are written in. By default only English.
   */
  languages?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z]{2,3}$".
     */
    [k: string]: string;
  };
  /**
   * A word or term of the book, and the words and phrases that players use for it. The search treats all of them as one word.
   */
  synonyms?: {
    /**
     * @minItems 1
     */
    [k: string]: [string, ...string[]];
  };
  /**
   * Clauses of pages that are not written yet but may be referred to. Each is removed when its page is added.
   */
  forthcoming?: string[];
  /**
   * Names that are printed on cards and explained there, by what they name: each with its abbreviations. The search says that the book does not hold them.
   */
  cardNames?: {
    [k: string]: {
      [k: string]: string[];
    };
  };
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
   * What it is about, in one sentence.
   */
  says: string;
  /**
   * Its pages, in order.
   *
   * @minItems 1
   */
  pages: [PageId, ...PageId[]];
}
