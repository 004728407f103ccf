/* Generated from schemas/ruling.schema.json by `sightline build`. Do not edit: change the schema and build. */

/**
 * rules/rulings/<slug>.json: how this reference reads words that leave a choice.
 */
export interface RulingFile {
  id: string;
  kind: 'reading';
  title: string;
  /**
   * The reading, Markdown.
   */
  text: string;
  /**
   * Why, Markdown.
   */
  reason: string;
  /**
   * The clauses it settles.
   *
   * @minItems 1
   */
  clauses: [string, ...string[]];
  variants?: Variant[];
}
export interface Variant {
  id: string;
  says: string;
  /**
   * As in an erratum, without texts.
   */
  amends?: {}[];
}
