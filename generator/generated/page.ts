/* Generated from schemas/page.schema.json by `sightline build`. Do not edit: change the schema and build. */
import type {Definition} from './definition.ts';

/**
 * area.page
 */
export type PageId = string & { readonly __id: 'page' };
/**
 * area.page.clause
 */
export type ClauseId = string & { readonly __id: 'clause' };

/**
 * rules/<area>/<page>.json: the clauses and definitions of one page.
 */
export interface PageFile {
  /**
   * The page, as area.page: the folder and the name of the file.
   */
  page: PageId;
  /**
   * What players type to find the page.
   */
  aliases: string[];
  sources?: SourcesFile;
  /**
   * The kind of the clauses that have none of their own.
   */
  kind?:
    | 'advice'
    | 'constraint'
    | 'definition'
    | 'effect'
    | 'erratum'
    | 'example'
    | 'figure'
    | 'force-building'
    | 'glossary'
    | 'procedure'
    | 'reminder'
    | 'ruling'
    | 'scoring'
    | 'setup'
    | 'table'
    | 'value';
  /**
   * Whether a program can carry out the clauses; a clause may have an answer of its own.
   */
  executable?: boolean;
  /**
   * The page's clauses by slug.
   */
  clauses: {
    [k: string]: ClauseFile;
  };
  /**
   * The definitions of the page, which the engine runs.
   */
  definitions: Definition[];
}
/**
 * The sources of the clauses that have none of their own.
 */
export interface SourcesFile {
  /**
   * The heading or key there, or a list of several.
   */
  [k: string]: string | [string, string, ...string[]];
}
export interface ClauseFile {
  /**
   * What sort of statement it is, in place of the page's kind.
   */
  kind?:
    | 'advice'
    | 'constraint'
    | 'definition'
    | 'effect'
    | 'erratum'
    | 'example'
    | 'figure'
    | 'force-building'
    | 'glossary'
    | 'procedure'
    | 'reminder'
    | 'ruling'
    | 'scoring'
    | 'setup'
    | 'table'
    | 'value';
  /**
   * Whether a program can carry it out, in place of the page's answer.
   */
  executable?: boolean;
  sources?: SourcesFile1;
  /**
   * Other words that players use.
   */
  aliases?: string[];
  /**
   * For statements such as those of the Players Guide: the clauses that they apply to.
   */
  amends?: ClauseId[];
  /**
   * Why an executable clause is not executed yet: what it needs.
   */
  notExecuted?: string;
  /**
   * Needs a power, an ability or another card to act: definitions of packs carry it, and none of the rulebook.
   */
  card?: true;
  /**
   * Other numbers and limiting words of the text that no definition carries, by reason.
   */
  waives?: Waiver[];
  /**
   * Numbers and limiting words of the text that belong to a worked example: no definition has to carry them.
   *
   * @minItems 1
   */
  exampleWords?: [string, ...string[]];
  term?: Term;
  differs?: DifferenceFile;
}
/**
 * Where this clause comes from, in place of the page's sources.
 */
export interface SourcesFile1 {
  /**
   * The heading or key there, or a list of several.
   */
  [k: string]: string | [string, string, ...string[]];
}
export interface Waiver {
  /**
   * The numbers or limiting words, as the text has them. A number is waived at one place of the running text: where it has several, each is written with
   * the words around it, such as `2 of your turns`.
   *
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Why no definition carries them.
   */
  reason: string;
  /**
   * Set for numbers in the cells of a table. Without it a waiver is for running text.
   */
  cells?: true;
}
/**
 * On glossary entries: how the term is recognised in running text, and the clause that governs it.
 */
export interface Term {
  /**
   * The term as it appears in a sentence, where that is not the heading in lower-case letters.
   */
  name?: string;
  /**
   * Other forms: plurals, verb forms, abbreviations.
   */
  forms: string[];
  /**
   * The clause that governs it.
   */
  see: ClauseId;
  /**
   * Not marked in running text: too common a word.
   */
  silent?: true;
}
/**
 * A disagreement between published documents on this clause, settled.
 */
export interface DifferenceFile {
  readings: ReadingsByDocument;
  /**
   * The reading taken, and why.
   */
  taken: string;
}
/**
 * By document, and by heading or key in it, the statement there in our words.
 */
export interface ReadingsByDocument {
  /**
   * By heading or key.
   */
  [k: string]: {
    /**
     * The statement there, in our words, or a list of several.
     */
    [k: string]: string | [string, string, ...string[]];
  };
}
