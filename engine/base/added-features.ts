/** A list of squares of a question's map that a definition adds with `draws`; the compiler lists them for the site. */
export interface AddedKind {
  /** The list: `quicksand` for `map.quicksand`. */
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
