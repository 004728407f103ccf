/* Generated from schemas/editions.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * An edition.
 */
export type EditionId = string & { readonly __id: 'edition' };

/**
 * rules/editions.json: publications in order of time, and the edition that each completes.
 */
export interface EditionsFile {
  /**
   * The edition that readers get.
   */
  default: EditionId;
  /**
   * The published documents that clauses name as their sources, with their titles.
   */
  documents: {
    [k: string]: string;
  };
  /**
   * What was published, in order of time.
   *
   * @minItems 1
   */
  publications: [Publication, ...Publication[]];
}
export interface Publication {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * The edition made by all publications up to this one.
   */
  edition: EditionId;
  /**
   * The title of the edition that it completes.
   */
  editionTitle: string;
  /**
   * What it is, in one sentence.
   */
  says: string;
  /**
   * When it appeared, as exactly as is known: a year, a month or a day. Without it the publication counts as no earlier than the one before it.
   */
  date?: string;
  /**
   * Areas of the book whose clauses it states: earlier editions do not cite them.
   */
  areas?: string[];
}
