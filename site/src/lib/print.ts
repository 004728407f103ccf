/** Pages in a printed document: anchors are whole ids, and no link leads to another page of the site. */
import { book, type Page, type Ruling } from './book.ts';
import { changeLinks } from './links.ts';

/** Points links to rules at their place in the document; links to other pages and to the glossary become plain text. */
export function inDocument(html: string, pages: readonly Page[]): string {
  const anchorByPath = new Map(pages.map((page) => [`/${page.path}/`, page.id]));
  return changeLinks(html, (link) => {
    const { href = '' } = link;
    if (href.startsWith('https:')) return link;
    const [path = '', slug] = href.split('#');
    const pageId = link.class === 'term' ? undefined : anchorByPath.get(path);
    return pageId === undefined ? undefined : { class: 'rule', href: `#${slug === undefined ? pageId : `${pageId}.${slug}`}` };
  });
}

/** Rulings, reminders and readings that apply to clauses of a document and are on none of its pages. */
export function furtherStatements(pages: readonly Page[]): readonly Ruling[] {
  const clauses = new Set<string>(pages.flatMap((page) => page.clauses));
  return book.rulings.filter((ruling) => !clauses.has(ruling.clause ?? '') && ruling.clauses.some((id) => clauses.has(id)));
}
