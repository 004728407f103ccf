/* Generated from schemas/clause-ids.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/clause-ids.json: every clause id that was ever built, by page. `sightline build` adds to it and never removes one.
 */
export interface ClauseIdsFile {
  [k: string]: string[];
}
