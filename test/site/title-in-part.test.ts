import { expect, test } from 'vitest';
import { book, pagesOf } from '../../site/src/lib/book.ts';
import { titleInPart } from '../../site/src/lib/title-in-part.ts';

test('the words that all titles of a part begin with are left out in lists under the heading of the part', () => {
  const shortened = book.parts.filter((part) => pagesOf(part).some((page) => titleInPart(part, page) !== page.title));
  expect(shortened.map(({ id }) => id)).toEqual(['guide']);
  for (const part of shortened)
    for (const page of pagesOf(part)) expect(`The Guide: ${titleInPart(part, page)}`.toLowerCase()).toBe(page.title.toLowerCase());
});

test('titles are left whole where one of the part begins with other words', () => {
  const guide = book.parts.find(({ id }) => id === 'guide');
  const other = book.parts.find(({ id }) => id !== 'guide');
  if (guide === undefined || other === undefined) throw new Error('the book has no other part than `guide`');
  const mixed = { ...guide, pages: [...guide.pages, ...other.pages] };
  for (const page of pagesOf(mixed)) expect(titleInPart(mixed, page)).toBe(page.title);
});
