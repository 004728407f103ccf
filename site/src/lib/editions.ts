/** The addresses of an edition's pages, and markup whose links stay in an edition. */
import { book, type Clause, type Edition, type Page, pageOf } from './book.ts';

export const currentEdition = book.defaultEdition;

/** The prefix of the paths of an edition: empty for the default edition, else `/2014` or the like. */
export const prefixOf = (edition: string): string => (edition === currentEdition ? '' : `/${edition}`);

/** The edition that a path begins with; undefined for the default edition. */
export const editionInPath = (path: string): string | undefined =>
  book.editions.find(({ id }) => id !== currentEdition && path.startsWith(`${prefixOf(id)}/`))?.id;

/** The index of an edition in order of time, 0 for the first. */
export const ageOf = (edition: string): number => book.editions.findIndex((one) => one.id === edition);

/** The edition in force before this one. */
export const editionBefore = (edition: string): Edition | undefined => book.editions[ageOf(edition) - 1];

export const editionOf = (edition: string): Edition | undefined => book.editions.find((one) => one.id === edition);

export const editionTitle = (edition: string): string => editionOf(edition)?.title ?? edition;

/** The publication that brought an edition, with its date where the title does not name it. */
export function publicationOf({ publication: { title, date } }: Edition): string {
  return date === undefined || title.includes(date) ? title : `${title}, ${date}`;
}

export const pageHref = (page: Page, edition: string): string => `${prefixOf(edition)}/${page.path}/`;

/** The address of a clause: its page and its anchor. */
export function clauseHref(clause: Clause, edition: string): string {
  const page = pageOf(clause.page);
  return page === undefined ? `#${clause.slug}` : `${pageHref(page, edition)}#${clause.slug}`;
}

/** The markup with its links to rules pointing to the pages of an edition, without what only other readers of the book need. */
export function inEdition(html: string, edition: string): string {
  const prefix = prefixOf(edition);
  const prefixed = (link: string): string => link.replace(' href="/', ` href="${prefix}/`);
  const linked = prefix === '' ? html : html.replaceAll(/<a\b[^>]*\bclass="(?:rule|term)"[^>]*>/g, prefixed);
  return linked.replaceAll(/ class="rule" data-rule="[^"]*"/g, '');
}

/** The text of a clause in an edition. */
export const clauseHtml = (clause: Clause, edition: string): string =>
  inEdition(clause.html[edition] ?? clause.html[currentEdition] ?? '', edition);

/** Whether the text or the definitions of a clause differ between two editions. */
export function differs(clause: Clause, one: string, other: string): boolean {
  const behaviour = (edition: string): string => JSON.stringify((clause.definitions[edition] ?? []).map((definition) => definition.json));
  return clause.html[one] !== clause.html[other] || behaviour(one) !== behaviour(other);
}
