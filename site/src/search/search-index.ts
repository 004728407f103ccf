/** The index that the search reads. Made when the site is built, unpacked in the browser. */

/** Filters of clauses. `executed`: the engine executes the clause; `not-executed`: not yet; `text`: there is nothing to execute. */
export type Tag = 'erratum' | 'ruling' | 'reminder' | 'executed' | 'not-executed' | 'text' | 'term';

export interface PageEntry {
  readonly id: string;
  readonly title: string;
}
export interface ClauseEntry {
  /** The index of its page. */
  readonly page: number;
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly Tag[];
  /** An example, figure or piece of advice: it illustrates a rule that another clause states. */
  readonly illustrates: boolean;
}

/**
 * A line is what a reader may type as a whole: the title of a clause, one of its aliases, one of its questions, or a name of a page.
 */
export type LineKind = 'title' | 'alias' | 'ask' | 'page';
export interface Line {
  readonly kind: LineKind;
  /** The index of its clause, or of its page for the kind `page`. */
  readonly owner: number;
}

/** Ascending indexes of lines or clauses. */
export type Posting = readonly number[];

export interface SearchIndex {
  readonly pages: readonly PageEntry[];
  readonly clauses: readonly ClauseEntry[];
  readonly lines: readonly Line[];
  /** The stems, and the words that represent synonyms, sorted. */
  readonly words: readonly string[];
  /** By index of a word: the lines that have it. */
  readonly inLines: readonly Posting[];
  /** By index of a word: the clauses whose text has it; none for a word that is in many texts. */
  readonly inTexts: readonly Posting[];
  /** By word of the rules: the words and phrases of players for it. */
  readonly synonyms: { readonly [word: string]: readonly string[] };
  /** Names of powers, teams and the like that are printed on cards: by kind and name, the abbreviations of the name. */
  readonly cardNames: { readonly [kind: string]: { readonly [name: string]: readonly string[] } };
  /** By a name in `cardNames`: the clauses that mention it. */
  readonly mentions: { readonly [name: string]: Posting };
}
