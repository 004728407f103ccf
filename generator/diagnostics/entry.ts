/** What the catalogue says of one diagnostic. */
export interface CatalogueEntry {
  readonly title: string;
  /** What is wrong, why it matters, and what to do. */
  readonly explanation: string;
  readonly example: DiagnosticExample;
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

export type Entries = { readonly [id: string]: CatalogueEntry };
