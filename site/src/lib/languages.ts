/** The languages of the site: where the pages of each stand. */
import { book, type Language, type Page } from './book.ts';
import { currentEdition, pageHref } from './editions.ts';

export { type InterfaceWords, interfaceWords } from './interface-words.ts';

const [first] = book.languages;
/** The language of all words that do not say otherwise. */
export const mainLanguage = first?.id ?? 'en';

/** Whether anything of a page stands in a language. */
export const isIn = (page: Page, language: string): boolean =>
  page.translations?.[language] !== undefined || page.clauses.some((id) => book.clauses[id]?.translations?.[language] !== undefined);

export const languageHref = (page: Page, language: string): string =>
  `${language === mainLanguage ? '' : `/${language}`}${pageHref(page, currentEdition)}`;

/** The languages that a page can be read in, with its address in each; just one for most. */
export const languagesOf = (page: Page): readonly (Language & { readonly href: string })[] =>
  book.languages.filter(({ id }) => id === mainLanguage || isIn(page, id)).map((one) => ({ ...one, href: languageHref(page, one.id) }));

/** Ready markup with its links to rules led to pages of a language, where they exist. */
export function inLanguage(html: string, language: string): string {
  const there = new Set(book.pages.filter((page) => isIn(page, language)).map(({ path }) => `/${path}/`));
  return html.replaceAll(/href="(\/[a-z0-9-]+\/[a-z0-9-]+\/)/g, (whole, path: string) =>
    there.has(path) ? `href="/${language}${path}` : `hreflang="${mainLanguage}" ${whole}`,
  );
}
