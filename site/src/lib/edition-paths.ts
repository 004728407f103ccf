/** The paths of a page with a route of its own, one for each edition. */
import type { EditionId } from '../generated/book.ts';
import { book, type Page, pageOf } from './book.ts';
import { prefixOf } from './editions.ts';

interface EditionPath {
  readonly params: { readonly edition: string | undefined };
  readonly props: { readonly edition: EditionId; readonly page: Page };
}

export function editionPaths(id: string): EditionPath[] {
  const page = pageOf(id);
  if (page === undefined) return [];
  return book.editions.map(({ id: edition }) => ({
    params: { edition: prefixOf(edition).slice(1) || undefined },
    props: { edition, page },
  }));
}
