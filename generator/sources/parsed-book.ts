import type { TranslationAst } from '../ast.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PermanentIdsFile } from '../generated/permanent-ids.ts';
import type { ReadingFile } from '../generated/reading.ts';
import type { PageId } from '../ids.ts';
import type { AsksNode } from '../rulebook.ts';
import type { ValidDocument } from './document-reader.ts';
import type { ParsedPageFiles } from './read-pages.ts';

/** The content of the files of a book, before any erratum. */
export interface ParsedBook {
  readonly pages: readonly ParsedPageFiles[];
  readonly contents: ValidDocument<ContentsFile>;
  readonly editions: ValidDocument<EditionsFile>;
  readonly icons?: ValidDocument<IconsFile>;
  readonly permanentIds?: ValidDocument<PermanentIdsFile>;
  readonly translations: readonly TranslationAst[];
  readonly asks: readonly AsksNode[];
  readonly chains: readonly (ValidDocument<ChainsFile> & { readonly page: PageId })[];
  readonly readings: readonly ValidDocument<ReadingFile>[];
}
