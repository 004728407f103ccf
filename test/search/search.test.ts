import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeRecords, type SearchableBook } from '../../site/src/search/make-records.ts';
import { pack, unpack } from '../../site/src/search/pack.ts';
import { createSearch } from '../../site/src/search/search.ts';

interface Wanted {
  readonly kind: string;
  readonly query: string;
  readonly page: string;
  /** Pages that are as right. */
  readonly also?: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const book: SearchableBook = JSON.parse(readFileSync(join(root, 'site/src/generated/book.json'), 'utf8'));
const queries: readonly Wanted[] = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'));
const records = makeRecords(book);
const search = createSearch(records);

/** Where the wanted page stands among the results, from 1; infinitely far when it is not there. */
function placeOf({ query, page, also = [] }: Wanted): number {
  const place = search.find(query).pages.findIndex((found) => found.page.id === page || also.includes(found.page.id));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

describe('players’ queries', () => {
  const places = queries.map((wanted) => ({ ...wanted, place: placeOf(wanted) }));
  const share = (most: number, among = places): number => among.filter(({ place }) => place <= most).length / among.length;

  test('there are at least 120, of several kinds, each for a page of the book', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBeGreaterThanOrEqual(120);
    const pages = new Set(book.pages.map(({ id }) => id));
    expect(queries.filter(({ page, also = [] }) => ![page, ...also].every((id) => pages.has(id)))).toEqual([]);
  });

  test('find their page first in 85 of 100, and among the first three in 97', () => {
    for (const kind of new Set(queries.map((one) => one.kind))) {
      const own = places.filter((one) => one.kind === kind);
      console.log(
        `${kind}: ${own.length} queries, first ${(100 * share(1, own)).toFixed(0)} %, among three ${(100 * share(3, own)).toFixed(0)} %`,
      );
    }
    expect(share(1)).toBeGreaterThanOrEqual(0.85);
    expect(share(3)).toBeGreaterThanOrEqual(0.97);
  });
});

describe('operators', () => {
  test('is: keeps clauses of a kind', () => {
    const { pages } = search.find('is:erratum break away');
    const found = pages.flatMap(({ clauses }) => clauses);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ marks }) => !marks.includes('erratum'))).toEqual([]);
  });

  test('in: keeps an area, or a page', () => {
    expect(new Set(search.find('in:terrain line').pages.map(({ page }) => page.id.split('.')[0]))).toEqual(new Set(['terrain']));
    expect(search.find('in:terrain.rim blocks').pages.map(({ page }) => page.id)).toEqual(['terrain.rim']);
  });

  test('term: looks in the glossary', () => {
    const [first] = search.find('term:rim').pages;
    expect(first?.page.id).toBe('glossary.terms');
    expect(first?.clauses[0]?.slug).toBe('rim');
  });

  test('an operator alone lists all that it keeps; one that means nothing is told', () => {
    expect(search.find('is:executable').count).toBe(records.clauses.filter(({ marks }) => marks.includes('executable')).length);
    expect(search.find('is:green rim').query.unknown).toEqual(['is:green']);
  });
});

test('the index stays within its budget: with the code, about 5,500 bytes, at most 80 KB', () => {
  expect(gzipSync(JSON.stringify(pack(records)), { level: 9 }).length).toBeLessThan(74_500);
});

test('a synonym leads to the word that the book uses', () => {
  const { synonyms } = records;
  expect(synonyms.captive).toContain('prisoner');
  const without = createSearch({ ...records, synonyms: {} });
  expect(without.find('dmg').count).toBeLessThan(search.find('dmg').count);
});

test('endings, halves and zeros are found as they are typed', () => {
  const first = (query: string): string | undefined => search.find(query).pages[0]?.page.id;
  expect(first('pushng damage')).toBe('turns.pushing');
  expect(first('1/2 speed')).toBe(first('half speed'));
  expect(first('re-roll')).toBe(first('reroll'));
  expect(first('vps')).toBe('winning.victory-points');
});

test('what travels to the browser says the same', () => {
  expect(unpack(JSON.parse(JSON.stringify(pack(records))))).toEqual(records);
});

test('nonsense finds nothing, and hostile text harms nothing', () => {
  expect(search.find('qqqqqqqq').count).toBe(0);
  for (const text of ['<script>', '__proto__', 'constructor', '\u0000', '(((((', 'a'.repeat(5000), '🙂'])
    expect(() => search.find(text)).not.toThrow();
});
