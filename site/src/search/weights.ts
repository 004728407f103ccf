/** What each piece of evidence adds to the score of a clause. Tuned on the development set in `test/search`. */
export const WEIGHTS = {
  /** The share of the query that the clause has anywhere, squared. */
  covered: 1.5,
  /** The share of the query that the clause has, words counting more the more often its titles, aliases, questions and text have them. */
  often: 2.15,
  /** The share of the query that its text has. */
  text: 0.25,
  /** How alike the query and the nearest title, alias, question or page name are, as the cosine of their words. */
  title: 0.45,
  alias: 0.55,
  ask: 0.5,
  page: 1.4,
  /** The share of the query that the page has, on which words count more often they occur. */
  pageWords: 2.2,
  /** A title, alias or question says just what the query says. */
  same: 0.5,
  /** The clause opens its page, or is near its opening: it states the rule, later ones its details. */
  opening: 0.06,
  /** The clause only illustrates a rule. */
  illustrates: 0.14,
} as const;

/** Where the same rule is stated twice, the rule itself comes before what repeats or explains it. */
export const AREA_PENALTY: { readonly [area: string]: number } = { guide: 0.25, glossary: 0.35, faq: 0.05, basics: 0.15 };

/** A word in the text of a clause counts as much as this share of a word in its title, aliases or questions. */
export const TEXT_SHARE = 0.6;
/** The same for a word in the names of its page. */
export const PAGE_SHARE = 0.5;
/** How many occurrences on a page count as half of endlessly many. */
export const HALF_OF_PAGE = 2;
/** How many occurrences in titles, aliases and questions one in the text is worth. */
export const TEXT_OCCURRENCE = 0.7;
/** How much the size of a clause matters when occurrences are counted: at 1, half as many count the same in half as many words. */
export const SIZE_SHARE = 0.6;
/** How much a text counts against a line when words are weighed by their rarity. */
export const TEXT_RARITY = 0.5;
/** How much of its rarity a filler word keeps. */
export const FILLER_SHARE = 0.5;
/** How much of its rarity a number keeps: readers type the numbers of their own game. */
export const NUMBER_SHARE = 0.6;
/** How much of its rarity a word loses that no clause repeats. */
export const REPEATED_SHARE = 0.7;
/** What is assumed of a word before its occurrences are counted. */
export const USUAL_REPEATS = { occurrences: 3, share: 0.6 } as const;
