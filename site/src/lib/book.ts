import raw from '../generated/book.json?raw';
import { type Book, readBook, typesetBook } from './read-book.ts';

export type { Book };
export type Edition = Book['editions'][number];
export type Language = Book['languages'][number];
export type Part = Book['parts'][number];
export type Page = Book['pages'][number];
export type Pack = Book['packs'][number];
export type PackPage = Pack['pages'][number];
export type Clause = Book['clauses'][string];
export type Erratum = Book['errata'][number];
export type Ruling = Book['rulings'][number];
export type Variant = Book['variants'][number];
export type Status = Clause['status'];
export type Change = Clause['changes'][number];
export type Difference = Clause['differs'][number];
export type Definition = NonNullable<Clause['definitions'][string]>[number];
export type Example = Clause['examples'][number];
export type JsonObject = Definition['json'];

let asWritten: Book | undefined;

/** The book with the straight quotes and apostrophes of its sources, for programs. It is read on first use, once for all files. */
export function bookAsWritten(): Book {
  asWritten ??= readBook(raw);
  return asWritten;
}

/** The book with typographic quotes and apostrophes, for readers. */
export const book: Book = typesetBook(raw);

const pages = new Map<string, Page>(book.pages.map((page) => [page.id, page]));
const errata = new Map(book.errata.map((erratum) => [erratum.id, erratum]));
const rulings = new Map(book.rulings.map((ruling) => [ruling.id, ruling]));

export const pageOf = (id: string): Page | undefined => pages.get(id);
export const clauseOf = (id: string): Clause | undefined => book.clauses[id];
export const erratumOf = (id: string): Erratum | undefined => errata.get(id);
export const rulingOf = (id: string): Ruling | undefined => rulings.get(id);
export const pagesOf = (part: Part): readonly Page[] => part.pages.flatMap((id) => pageOf(id) ?? []);
export const clausesOf = (page: Page): readonly Clause[] => page.clauses.flatMap((id) => clauseOf(id) ?? []);
