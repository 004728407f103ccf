/* Generated from schemas/page.schema.json by `sightline build`. Do not edit: change the schema and build. */
import type {Definition} from './definition.ts';

/**
 * area.page
 */
export type PageId = string & { readonly __id: 'page' };
/**
 * Where the clauses come from that have no sources of their own.
 *
 * @minItems 1
 */
export type Sources = [ClauseSource, ...ClauseSource[]];
/**
 * A document of rules/editions.json.
 */
export type Document = string;
/**
 * Where this clause comes from, in place of the page's sources.
 *
 * @minItems 1
 */
export type Sources1 = [ClauseSource, ...ClauseSource[]];
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
  sources?: Sources;
  /**
   * What sort of statement the clauses are that have no kind of their own.
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
   * Whether a program can carry out the clauses that do not say so themselves.
   */
  executable?: boolean;
  /**
   * The page's clauses by slug.
   */
  clauses: {
    [k: string]: ClauseFile;
  };
  /**
   * What the engine runs of the page.
   */
  definitions: Definition[];
}
export interface ClauseSource {
  document: Document;
  /**
   * Its heading or key there.
   */
  section: string;
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
  sources?: Sources1;
  /**
   * Other words players use.
   */
  aliases?: string[];
  /**
   * On statements of the Players Guide and the like: the clauses they bear on.
   */
  amends?: ClauseId[];
  /**
   * Executable, but not observable yet: what it needs.
   */
  waiting?: string;
  /**
   * Numbers and limiting words of the text that no definition carries, by reason.
   */
  waives?: Waiver[];
  term?: Term;
  /**
   * Disagreements between published documents on this clause, each settled.
   *
   * @minItems 1
   */
  differs?: [Difference, ...Difference[]];
}
export interface Waiver {
  /**
   * The numbers or limiting words, as the text has them.
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
   * The term as it stands in a sentence.
   */
  name: string;
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
export interface Difference {
  /**
   * What each document says.
   *
   * @minItems 2
   */
  readings: [SourceReading, SourceReading, ...SourceReading[]];
  /**
   * The reading taken, and why.
   */
  taken: string;
}
export interface SourceReading {
  document: Document;
  /**
   * Its heading or key there.
   */
  section: string;
  /**
   * What it says, in our words.
   */
  says: string;
}
