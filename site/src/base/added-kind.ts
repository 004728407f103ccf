/** A kind of squares that the rules add to the map; the compiler lists them in `generated/features.ts`. */
export interface AddedKind {
  /** The key under which the map of a question lists these squares. */
  readonly name: string;
  readonly title: string;
  /** Its sign in drawn boards. */
  readonly sign: string;
  /** Whether it is a marker put on squares during the game, not terrain of the map. */
  readonly isMarker: boolean;
  /** Its fill pattern: an SVG path, repeated at this width and height, in drawing units. */
  readonly pattern?: { readonly width: number; readonly height: number; readonly path: string };
}

/** The kinds of squares and the sizes of figures that an edition lacks and other editions have. */
export interface LackedFeatures {
  readonly kinds: readonly string[];
  readonly sizes: readonly string[];
}
