import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { Book as CompiledBook } from '../../generator/emit/book-types.ts';
import { type Book, checkBook, readBook, typesetBook } from '../../site/src/lib/read-book.ts';

const json = readFileSync(join(import.meta.dirname, '../../site/src/generated/book.json'), 'utf8');

test('the book type of the compiler extends that of the site', () => {
  expectTypeOf<CompiledBook>().toExtend<Book>();
});

test('the compiled book fits its schema, and is read as it was written', () => {
  expect(readBook(json)).toEqual(JSON.parse(json));
});

test('a book that does not fit its schema is refused, with every place that does not fit', () => {
  const [page] = readBook(json).pages;
  const broken = { ...readBook(json), pages: [{ ...page, title: 1 }], renamed: { a: null }, more: true };
  expect(() => checkBook(broken)).toThrow(
    [
      'site/src/generated/book.json does not fit schemas/book.schema.json. Run `npm run sightline -- build`.',
      '  / must NOT have additional properties: "more"',
      '  /pages/0/title must be string',
      '  /renamed/a must be string',
    ].join('\n'),
  );
  expect(() => checkBook(null)).toThrow('  / must be object');
});

test('text for readers gets typographic quotes; ids and code do not change', () => {
  const book = readBook(json);
  const [first] = Object.values(book.clauses);
  const clause = { ...first, id: "a.b'c", title: `"Don't"`, html: { current: "<p>It's <code>'x'</code></p>" } };
  const written = JSON.stringify({ ...book, clauses: { only: clause } });
  expect(typesetBook(written).clauses.only).toEqual({
    ...typesetBook(JSON.stringify({ ...book, clauses: { only: first } })).clauses.only,
    id: "a.b'c",
    title: '“Don’t”',
    html: { current: "<p>It’s <code>'x'</code></p>" },
  });
});
