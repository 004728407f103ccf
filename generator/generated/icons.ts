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
 * rules/icons.json: the symbols of the game, drawn for this project, by the name used in text: |name|.
 */
export interface IconsFile {
  /**
   * The symbols by name.
   */
  icons: {
    [k: string]: Icon;
  };
}
