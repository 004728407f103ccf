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

/** The languages that a page is offered in, with its address in each: those in which something of it stands, and the one it is read in. */
export const languagesOf = (page: Page, here = mainLanguage): readonly (Language & { readonly href: string })[] =>
  book.languages
    .filter(({ id }) => id === mainLanguage || id === here || isIn(page, id))
    .map((one) => ({ ...one, href: languageHref(page, one.id) }));

const paths: ReadonlySet<string> = new Set(book.pages.map(({ path }) => `/${path}/`));

/** Ready markup with its links to rules led to pages of a language; what else it links to stands in English. */
export function inLanguage(html: string, language: string): string {
  return html.replaceAll(/href="(\/[a-z0-9-]+\/[a-z0-9-]+\/)/g, (whole, path: string) =>
    paths.has(path) ? `href="/${language}${path}` : `hreflang="${mainLanguage}" ${whole}`,
  );
}
