/** What each piece of evidence adds to the score of a clause. Tuned on the development set in `test/search`. */
export const WEIGHTS = {
  /** The share of the query that the clause has anywhere, squared. */
  covered: 1.5,
  /** The share of the query that its text has. */
  text: 0.5,
  /** How alike the query and the nearest title, alias, question or page name are, as the cosine of their words. */
  title: 0.45,
  alias: 0.55,
  ask: 0.4,
  page: 1,
  /** The share of the query that the page has, on which words count more often they occur. */
  pageWords: 1.5,
  /** A title, alias or question says just what the query says. */
  same: 0.3,
  /** The clause opens its page, or is near its opening: it states the rule, later ones its details. */
  opening: 0.06,
  /** The clause only illustrates a rule. */
  illustrates: 0.05,
} as const;

/** Where the same rule is stated twice, the rule itself comes before what repeats or explains it. */
export const AREA_PENALTY: { readonly [area: string]: number } = { guide: 0.15, glossary: 0.2, faq: 0.05, basics: 0.15 };

/** A word in the text of a clause counts as much as this share of a word in its title, aliases or questions. */
export const TEXT_SHARE = 0.6;
/** How many occurrences on a page count as half of endlessly many. */
export const HALF_OF_PAGE = 2;
/** How much a text counts against a line when words are weighed by their rarity. */
export const TEXT_RARITY = 0.5;
/** How much of its rarity a filler word keeps. */
export const FILLER_SHARE = 0.5;
