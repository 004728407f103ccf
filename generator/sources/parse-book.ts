import type { AddedKind } from '../../engine/base/added-features.ts';
import { signsOf } from '../../engine/board-notation/signs.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import type { UnreadNames } from '../recovery/unread-names.ts';
import type { AsksNode } from '../rulebook.ts';
import type { Validator } from '../schemas/validate.ts';
import { createDocumentReader } from './document-reader.ts';
import { contentsOf, missingFiles } from './missing-files.ts';
import type { ParsedBook } from './parsed-book.ts';
import { readPages } from './read-pages.ts';
import { readReadings, readTranslations } from './read-texts.ts';
import type { BookFiles } from './source-files.ts';

export interface ParsedBookFiles {
  /** Absent if the file of the editions is missing or unreadable, or if that of the contents is and there are no pages. */
  readonly book?: ParsedBook;
  readonly vocabulary?: JsonDocument;
  readonly unread: UnreadNames;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseBook(
  files: BookFiles,
  mapKinds: readonly AddedKind[],
  unreadSigns: readonly string[],
  validator: Validator,
  memo: Memo,
): ParsedBookFiles {
  const reader = createDocumentReader(validator, memo);
  const { diagnostics, unread } = reader;
  for (const sign of unreadSigns) unread.add(sign);
  const vocabulary = reader.read(files.vocabulary);
  const editions = reader.readAs('EditionsFile', files.editions);
  const contents = reader.readAs('ContentsFile', files.contents);
  const icons = reader.readAs('IconsFile', files.icons);
  const permanentIds = reader.readAs('PermanentIdsFile', files.permanentIds);
  if (icons === undefined) for (const [, name = ''] of files.icons?.text.matchAll(/"([a-z][a-z0-9-]*)"\s*:/g) ?? []) unread.add(name);
  const { pages, faultyPages } = readPages(files.pages, memo.of(signsOf, mapKinds), reader, memo);
  const translations = readTranslations(files, reader, memo);
  const asks = files.asks.flatMap(({ page, source }): AsksNode[] => {
    const file = reader.readAs('AsksFile', source);
    return file === undefined ? [] : [{ id: page, file: file.value, document: file.document }];
  });
  const readings = readReadings(files, reader, memo);
  const chains = files.chains.flatMap(({ page, source }) => {
    const found = reader.readAs('ChainsFile', source);
    // Chains of a page with faults are left out: not every example of it is known.
    return found === undefined || faultyPages.has(page) ? [] : [{ page, ...found }];
  });
  diagnostics.push(...missingFiles(files));
  const base = { diagnostics, unread, ...(vocabulary === undefined ? {} : { vocabulary }) };
  const usableContents = contents ?? contentsOf(pages.map((page) => page.id));
  if (editions === undefined || usableContents === undefined) return base;
  const optional = { ...(icons === undefined ? {} : { icons }), ...(permanentIds === undefined ? {} : { permanentIds }) };
  return { ...base, book: { pages, contents: usableContents, editions, translations, asks, readings, chains, ...optional } };
}
