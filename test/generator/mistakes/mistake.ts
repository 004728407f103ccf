/**
 * A change to a file of the small book. In order of the forms below: replaces `right`, which occurs once in it, by `wrong`; writes the
 * whole file; makes it a copy of the file `copy` as that was before all edits; removes it.
 */
export type Edit =
  | { readonly file: string; readonly right: string; readonly wrong: string }
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly copy: string }
  | { readonly file: string; readonly remove: true };

/** A typical mistake of an editor, and the one diagnostic that it gives. */
export interface Mistake {
  readonly mistake: string;
  readonly edits: readonly Edit[];
  /** The code of the diagnostic. */
  readonly code: string;
  /** The file and the line of the diagnostic; the text at its place is in «…», up to the end of that line. */
  readonly at: string;
  /** A part of the hint or, if there is none, of what was expected. */
  readonly advice: string;
}
