/* Generated from schemas/permanent-ids.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/permanent-ids.json: every id with an address of its own that was ever built. `sightline build` adds to it and never removes one.
 */
export interface PermanentIdsFile {
  /**
   * The names of clauses, by page.
   */
  clauses: {
    [k: string]: string[];
  };
  /**
   * Errata.
   */
  errata?: string[];
  /**
   * Readings.
   */
  readings?: string[];
  /**
   * Clauses that were a ruling or a reminder, and so had a page under /rulings/.
   */
  rulings?: string[];
}
