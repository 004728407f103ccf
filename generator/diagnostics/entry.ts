/** What the catalogue says of one diagnostic. */
export interface CatalogueEntry {
  readonly title: string;
  /** What is wrong, why it matters, and what to do. */
  readonly explanation: string;
  readonly example: DiagnosticExample | PrintedExample;
  /**
   * Set if it reports a name that nothing has: that of a definition or of what one introduces, or another, such as that of a page.
   * Names in sources that cannot be read are unknown too, and are not reported.
   */
  readonly unknownName?: 'definition' | 'other';
  /**
   * Part in a cascade of faults of definitions. `follows`: it may follow from a wrong type, or from a definition that is not what others
   * take it for. `misleads-types`: with it, types in the definition and in its users are guesses. `misleads-all`: with it, nothing else
   * in the definition can be judged.
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
