/** A kind of squares that the rules add to the map; the compiler lists them in `generated/features.ts`. */
export interface AddedKind {
  /** The list in the map of a question. */
  readonly name: string;
  readonly title: string;
  /** Its sign in drawn boards. */
  readonly sign: string;
  /** Whether it is a marker put on squares during the game, not terrain of the map. */
  readonly marker: boolean;
  readonly pattern?: { readonly width: number; readonly height: number; readonly path: string };
}
