import type { Compilation } from '../compile.ts';
import type { ClauseId, PageId } from '../ids.ts';
import { htmlOf, type ProseContext } from '../prose/html.ts';
import type { BookTranslation } from './book-types.ts';

/** The translations of a clause, or of a page's title and opening. */
export function emitTranslations(
  compilation: Compilation,
  context: ProseContext,
  page: PageId,
  clause?: ClauseId,
): { readonly translations?: { readonly [language: string]: BookTranslation } } {
  const found = compilation.translations.filter((one) => one.page === page && one.clause === clause);
  if (found.length === 0) return {};
  // Terms are recognised by their English forms, so translations are not searched for them.
  const { marker: _marker, ...contextWithoutTerms } = context;
  const entries = found.map(({ language, title, prose, outdated, translatedEdition }): [string, BookTranslation] => [
    language,
    {
      title,
      html: htmlOf(prose.tree, contextWithoutTerms, clause ?? page),
      ...(outdated ? { outdated } : {}),
      // The edition whose text an outdated translation translates.
      ...(translatedEdition === undefined ? {} : { of: translatedEdition }),
    },
  ]);
  return { translations: Object.fromEntries(entries) };
}
