import type { AddedKind } from '../../engine/base/added-features.ts';
import type { JsonDocument } from '../ast.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { Memo } from '../memo.ts';
import type { Pass } from '../pass.ts';
import type { Validator } from '../schemas/validate.ts';
import { createDocumentReader, readSchemas, type ValidDocument } from '../sources/document-reader.ts';
import { drawnKinds } from '../sources/drawn-kinds.ts';
import { type ParsedBookFiles, parseBook } from '../sources/parse-book.ts';
import type { SourceFiles } from '../sources/source-files.ts';

export interface ParsedSources extends Omit<ParsedBookFiles, 'diagnostics'> {
  readonly errata: readonly ValidDocument<ErratumFile>[];
  readonly validator: Validator;
  readonly schemas: readonly JsonDocument[];
  readonly mapKinds: readonly AddedKind[];
}

interface ParseInput {
  readonly files: SourceFiles;
  readonly memo: Memo;
}

export const parseSources: Pass<ParseInput, ParsedSources> = ({ files, memo }) => {
  const { schemas, validator, diagnostics: ofSchemas } = memo.of(readSchemas, memo.same(files.book.schemas), memo);
  const reader = createDocumentReader(validator, memo);
  const { kinds: mapKinds, unreadSigns } = drawnKinds(files, reader, memo);
  const {
    diagnostics: ofBook,
    unread: unreadOfBook,
    ...parsedBook
  } = memo.of(parseBook, files.book, mapKinds, unreadSigns, validator, memo);
  const errata = files.errata.flatMap((source) => reader.readAs('ErratumFile', source) ?? []);
  return {
    output: { ...parsedBook, errata, validator, schemas, mapKinds, unread: new Set([...unreadOfBook, ...reader.unread]) },
    diagnostics: [...ofSchemas, ...ofBook, ...reader.diagnostics],
  };
};
