/* Generated from schemas/asks.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * area.page
 */
export type PageId = string & { readonly __id: 'page' };

/**
 * rules/<area>/<page>.asks.json: for each clause of one page, questions that players type and that the clause answers. Only the search reads them.
 */
export interface AsksFile {
  /**
   * The page whose clauses the questions are about.
   */
  page: PageId;
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
