/** Branded types of ids, as in the types generated from schemas: passing a page id for a clause id does not compile. */

type Id<Kind extends string> = string & { readonly __id: Kind };

/** `area.page` */
export type PageId = Id<'page'>;
/** `area.page.clause` */
export type ClauseId = Id<'clause'>;

/** An edition of editions.json. */
export type EditionId = Id<'edition'>;
/** A definition of any kind. */
export type DefinitionId = Id<'definition'>;

/** The clause that a text names; a look-up shows whether it exists. */
export const clauseId = (text: string): ClauseId => text as ClauseId;
/** The page that a text names; a look-up shows whether it exists. */
export const pageId = (text: string): PageId => text as PageId;
/** The edition that a text names; a look-up shows whether it exists. */
export const editionId = (text: string): EditionId => text as EditionId;
/** The definition that a text names; a look-up shows whether it exists. */
export const definitionId = (text: string): DefinitionId => text as DefinitionId;
export const clauseIdOf = (page: PageId, slug: string): ClauseId => clauseId(`${page}.${slug}`);
/** The page of a clause, by the clause's id. */
export const pageIdOf = (clause: string): PageId => pageId(clause.slice(0, clause.lastIndexOf('.')));
