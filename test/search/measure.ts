/** The search over the compiled book, and how often a set of queries finds the expected clauses or pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBook } from '../../site/src/lib/read-book.ts';
import { makeIndex } from '../../site/src/search/make-index.ts';
import { createSearch, type Search } from '../../site/src/search/search.ts';
import { aListOf, aNumber, aRecordWith, aText, type Check, oneOf, parsedAs } from '../support/json-shape.ts';

/** A query and the clauses that answer it, the best first. */
interface ClauseQuery {
  readonly query: string;
  readonly clauses: readonly string[];
  /** How the query is written, such as `typo` or `terse`. */
  readonly kind: string;
}
/** A query and the page that answers it, with others that are as good. */
interface PageQuery {
  readonly query: string;
  readonly page: string;
  readonly also?: readonly string[];
  readonly kind: string;
}
/** The number of queries, and the percentage of them for which an expected entry was first, or among the first three. */
interface Shares {
  readonly queries: number;
  readonly first: number;
  readonly amongThree: number;
}

const root = join(import.meta.dirname, '../..');
const readSet = <T>(file: string, entry: Check<T>): readonly T[] =>
  parsedAs(readFileSync(join(import.meta.dirname, file), 'utf8'), aListOf(entry));

export const clauseQueries = (file: string): readonly ClauseQuery[] =>
  readSet(file, aRecordWith({ query: aText, clauses: aListOf(aText), kind: aText }));
const aPageQuery = aRecordWith({ query: aText, page: aText, kind: aText }, { also: aListOf(aText) });
export const pageQueries = (file: string): readonly PageQuery[] => readSet(file, aPageQuery);
/** The results of the first run of each blind set, in order of time. */
export const firstRuns = () =>
  readSet(
    'blind/history.json',
    aRecordWith({
      set: aText,
      of: oneOf('questions of players', 'clauses at random', 'questions of players and clauses at random'),
      queries: aNumber,
      first: aNumber,
      amongThree: aNumber,
    }),
  );

export const book = readBook(readFileSync(join(root, 'site/src/generated/book.json'), 'utf8'));
export const index = makeIndex(book);
export const search: Search = createSearch(index);

export const clausesFor = (query: string): readonly string[] =>
  search.find(query).results.map(({ page, clause }) => `${page.id}.${clause.slug}`);

export const pagesFor = (query: string): readonly string[] => [...new Set(search.find(query).results.map(({ page }) => page.id))];

/** The index, from 0, of the first expected entry among those found; Infinity if there is none. */
function rankOf(expected: readonly string[], found: readonly string[]): number {
  const rank = found.findIndex((id) => expected.includes(id));
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

function sharesOf(ranks: readonly number[]): Shares {
  const percentAmong = (count: number): number => Math.round((1000 * ranks.filter((rank) => rank < count).length) / ranks.length) / 10;
  return { queries: ranks.length, first: percentAmong(1), amongThree: percentAmong(3) };
}

export const clauseShares = (set: readonly ClauseQuery[]): Shares =>
  sharesOf(set.map(({ query, clauses }) => rankOf(clauses, clausesFor(query))));

export const pageShares = (set: readonly PageQuery[]): Shares =>
  sharesOf(set.map(({ query, page, also = [] }) => rankOf([page, ...also], pagesFor(query))));

/** Every seventh question is searched: all of them would take seven times as long, and a seventh is still more than a thousand. */
const HELD_OUT_INTERVAL = 7;

/** A sample of the questions of the book, each searched in an index that lacks it. */
export function heldOutShares(): Shares {
  const questions = book.pages.flatMap((page) =>
    page.clauses.flatMap((id) => (book.clauses[id]?.asks ?? []).map((query) => ({ query, id }))),
  );
  // The lines of the index with questions, in the order of `questions`.
  const lineNumbers = index.lines.flatMap(({ kind }, number) => (kind === 'ask' ? [number] : []));
  const ranks = questions.flatMap(({ query, id }, questionNumber) => {
    if (questionNumber % HELD_OUT_INTERVAL !== 0) return [];
    const found = search.find(query, lineNumbers[questionNumber]).results.map(({ page, clause }) => `${page.id}.${clause.slug}`);
    return [rankOf([id], found)];
  });
  return sharesOf(ranks);
}
