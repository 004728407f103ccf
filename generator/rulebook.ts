import type { ClauseAst, JsonDocument, PageAst, TranslationAst } from './ast.ts';
import type { Place } from './diagnostic.ts';
import type { AsksFile } from './generated/asks.ts';
import type { ContentsFile } from './generated/contents.ts';
import type { Definition } from './generated/definition.ts';
import type { EditionsFile } from './generated/editions.ts';
import type { ErratumFile } from './generated/erratum.ts';
import type { ClauseFile } from './generated/page.ts';
import type { PermanentIdsFile } from './generated/permanent-ids.ts';
import type { ReadingFile } from './generated/reading.ts';
import type { ClauseId, DefinitionId, EditionId, PageId } from './ids.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import type { Icons } from './prose/icons.ts';

/** A passage of a published document: its heading or key there. */
export interface ClauseSource {
  readonly document: string;
  readonly section: string;
}

/** A disagreement between documents. */
export interface Difference {
  readonly readings: readonly (ClauseSource & { readonly says: string })[];
  /** The reading taken, and why. */
  readonly taken: string;
}

/** The data of a clause, completed with the fields of its page and with its heading. */
export type ClauseData = Omit<ClauseFile, 'sources' | 'kind' | 'executable' | 'differs' | 'term'> & {
  readonly sources: readonly ClauseSource[];
  readonly kind: NonNullable<ClauseFile['kind']>;
  readonly executable: boolean;
  readonly differs?: Difference;
  readonly term?: NonNullable<ClauseFile['term']> & { readonly name: string };
};

export interface ClauseNode {
  readonly id: ClauseId;
  readonly page: PageId;
  readonly slug: string;
  readonly ast: ClauseAst;
  readonly data: ClauseData;
  /** The data file of its page. */
  readonly document: JsonDocument;
}

export interface DefinitionNode {
  readonly definition: Definition;
  readonly document: JsonDocument;
  readonly pointer: string;
}

export type Amendment = ErratumFile['amends'][number];

export interface ErratumNode {
  readonly erratum: ErratumFile;
  readonly document: JsonDocument;
}

export interface ReadingNode {
  readonly reading: ReadingFile;
  readonly document: JsonDocument;
}

/** The questions that the clauses of one page answer. */
export interface AsksNode {
  readonly id: PageId;
  readonly file: AsksFile;
  readonly document: JsonDocument;
}

export interface PageNode {
  readonly id: PageId;
  readonly ast: PageAst;
  readonly document: JsonDocument;
  readonly aliases: readonly string[];
  readonly clauses: readonly ClauseId[];
}

/** The content of all sources, before any erratum. */
export interface Rulebook {
  readonly contents: ContentsFile;
  readonly editions: EditionsFile;
  /** Ids that were built before. */
  readonly permanentIds: PermanentIdsFile;
  readonly icons: Icons;
  readonly pages: ReadonlyMap<PageId, PageNode>;
  readonly clauses: ReadonlyMap<ClauseId, ClauseNode>;
  readonly definitions: readonly DefinitionNode[];
  readonly translations: readonly TranslationAst[];
  readonly asks: ReadonlyMap<PageId, AsksNode>;
  /** In the order in which they are applied. */
  readonly errata: readonly ErratumNode[];
  readonly readings: readonly ReadingNode[];
  readonly vocabulary: Vocabulary;
}

export interface TextChange {
  readonly erratum: string;
  readonly edition: EditionId;
  readonly clause: ClauseId;
  readonly before: string;
  readonly after: string;
}

export interface Removal {
  readonly erratum: string;
  readonly node: DefinitionNode;
  readonly place: Place;
}

/** One edition: the rulebook with the errata of all publications up to it. */
export interface EditionBook {
  readonly id: EditionId;
  /** Areas of the book that later publications added: the verdicts of this edition do not cite their clauses. */
  readonly laterAreas: ReadonlySet<string>;
  readonly definitions: readonly DefinitionNode[];
  /** The new texts of the clauses that errata up to this edition changed. */
  readonly texts: ReadonlyMap<ClauseId, string>;
  readonly changes: readonly TextChange[];
  /** By the id of a definition: the errata up to this edition that set, added or removed it, by id. */
  readonly changed: ReadonlyMap<DefinitionId, readonly string[]>;
  readonly removed: ReadonlyMap<DefinitionId, Removal>;
  /** By the id of an erratum: the definitions that it changed or removed, as they were before. */
  readonly replaced: ReadonlyMap<string, ReadonlyMap<DefinitionId, DefinitionNode>>;
}
