/** Texts that name or count editions: a new edition may belong to those that they name, or to the others, and changes the count. */
import { definitionsOf } from '../definitions-of.ts';
import { escapePattern } from '../escape-pattern.ts';
import { NUMERALS } from '../numerals.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import {
  blocksOfClause,
  blocksOfReading,
  type Candidate,
  differencesOf,
  examplesOf,
  headingOf,
  openingOf,
  type SummaryLine,
  shownTexts,
} from './candidates.ts';

type NamingText = Candidate & { readonly words: readonly string[] };

/**
 * The texts that name an edition by its title or count editions, and name no new one; `words` are the titles and the counts.
 * @param newEditions the ids of those that are new
 */
export function textsNamingEditions(
  rulebook: Rulebook,
  book: EditionBook,
  newEditions: ReadonlySet<string>,
  summaries: readonly SummaryLine[],
): NamingText[] {
  const byTitle = new Map(rulebook.editions.publications.map(({ edition, editionTitle }) => [editionTitle, edition]));
  const patterns = [...byTitle].map(([title, edition]) => ({ title, isNew: newEditions.has(edition), pattern: namePattern(title) }));
  const all: readonly Candidate[] = [
    ...[...rulebook.clauses.values()].flatMap((clause) => [
      headingOf(clause),
      ...blocksOfClause(book, clause),
      ...examplesOf(clause),
      ...differencesOf(clause),
    ]),
    ...[...rulebook.pages.values()].map(openingOf),
    ...rulebook.readings.flatMap(blocksOfReading),
    ...shownTexts(definitionsOf(book), new Set()),
    ...summaries.map(({ candidate }) => candidate),
  ];
  return all.flatMap((one) => {
    const named = patterns.filter(({ pattern }) => pattern.test(one.text));
    const words = [...named.map(({ title }) => title), ...(one.text.match(COUNT) ?? [])];
    return words.length === 0 || named.some(({ isNew }) => isNew) ? [] : [{ ...one, words }];
  });
}

/** Such as "both editions" and "all three editions". "Every edition" includes a new one. */
const COUNT = new RegExp(
  `\\b(?:both|either|neither|${NUMERALS.slice(2).join('|')}|[2-9]|\\d\\d+)(?: of)?(?: the| these)? editions?\\b`,
  'giu',
);

/** Matches a title in emphasis or beside the word "edition". Elsewhere it may name no edition, as "2014" in the title of a document. */
function namePattern(title: string): RegExp {
  const name = escapePattern(title);
  return new RegExp(
    `(?<![*_\\p{L}\\p{N}])([*_])${name}\\1(?![*_\\p{L}\\p{N}])|\\beditions?\\s+${name}\\b|\\b${name}\\s+editions?\\b`,
    'iu',
  );
}
