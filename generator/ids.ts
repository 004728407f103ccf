/** Branded types of ids, as in the types generated from schemas: passing a page id for a clause id does not compile. */

type Id<Kind extends string> = string & { readonly __id: Kind };

/** `area.page` */
export type PageId = Id<'page'>;
/** `area.page.clause` */
export type ClauseId = Id<'clause'>;

export type EditionId = Id<'edition'>;
export type DefinitionId = Id<'definition'>;

/** Brands a text as an id, as the next three functions do. None of them checks anything: only a look-up shows whether the id exists. */
export const clauseId = (text: string): ClauseId => text as ClauseId;
export const pageId = (text: string): PageId => text as PageId;
export const editionId = (text: string): EditionId => text as EditionId;
export const definitionId = (text: string): DefinitionId => text as DefinitionId;
export const clauseIdOf = (page: PageId, slug: string): ClauseId => clauseId(`${page}.${slug}`);
/** `terrain` of `terrain.hindering`: the area of a page or clause, the folder of its page. */
export const areaOf = (id: PageId | ClauseId): string => id.split('.', 1)[0] ?? id;
/** Of `map.walls` the part `walls`. */
export const lastPartOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
export const pageIdOf = (clause: string): PageId => pageId(clause.slice(0, clause.lastIndexOf('.')));
