import { expect, test } from 'vitest';
import type { Clause } from '../../site/src/lib/book.ts';
import { clausesMovedAway, type MovedClause, oldPages, oldSlugs } from '../../site/src/lib/renamed.ts';
import { inventedBook } from '../fixtures/invented-book.ts';

const book = inventedBook({
  'ground.bushes.shelter': 'ground.bushes.cover',
  'ground.bushes.tall': 'ground.trees.height',
  'ground.scrub.cover': 'ground.bushes.cover',
  'ground.scrub.label': 'ground.bushes.label',
  'ground.woods.height': 'ground.trees.height',
  'turns.flight.roll': 'turns.escape.roll',
  'turns.flight.bushes': 'ground.bushes.cover',
});
const clauseOf = (id: string): Clause => {
  const found = book.clauses[id];
  if (found === undefined) throw new Error(`no clause ${id}`);
  return found;
};
const shown = (moved: readonly MovedClause[]): string[] => moved.map(({ slug, clause }) => `${slug} → ${clause.id}`);

test('a clause renamed on its page keeps its old anchor there', () => {
  expect(oldSlugs(book, clauseOf('ground.bushes.cover'))).toEqual(['shelter']);
  expect(oldSlugs(book, clauseOf('ground.trees.height'))).toEqual([]);
});

test('a page lists the clauses that moved from it to other pages', () => {
  expect(book.pages.map((page) => shown(clausesMovedAway(book, page)))).toEqual([['tall → ground.trees.height'], [], []]);
});

test('the address of a page that is gone redirects to the page or the clause that replaced it, or lists its clauses', () => {
  expect(
    oldPages(book).map(({ path, moved, target }) => ({ path, moved: shown(moved), page: target?.page.id, slug: target?.slug })),
  ).toEqual([
    { path: 'ground/scrub', moved: ['cover → ground.bushes.cover', 'label → ground.bushes.label'], page: 'ground.bushes', slug: undefined },
    { path: 'ground/woods', moved: ['height → ground.trees.height'], page: 'ground.trees', slug: 'height' },
    { path: 'turns/flight', moved: ['roll → turns.escape.roll', 'bushes → ground.bushes.cover'], page: undefined, slug: undefined },
  ]);
});
