/* Generated from schemas/chains.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/<area>/<page>.chains.json: the whole chain of every example of a page, as `build --accept` recorded it.
 */
export interface ChainsFile {
  /**
   * By clause#example, and clause#example EDITION where an edition has another chain: each entry a clause and squares.
   */
  [k: string]: string[];
}
