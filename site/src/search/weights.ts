/** The weight of each piece of evidence in the score of a clause. Tuned on the development set in `test/search`. */
export const WEIGHTS = {
  /** The share of the query found anywhere in the clause, squared. */
  covered: 1.5,
  /** The share of the query found in the clause; a word counts more the more of its titles, aliases, questions and text have it. */
  frequency: 2.15,
  /** The share of the query found in its text. */
  text: 0.25,
  /** The similarity of the query to the nearest title, alias, question or page name: the cosine of their word vectors. */
  title: 0.45,
  alias: 0.55,
  ask: 0.5,
  page: 1.4,
  /** The share of the query found on the page; a word counts more the more often it occurs there. */
  pageWords: 2.2,
  /** A title, alias or question equals the query. */
  same: 0.5,
  /** The clause is first on its page, or near it: first clauses state the rule, others its details. */
  opening: 0.06,
  /** Subtracted: the clause is an example, figure or piece of advice. */
  illustrates: 0.14,
} as const;

/** Subtracted from the score of areas that only repeat or explain rules of other areas. */
export const AREA_PENALTY: { readonly [area: string]: number } = { guide: 0.25, glossary: 0.35, faq: 0.05, basics: 0.15 };

/** A word in the text of a clause counts as much as this share of a word in its title, aliases or questions. */
export const TEXT_SHARE = 0.6;
/** The same for a word in the names of its page. */
export const PAGE_SHARE = 0.5;
/** The number of occurrences on a page at which a word has half of its highest weight. */
export const HALF_OF_PAGE = 2;
/** An occurrence in the text counts as this many in titles, aliases and questions. */
export const TEXT_OCCURRENCE = 0.7;
/** How far occurrences are normalised by the size of the clause: 0 not at all, 1 in proportion. */
export const SIZE_SHARE = 0.6;
/** A word is rarer the fewer clauses have it. A clause that has it only in its text counts as this share of a clause. */
export const TEXT_RARITY = 0.5;
/** The rarity of a filler word is multiplied by this. */
export const FILLER_SHARE = 0.5;
/** The rarity of a number is multiplied by this: readers type the numbers of their own game. */
export const NUMBER_SHARE = 0.6;
/** The share of its rarity that a word loses if no clause repeats it. */
export const REPETITION_WEIGHT = 0.7;
/** Prior for how often a word is repeated: as if it had so many more occurrences, of which this share is repeated. */
export const USUAL_REPEATS = { occurrences: 3, share: 0.6 } as const;
