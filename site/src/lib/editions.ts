import type { EditionId } from '../generated/book.ts';
import { book, type Clause, type Edition, type Page, pageOf } from './book.ts';
import { editionIndexIn } from './edition-index.ts';
import { changeLinks } from './links.ts';

export const currentEdition = book.defaultEdition;

/** The prefix of the paths of an edition: empty for the default edition, else `/2014` or the like. */
export const prefixOf = (edition: EditionId): string => (edition === currentEdition ? '' : `/${edition}`);

/** The edition that a path begins with; undefined for the default edition. */
export const editionInPath = (path: string): EditionId | undefined =>
  book.editions.find(({ id }) => id !== currentEdition && path.startsWith(`${prefixOf(id)}/`))?.id;

export const editionIndex = (edition: EditionId): number => editionIndexIn(book.editions, edition);

export const editionBefore = (edition: EditionId): Edition | undefined => book.editions[editionIndex(edition) - 1];

export function editionOf(edition: EditionId): Edition {
  const found = book.editions.find(({ id }) => id === edition);
  if (found === undefined) throw new Error(`The book has no edition "${edition}".`);
  return found;
}

/** The first 8 digits of the digest of an edition's rules: enough to see that the rules have changed since a link was made. */
export const shortDigestOf = (edition: EditionId): string => editionOf(edition).digest.replace('sha256:', '').slice(0, 8);

/** The short digests of all editions by id, as JSON: the attribute `data-digests` of boards, forms and the table. */
export const shortDigests = JSON.stringify(Object.fromEntries(book.editions.map(({ id }) => [id, shortDigestOf(id)])));

/** The digest as readers see it: `sha256:` and 12 digits. */
export const digestInText = ({ digest }: Edition): string => digest.slice(0, 'sha256:'.length + 12);

export const editionTitle = (edition: EditionId): string => editionOf(edition).title;

export function publicationOf({ publication: { title, date } }: Edition): string {
  return date === undefined || title.includes(date) ? title : `${title}, ${date}`;
}

/** A page of an edition. The path lacks the prefix of the edition and has a slash at both ends. */
export interface PlaceInEdition {
  readonly edition: EditionId;
  readonly path: string;
}

export const inEveryEdition = (path: string): readonly { readonly id: EditionId; readonly title: string; readonly href: string }[] =>
  book.editions.map(({ id, title }) => ({ id, title, href: `${prefixOf(id)}${path}` }));

export const pageHref = (page: Page, edition: EditionId): string => `${prefixOf(edition)}/${page.path}/`;

export function clauseHref(clause: Clause, edition: EditionId): string {
  const page = pageOf(clause.page);
  return page === undefined ? `#${clause.slug}` : `${pageHref(page, edition)}#${clause.slug}`;
}

/** Points the links to rules at the pages of an edition. Drops their other attributes (`data-rule`), which no page needs. */
export function inEdition(html: string, edition: EditionId): string {
  const prefix = prefixOf(edition);
  return changeLinks(html, (link) => {
    const href = `${prefix}${link.href}`;
    if (link.class === 'rule') return { href };
    return link.class === 'term' ? { class: 'term', href } : link;
  });
}

export const clauseHtml = (clause: Clause, edition: EditionId): string =>
  inEdition(clause.html[edition] ?? clause.html[currentEdition] ?? '', edition);

/** Whether the text or the definitions of a clause differ between two editions. */
export function differs(clause: Clause, one: EditionId, other: EditionId): boolean {
  const behaviour = (edition: EditionId): string =>
    JSON.stringify((clause.definitions[edition] ?? []).map((definition) => definition.json));
  return clause.html[one] !== clause.html[other] || behaviour(one) !== behaviour(other);
}
