export interface CatalogueEntry {
  readonly title: string;
  /** The fault, why it matters, and what to do. */
  readonly explanation: string;
  readonly example: DiagnosticExample | PrintedExample;
  /**
   * Set if the diagnostic reports an unknown name: whether a definition would introduce it, or something else such as a page. It is
   * suppressed if an unreadable source may introduce the name.
   */
  readonly unknownName?: 'of-definition' | 'not-of-definition';
  /**
   * The role of the fault among other faults of definitions. `follows`: it may be a consequence of a wrong type elsewhere.
   * `misleads-types`: types in the definition, and in those that mention it, are guesses. `misleads-all`: all other faults of the
   * definition may be consequences.
   */
  readonly cascade?: 'follows' | 'misleads-types' | 'misleads-all';
}

/**
 * A mistake in the book of the tests (`test/fixtures/small-book`) that gives the diagnostic: `wrong` in place of `right`. Without
 * `right`, `wrong` is the whole file; without `wrong`, the file is missing.
 */
export interface DiagnosticExample {
  readonly file: string;
  readonly right?: string;
  readonly wrong?: string;
}

/** Printed documents that give a diagnostic of `sightline import`: `wrong` is the text of `file`; without it there is no such file. */
export interface PrintedExample {
  readonly file: string;
  readonly wrong?: string;
  /** Other documents of the same run. */
  readonly beside?: readonly { readonly file: string; readonly text: string }[];
  /** The text that `--against` names. */
  readonly earlier?: string;
  /** The encoding of `file`; UTF-8 if absent. */
  readonly encoding?: 'latin1';
}

export const isOfBook = (example: DiagnosticExample | PrintedExample): example is DiagnosticExample => example.file.startsWith('rules/');

export type Entries = { readonly [id: string]: CatalogueEntry };

export interface CatalogueGroup {
  readonly title: string;
  readonly entries: Entries;
}
