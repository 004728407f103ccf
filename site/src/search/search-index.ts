/** The index that the search reads. Made when the site is built, unpacked in the browser. */

/** What a reader can filter clauses by. `executable`: the engine executes it; `waiting`: not yet; `text`: there is nothing to execute. */
export type Mark = 'erratum' | 'ruling' | 'reminder' | 'executable' | 'waiting' | 'text' | 'term';

export interface PageEntry {
  readonly id: string;
  readonly title: string;
}
export interface ClauseEntry {
  /** Place of its page in the list of pages. */
  readonly page: number;
  readonly slug: string;
  readonly title: string;
  readonly marks: readonly Mark[];
  /** An example, figure or piece of advice: it illustrates a rule that another clause states. */
  readonly illustrates: boolean;
}

/**
 * A line is what a reader may type as a whole: the title of a clause, one of its aliases, one of its questions, or a name of a page.
 */
export type LineKind = 'title' | 'alias' | 'ask' | 'page';
export interface Line {
  readonly kind: LineKind;
  /** Place of its clause, or of its page for the kind `page`. */
  readonly owner: number;
}

/** Ascending numbers of lines or clauses. */
export type Posting = readonly number[];

export interface SearchIndex {
  readonly pages: readonly PageEntry[];
  readonly clauses: readonly ClauseEntry[];
  readonly lines: readonly Line[];
  /** Sorted. */
  readonly words: readonly string[];
  /** By word: the lines that have it. */
  readonly inLines: readonly Posting[];
  /** By word: the clauses whose text has it. */
  readonly inTexts: readonly Posting[];
  readonly synonyms: { readonly [word: string]: readonly string[] };
  /** Names of powers, teams and the like that are printed on cards: by kind and name, the abbreviations of the name. */
  readonly cardNames: { readonly [kind: string]: { readonly [name: string]: readonly string[] } };
  /** By name of a card: the clauses that mention it. */
  readonly mentions: { readonly [name: string]: Posting };
}
