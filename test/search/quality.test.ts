/** How often the search finds what players ask for. Each threshold is a result already reached; for a blind set, that of its first run. */
import { describe, expect, test } from 'vitest';
import { book, clauseQueries, clauseShares, firstRuns, heldOutShares, pageQueries, pageShares } from './measure.ts';

const byPage = pageQueries('queries.json');
const byClause = clauseQueries('dev.json');

describe('queries of players, by page', () => {
  test('there are at least 120, all of them different, each for pages of the book', () => {
    expect(new Set(byPage.map(({ query }) => query)).size).toBeGreaterThanOrEqual(120);
    const pages = new Set<string>(book.pages.map(({ id }) => id));
    expect(byPage.filter(({ page, also = [] }) => ![page, ...also].every((id) => pages.has(id)))).toEqual([]);
  });

  test('the page is the first result, or among the first three', () => {
    const { first, amongThree } = pageShares(byPage);
    expect(first).toBeGreaterThanOrEqual(87.4);
    expect(amongThree).toBeGreaterThanOrEqual(96);
  });

  test.each([
    ['typo', 98.3, 100],
    ['abbr', 89.8, 96.6],
    ['spelling', 87.9, 98.3],
  ])('queries of the kind %s: the page is the first result, or among the first three', (kind, first, amongThree) => {
    const shares = pageShares(byPage.filter((one) => one.kind === kind));
    expect(shares.first).toBeGreaterThanOrEqual(first);
    expect(shares.amongThree).toBeGreaterThanOrEqual(amongThree);
  });
});

describe('questions of players, by clause', () => {
  test('each expects clauses of the book', () => {
    expect(byClause.filter(({ clauses }) => clauses.length === 0 || clauses.some((id) => book.clauses[id] === undefined))).toEqual([]);
  });

  test('the clause is the first result, or among the first three', () => {
    const { first, amongThree } = clauseShares(byClause);
    expect(first).toBeGreaterThanOrEqual(81);
    expect(amongThree).toBeGreaterThanOrEqual(94);
  });

  test('a question of the book finds its clause even if the index lacks that question', () => {
    const { first, amongThree } = heldOutShares();
    expect(first).toBeGreaterThanOrEqual(40);
    expect(amongThree).toBeGreaterThanOrEqual(60);
  });
});

describe('blind sets', () => {
  test.each(firstRuns())('$set is found no worse than in its first run', ({ set, queries, first, amongThree }) => {
    const shares = clauseShares(clauseQueries(`blind/${set}.json`));
    expect(shares.queries).toBe(queries);
    expect(shares.first).toBeGreaterThanOrEqual(first);
    expect(shares.amongThree).toBeGreaterThanOrEqual(amongThree);
  });

  test('the first run of the latest set reached 75 of 100 first and 92 among three', () => {
    const latest = firstRuns().at(-1);
    expect(latest?.of).toBe('questions of players and clauses at random');
    expect(latest?.first).toBeGreaterThanOrEqual(75);
    expect(latest?.amongThree).toBeGreaterThanOrEqual(92);
  });
});

test('every clause of the book has at least three questions', () => {
  expect(Object.entries(book.clauses).flatMap(([id, { asks }]) => (asks.length < 3 ? [id] : []))).toEqual([]);
});
