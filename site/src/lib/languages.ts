import { book, type Language, type Page } from './book.ts';
import { currentEdition, pageHref } from './editions.ts';
import { changeLinks } from './links.ts';

export { type Labels, labelsIn } from './labels.ts';

const [first] = book.languages;
/** The language of all text that is not marked otherwise. */
export const mainLanguage = first?.id ?? 'en';

/** Whether any part of a page is translated into a language. */
export const isTranslated = (page: Page, language: string): boolean =>
  page.translations?.[language] !== undefined || page.clauses.some((id) => book.clauses[id]?.translations?.[language] !== undefined);

export const languageHref = (page: Page, language: string): string =>
  `${language === mainLanguage ? '' : `/${language}`}${pageHref(page, currentEdition)}`;

/** The languages of a page with its address in each: the main one, those that any part of it is translated into, and `current`. */
export const languagesOf = (page: Page, current = mainLanguage): readonly (Language & { readonly href: string })[] =>
  book.languages
    .filter(({ id }) => id === mainLanguage || id === current || isTranslated(page, id))
    .map((one) => ({ ...one, href: languageHref(page, one.id) }));

const rulePagePaths: ReadonlySet<string> = new Set(book.pages.map(({ path }) => `/${path}/`));

/** The markup with its links to rules pointing to the pages of a language; other links are marked as English. */
export function inLanguage(html: string, language: string): string {
  return changeLinks(html, (link) => {
    const { href = '' } = link;
    const [path = ''] = href.split('#');
    return rulePagePaths.has(path) ? { ...link, href: `/${language}${href}` } : { hreflang: mainLanguage, ...link };
  });
}
