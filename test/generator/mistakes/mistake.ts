import type { Change } from '../../fixtures/edited-small-book.ts';

/** A typical mistake of an editor, and the one diagnostic that it gives. */
export interface Mistake {
  readonly mistake: string;
  readonly changes: readonly Change[];
  /** The code of the diagnostic. */
  readonly code: string;
  /** The file and the line of the diagnostic; the text at its place is in «…», up to the end of that line. */
  readonly at: string;
  /** A part of the hint or, if there is none, of what was expected. */
  readonly advice: string;
}
