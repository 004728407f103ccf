import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { ParsedBook } from '../sources/parsed-book.ts';

export function chainsWithoutPage({ chains, pages }: ParsedBook, unread: ReadonlySet<string>): Diagnostic[] {
  const ids = pages.map(({ id }) => id);
  return chains
    .filter(({ page }) => !ids.includes(page) && !unread.has(page))
    .map(({ page, document }) =>
      unknownName('page-unknown', `There is no page "${page}" for these chains.`, page, ids, document.placeOf(''), []),
    );
}
