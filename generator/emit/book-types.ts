/** The types of `site/src/generated/book.json`, by the schema that the site checks it with. */
import type * as file from '../generated/book.ts';
import type { Immutable } from '../generated/book.ts';

export type Book = Immutable<file.Book>;
export type BookPage = Immutable<file.Page>;
export type BookClause = Immutable<file.Clause>;
export type BookExample = Immutable<file.Example>;
export type BookErratum = Immutable<file.Erratum>;
export type BookRuling = Immutable<file.Ruling>;
export type BookTranslation = Immutable<file.Translation>;
export type BookPack = Immutable<file.Pack>;
export type BookPackPage = Immutable<file.PackPage>;
