/* Generated from schemas/reading.schema.json by `sightline build`. Do not edit: change the schema and build. */
import type {Definition} from './definition.ts';

/**
 * A clause, by its id.
 */
export type ClauseId = string & { readonly __id: 'clause' };
/**
 * A definition, by its id.
 */
export type DefinitionId = string & { readonly __id: 'definition' };

/**
 * One reading of rules/readings/<subject>.md: how this reference reads text that leaves a choice.
 */
export interface ReadingFile {
  /**
   * reading.name
   */
  id: string;
  /**
   * A reading.
   */
  kind?: 'reading';
  /**
   * Its title.
   */
  title: string;
  /**
   * The reading, Markdown.
   */
  text: string;
  /**
   * Why, Markdown.
   */
  reason: string;
  /**
   * The clauses it settles.
   *
   * @minItems 1
   */
  clauses: [ClauseId, ...ClauseId[]];
  /**
   * Other possible readings.
   */
  variants?: Variant[];
}
export interface Variant {
  /**
   * Its permanent id.
   */
  id: string;
  /**
   * What it says.
   */
  says: string;
  /**
   * What changes in the definitions of the last edition, as in an erratum, without texts.
   *
   * @minItems 1
   */
  amends?: [SetAmendment | AddAmendment | RemoveAmendment, ...(SetAmendment | AddAmendment | RemoveAmendment)[]];
}
export interface SetAmendment {
  /**
   * The definition that changes.
   */
  definition: DefinitionId;
  /**
   * Dotted field paths and their new values.
   */
  set: {};
}
export interface AddAmendment {
  /**
   * A whole new definition.
   */
  add: Definition;
}
export interface RemoveAmendment {
  /**
   * The definition to remove.
   */
  remove: DefinitionId;
}
