/** Parses every source and validates it against its schema. */
import type { JsonDocument, Source, TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PermanentIdsFile } from '../generated/permanent-ids.ts';
import type { ReadingFile } from '../generated/reading.ts';
import type { PageId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { ANY_SIGN, type MapKind, mapKinds, signsOf, unusableSigns } from '../parse/map-kinds.ts';
import { parseReadings } from '../parse/readings-document.ts';
import { parseTranslation } from '../parse/translation.ts';
import type { Pass } from '../pass.ts';
import { ANY_NAME, type UnreadNames } from '../recovery/unread-names.ts';
import type { AsksNode } from '../rulebook.ts';
import type { Validator } from '../schemas/validate.ts';
import { createDocumentReader, type DocumentReader, readSchemas, type ValidDocument } from '../sources/document-reader.ts';
import { type ParsedPageFiles, readPages } from '../sources/read-pages.ts';
import type { BookFiles, SourceFiles } from '../sources/source-files.ts';

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

export interface ParsedSources {
  /** Absent if the file of the editions is missing or unreadable, or that of the contents is and there is no page. */
  readonly book?: ParsedBook;
  readonly errata: readonly ValidDocument<ErratumFile>[];
  readonly vocabulary?: JsonDocument;
  readonly validator: Validator;
  readonly schemas: readonly JsonDocument[];
  /** The kinds of squares that definitions add to the map. */
  readonly mapKinds: readonly MapKind[];
  readonly unread: UnreadNames;
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

interface ParsedBookFiles extends Pick<ParsedSources, 'book' | 'vocabulary' | 'unread'> {
  readonly diagnostics: readonly Diagnostic[];
}

function parseBook(
  files: BookFiles,
  mapKinds: readonly MapKind[],
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

/** Boards are drawn with the signs of definitions, so these are read before the pages. */
function drawnKinds({ book, errata }: SourceFiles, reader: DocumentReader, memo: Memo): DrawnKinds {
  const parsed = [...memo.of(drawingFiles, book), ...errata.filter(mayDraw)].map(reader.parse);
  return memo.of(
    kindsIn,
    memo.same(parsed.flatMap(({ document }) => document ?? [])),
    parsed.some(({ diagnostics }) => diagnostics.length > 0),
  );
}

const mayDraw = ({ text }: Source): boolean => text.includes('"draws"');

const drawingFiles = ({ pages }: BookFiles): readonly Source[] => pages.flatMap(({ data }) => data ?? []).filter(mayDraw);

interface DrawnKinds {
  readonly kinds: readonly MapKind[];
  /** The names of the signs that definitions mean to add but cannot. */
  readonly unreadSigns: readonly string[];
}

/** @param hasFaults whether a definition with `draws` may be missing in a document */
function kindsIn(documents: readonly JsonDocument[], hasFaults: boolean): DrawnKinds {
  const values = documents.map(({ value }) => value);
  return { kinds: mapKinds(values), unreadSigns: [...values.flatMap(unusableSigns), ...(hasFaults ? [ANY_SIGN] : [])] };
}

function readTranslations({ translations }: BookFiles, reader: DocumentReader, memo: Memo): TranslationAst[] {
  return translations.flatMap(({ page, language, text }) => {
    const parsed = memo.of(parseTranslation, text, page, language);
    reader.diagnostics.push(...parsed.diagnostics);
    return parsed.translation ?? [];
  });
}

function readReadings({ readings }: BookFiles, reader: DocumentReader, memo: Memo): ValidDocument<ReadingFile>[] {
  return readings.flatMap((source) => {
    if (source.path.endsWith('.json')) return reader.readAs('ReadingFile', source) ?? [];
    const parsed = memo.of(parseReadings, source);
    reader.diagnostics.push(...parsed.diagnostics);
    if (parsed.diagnostics.length > 0) reader.unread.add(ANY_NAME);
    return parsed.documents.flatMap((document) => reader.validate('ReadingFile', source, document) ?? []);
  });
}

function missingFiles({ editions, contents, vocabulary }: BookFiles): Diagnostic[] {
  const needed = [
    ['rules/editions.json', editions],
    ['rules/book.json', contents],
    ['schemas/vocabulary.json', vocabulary],
  ] as const;
  return needed.flatMap(([path, file]): Diagnostic[] =>
    file !== undefined
      ? []
      : [
          {
            code: 'file-missing',
            severity: 'error',
            message: `There is no file ${path}.`,
            expected: path,
            hint: 'Bring the file back: without it there is no rulebook to compile.',
            place: { file: path, line: 1, column: 1 },
          },
        ],
  );
}

/** Contents with every page, in place of contents that cannot be read, so that the pages are checked all the same. */
function contentsOf(pages: readonly PageId[]): ValidDocument<ContentsFile> | undefined {
  const [first, ...others] = pages;
  if (first === undefined) return undefined;
  const path = 'rules/book.json';
  const value: ContentsFile = { parts: [{ id: '', title: '', says: '', pages: [first, ...others] }] };
  return { value, document: { path, value: null, placeOf: () => ({ file: path, line: 1, column: 1 }) } };
}
