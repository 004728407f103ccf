/* Generated from schemas/erratum.schema.json by `sightline build`. Do not edit: change the schema and build. */
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
 * rules/errata/<slug>.md as parsed: one published change. The page keeps the original text, and an edition applies all errata published up to it.
 */
export interface ErratumFile {
  /**
   * publication.slug
   */
  id: string;
  /**
   * An erratum.
   */
  kind?: 'erratum';
  /**
   * A publication of editions.json.
   */
  publication: string;
  /**
   * Its place among the errata of one publication that change the same text.
   */
  order?: number;
  /**
   * What it is called.
   */
  title: string;
  /**
   * Where it is published.
   */
  source: string;
  /**
   * The clause that states it, if a page has one.
   */
  clause?: ClauseId;
  /**
   * What changes in play.
   */
  why: string;
  /**
   * What it changes: texts and definitions.
   *
   * @minItems 1
   */
  amends: [
    TextAmendment | SetAmendment | AddAmendment | RemoveAmendment,
    ...(TextAmendment | SetAmendment | AddAmendment | RemoveAmendment)[]
  ];
  /**
   * Examples whose verdict it changes.
   */
  flips: string[];
}
export interface TextAmendment {
  /**
   * The clause whose text changes.
   */
  clause: ClauseId;
  /**
   * Digest of the text before, or its first twelve digits or more.
   */
  expects?: string;
  /**
   * The new text, as Markdown.
   */
  text: string;
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
