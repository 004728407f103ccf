import type { Change } from '../../fixtures/edited-small-book.ts';

/** A typical mistake of an editor, and the one diagnostic that it gives. */
export interface Mistake {
  readonly mistake: string;
  readonly changes: readonly Change[];
  readonly code: string;
  /** The path and the line of the diagnostic (`path: text`), with its place in «…». A place of several lines ends with the first. */
  readonly at: string;
  /** A part of the hint or, if there is none, of what was expected. */
  readonly advice: string;
}
