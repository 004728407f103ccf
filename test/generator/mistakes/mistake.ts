/** A typical mistake of an editor, made in a copy of the small book, and the one finding that it gives. */
export type Edit =
  | { readonly file: string; readonly right: string; readonly wrong: string }
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly copy: string }
  | { readonly file: string; readonly remove: true };

export interface Mistake {
  readonly mistake: string;
  readonly edits: readonly Edit[];
  readonly id: string;
  /** The file and the line of the finding; what its place covers is in «…», to the end of the line where it covers several. */
  readonly at: string;
  /** The hint, or else a part of what is expected. */
  readonly advice: string;
}
