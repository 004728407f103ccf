/** Pages as they stand in a printed document: anchors that are whole ids, and links only to what is in the document. */
import { book, type Page, type Part, pageOf, type Ruling } from './book.ts';
import { currentEdition, inEdition } from './editions.ts';

export const pagesOf = (parts: readonly Part[]): readonly Page[] => parts.flatMap((part) => part.pages.flatMap((id) => pageOf(id) ?? []));

/** Leads links to rules to their place in the document; those to pages outside it, and to the glossary, become their words. */
export function inDocument(html: string, pages: readonly Page[]): string {
  const held = new Map(pages.map((page) => [`/${page.path}/`, page.id]));
  return inEdition(html, currentEdition).replaceAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g, (whole, attributes: string, words: string) => {
    const [, path = '', slug] = /\bhref="([^"#]*)(?:#([^"]*))?"/.exec(attributes) ?? [];
    if (path.startsWith('https:')) return whole;
    const page = /\bclass="term"/.test(attributes) ? undefined : held.get(path);
    if (page === undefined) return words;
    return `<a class="rule" href="#${slug === undefined ? page : `${page}.${slug}`}">${words}</a>`;
  });
}

/** What bears on the clauses of a document and stands on none of its pages: readings, and rulings of other parts. */
export function statementsBeside(pages: readonly Page[]): readonly Ruling[] {
  const clauses = new Set(pages.flatMap((page) => page.clauses));
  return book.rulings.filter((ruling) => !clauses.has(ruling.id) && ruling.clauses.some((id) => clauses.has(id)));
}
