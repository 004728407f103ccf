/* Generated from schemas/asks.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/<area>/<page>.asks.json: for each clause of one page, questions that players type and that the clause answers. Only the search reads them.
 */
export interface AsksFile {
  /**
   * The path of this schema, for editors.
   */
  $schema?: string;
  /**
   * area.page
   */
  page: string;
  /**
   * Questions by the slug of the clause that answers them.
   */
  asks: {
    /**
     * At least three, each in other words.
     *
     * @minItems 1
     *
     * Items: A question as a player types it: one line of at most 160 characters.
     */
    [k: string]: [string, ...string[]];
  };
}
