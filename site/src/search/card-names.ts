/** Finds names in a query that only cards explain, not this book. */
import type { Posting, SearchIndex } from './search-index.ts';
import { fillerStems, isStopWord, wordsIn } from './words.ts';

interface CardName {
  readonly name: string;
  /** What it names: a power, an ability. */
  readonly kind: string;
}

export interface CardNames {
  readonly names: readonly CardName[];
  /**
   * Which rules are the results. `query`: those for the whole query. `mentions`: those that mention a name, because the query consists of
   * names only. `kind`: those for the kind of the only name, because no rule mentions it.
   */
  readonly foundBy: 'query' | 'mentions' | 'kind';
  /** The indexes of the clauses that mention a name. */
  readonly mentions: ReadonlySet<number>;
}

export function explainCardNames({ names, foundBy }: CardNames, hasResults: boolean): string {
  const [first, ...others] = names;
  if (first === undefined) return '';
  const article = /^[aeiou]/.test(first.kind) ? 'an' : 'a';
  const what =
    others.length > 0
      ? `${names.map(({ name }) => name).join(', ')}: their texts are on cards, not in this book.`
      : `${first.name} is ${article} ${first.kind}. Its text is on a card, not in this book.`;
  const leadIns = {
    query: 'Related rules:',
    mentions: `Rules that mention ${others.length > 0 ? 'them' : 'it'}:`,
    kind: `No rule mentions it. Rules for any ${first.kind}:`,
  };
  return hasResults ? `${what} ${leadIns[foundBy]}` : what;
}

/** The words of a text with a space around each, so that a key includes another only as whole words. */
function keyOf(text: string): string {
  const words = wordsIn(text).map((word) => word.text);
  return ` ${words.join(' ')} `;
}

interface ClauseTexts {
  readonly text: string;
  /** Its title, aliases and questions. */
  readonly lines: readonly string[];
}

/**
 * By name: the indexes of the clauses that mention it. A text mentions it only with the same capitals; a title, alias or question also with
 * others, or by an abbreviation.
 */
export function mentionsOf(cardNames: SearchIndex['cardNames'], clauses: readonly ClauseTexts[]): { readonly [name: string]: Posting } {
  const lineKeys = clauses.map(({ lines }) => lines.map(keyOf).join('|'));
  const postings = Object.values(cardNames).flatMap((names) =>
    Object.entries(names).map(([name, abbreviations]): [string, Posting] => {
      const formKeys = [name, ...abbreviations].map(keyOf);
      const isIn = ({ text }: ClauseTexts, index: number): boolean =>
        formKeys.some((key) => lineKeys[index]?.includes(key)) || (text.includes(name) && keyOf(text).includes(keyOf(name)));
      return [name, clauses.flatMap((clause, index) => (isIn(clause, index) ? [index] : []))];
    }),
  );
  return Object.fromEntries(postings.filter(([, posting]) => posting.length > 0));
}

/** Finds the names in a query: the longer one where one contains another, and none that is the title of a page of the book. */
export function createCardNames({ cardNames, mentions, pages }: SearchIndex): (typed: string) => CardNames {
  const pageTitleKeys = new Set(pages.map(({ title }) => keyOf(title)));
  const cardForms = Object.entries(cardNames).flatMap(([kind, names]) =>
    Object.entries(names).flatMap(([name, abbreviations]) =>
      pageTitleKeys.has(keyOf(name)) ? [] : [name, ...abbreviations].map((form) => ({ key: keyOf(form), name, kind })),
    ),
  );
  cardForms.sort((a, b) => b.key.length - a.key.length);
  /** Words for a card or a kind of name: a query with nothing else beside its names consists of names only. */
  const kindWords = new Set(wordsIn(`card ${Object.keys(cardNames).join(' ')}`).map(({ stem }) => stem));
  return (typed) => {
    let remainder = keyOf(typed);
    const names = new Map<string, CardName>();
    for (const { key, name, kind } of cardForms) {
      if (!remainder.includes(key)) continue;
      remainder = remainder.replaceAll(key, ' | ');
      names.set(name, { name, kind });
    }
    const mentioning = new Set([...names.keys()].flatMap((name) => mentions[name] ?? []));
    const isOnlyNames =
      names.size > 0 && wordsIn(remainder).every(({ text, stem }) => isStopWord(text) || fillerStems.has(stem) || kindWords.has(stem));
    const byNames = mentioning.size > 0 ? 'mentions' : 'kind';
    // Two names that no rule mentions may be of different kinds.
    const foundBy = isOnlyNames && (mentioning.size > 0 || names.size === 1) ? byNames : 'query';
    return { names: [...names.values()], foundBy, mentions: mentioning };
  };
}
