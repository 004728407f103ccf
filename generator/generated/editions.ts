/* Generated from schemas/editions.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/editions.json: publications in order of time, and the edition that each completes.
 */
export interface EditionsFile {
  default: string;
  /**
   * The published documents that clauses name as their sources, with their titles.
   */
  documents: {
    [k: string]: string;
  };
  /**
   * @minItems 1
   */
  publications: [Publication, ...Publication[]];
}
export interface Publication {
  id: string;
  title: string;
  /**
   * The edition made by all publications up to this one.
   */
  edition: string;
  editionTitle: string;
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
