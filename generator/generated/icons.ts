/* Generated from schemas/icons.schema.json by `sightline build`. Do not edit: change the schema and build. */

export type Icon = {
  [k: string]: unknown;
} & {
  /**
   * What a screen reader says in its place.
   */
  label: string;
  fill?: Path;
  stroke?: Path;
};
/**
 * Path data on a square of 16 by 16.
 */
export type Path = string;

/**
 * rules/icons.json: the symbols of the game, drawn by us, by the name that words use: |name|.
 */
export interface IconsFile {
  /**
   * The symbols by name.
   */
  icons: {
    [k: string]: Icon;
  };
}
