/** A kind of squares that the rules add to the map; the compiler lists them in `generated/features.ts`. */
export interface AddedKind {
  /** The list in the map of a question. */
  readonly name: string;
  readonly title: string;
  /** Its sign in drawn boards. */
  readonly sign: string;
  /** Whether it is put on squares, and no terrain of the map. */
  readonly marker: boolean;
  readonly pattern?: { readonly width: number; readonly height: number; readonly path: string };
}
