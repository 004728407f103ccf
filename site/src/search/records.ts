/** What the search knows of the book: as little as finds everything. */
export type Mark = 'erratum' | 'ruling' | 'reminder' | 'executable' | 'waiting' | 'text' | 'term';

export interface PageRecord {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
}
export interface ClauseRecord {
  /** Place of its page in the list of pages. */
  readonly page: number;
  readonly slug: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly marks: readonly Mark[];
  /** Words of the text that stand neither in the title nor in the aliases, once each. */
  readonly words: string;
}
export interface Records {
  readonly pages: readonly PageRecord[];
  readonly clauses: readonly ClauseRecord[];
  /** Words of the book, and what players say in their place. */
  readonly synonyms: { readonly [word: string]: readonly string[] };
}
