/* Generated from schemas/page.schema.json by `sightline build`. Do not edit: change the schema and build. */
import type {Definition} from './definition.ts';

/**
 * rules/<area>/<page>.json: the clauses and definitions of one page.
 */
export interface PageFile {
  /**
   * area.page
   */
  page: string;
  /**
   * What players type to find the page.
   */
  aliases: string[];
  /**
   * The page's clauses by slug.
   */
  clauses: {
    [k: string]: ClauseFile;
  };
  definitions: Definition[];
}
export interface ClauseFile {
  /**
   * What sort of statement it is.
   */
  kind:
    | 'advice'
    | 'constraint'
    | 'definition'
    | 'effect'
    | 'erratum'
    | 'example'
    | 'figure'
    | 'procedure'
    | 'reminder'
    | 'ruling'
    | 'table'
    | 'value';
  /**
   * Whether a program can carry it out.
   */
  executable: boolean;
  /**
   * @minItems 1
   */
  sources: [ClauseSource, ...ClauseSource[]];
  /**
   * Other words players use.
   */
  aliases?: string[];
  /**
   * On statements of the Players Guide and the like: the clauses they bear on.
   */
  amends?: string[];
  /**
   * Executable, but not observable yet: what it needs.
   */
  waiting?: string;
  waives?: Waiver[];
}
export interface ClauseSource {
  /**
   * The published document.
   */
  document: 'core-rules-data' | 'players-guide' | 'tactics-data' | 'core-rulebook-2014' | 'golden-rules-web-page';
  /**
   * Its heading or key there.
   */
  section: string;
}
export interface Waiver {
  /**
   * The number or limiting word, as it stands.
   */
  word: string;
  /**
   * Why no definition carries it.
   */
  reason: string;
}
