/** Parses and validates every source; results are kept by the text they came from. */
import type { JsonDocument, PageAst, Source, TranslationAst } from '../ast.ts';
import type { CompileCache } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { AsksFile } from '../generated/asks.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { ClauseIdsFile } from '../generated/clause-ids.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PageFile } from '../generated/page.ts';
import type { ReadingFile } from '../generated/reading.ts';
import { parseErratum } from '../parse/erratum-document.ts';
import { parseJson } from '../parse/json.ts';
import { parsePage } from '../parse/markdown.ts';
import { parseReadings } from '../parse/readings-document.ts';
import { parseTranslation } from '../parse/translation.ts';
import type { SourceFiles } from '../source-files.ts';
import type { Checked, ParsedBook } from './resolve.ts';
import { type Lost, lose, loseText, withoutFaulty, withoutUnknownFields } from './salvage.ts';
import type { Validator } from './validate.ts';

export interface ParsedSources {
  readonly book?: ParsedBook;
  readonly vocabulary?: JsonDocument;
  readonly validator?: Validator;
  readonly schemas: readonly JsonDocument[];
  readonly diagnostics: readonly Diagnostic[];
  /** What stands in text that could not be read. */
  readonly lost: Lost;
}

interface TitleTypes {
  readonly PageFile: PageFile;
  readonly AsksFile: AsksFile;
  readonly ErratumFile: ErratumFile;
  readonly ReadingFile: ReadingFile;
  readonly ChainsFile: ChainsFile;
  readonly EditionsFile: EditionsFile;
  readonly ContentsFile: ContentsFile;
  readonly IconsFile: IconsFile;
  readonly ClauseIdsFile: ClauseIdsFile;
}

interface ParsedJson {
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
}
interface ParsedWords {
  readonly page?: PageAst;
  readonly diagnostics: readonly Diagnostic[];
}

interface ParsedReadings {
  readonly documents: readonly JsonDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

interface ParsedTranslation {
  readonly translation?: TranslationAst;
  readonly diagnostics: readonly Diagnostic[];
}

/** Errata are Markdown; as JSON they come from examples and tools. */
const isErratum = ({ path }: Source): boolean => path.startsWith('rules/errata/') && path.endsWith('.md');

class Kept<T> {
  readonly text: string;
  readonly value: T;
  constructor(text: string, value: T) {
    this.text = text;
    this.value = value;
  }
}

export function parseSources(
  files: SourceFiles,
  cache: CompileCache,
  make: (schemas: readonly JsonDocument[]) => Validator,
): ParsedSources {
  const diagnostics: Diagnostic[] = [];
  const lost: Lost = new Set();
  const json = new Map<string, ParsedJson>();
  const readJson = (source: Source | undefined): JsonDocument | undefined => {
    if (source === undefined) return undefined;
    let parsed = json.get(source.path);
    if (parsed === undefined) {
      const parse = isErratum(source) ? parseErratum : parseJson;
      parsed = keep(cache, `json ${source.path}`, source.text, isParsedJson, () => parse(source));
      json.set(source.path, parsed);
    }
    diagnostics.push(...parsed.diagnostics);
    return parsed.document;
  };
  const schemas = files.schemas.flatMap((s) => readJson(s) ?? []);
  const key = files.schemas.map((s) => s.text).join('\u0000');
  const validator = cache.validator?.key === key ? cache.validator.validator : make(schemas);
  cache.validator = { key, validator };
  const typed = <T extends keyof TitleTypes>(title: T, source: Source | undefined, page?: string): Checked<TitleTypes[T]> | undefined => {
    const document = readJson(source);
    if (source !== undefined && document === undefined) loseText(lost, source.text);
    return document === undefined || source === undefined ? undefined : typedDocument(title, source, document, page);
  };
  const typedDocument = <T extends keyof TitleTypes>(
    title: T,
    source: Source,
    document: JsonDocument,
    page?: string,
    key = source.path,
  ): Checked<TitleTypes[T]> | undefined => {
    const found = keep(cache, `valid ${key}`, source.text, isDiagnostics, () => validator.validate(title, document));
    diagnostics.push(...found);
    if (isTyped<TitleTypes[T]>(document.value, found)) return { value: document.value, document };
    const rest = page === undefined ? withoutUnknownFields(document, found) : withoutFaulty(page, document, found, lost);
    // Definitions in an erratum whose unknown fields are left out are not held to be what was meant.
    if (page === undefined) for (const [, id = ''] of source.text.matchAll(/"id"\s*:\s*"([A-Za-z0-9.-]{1,200})"/g)) lose(lost, id);
    if (rest !== undefined && isTyped<TitleTypes[T]>(rest.value, validator.validate(title, rest)))
      return { value: rest.value, document: rest };
    loseText(lost, source.text);
    return undefined;
  };
  const vocabulary = readJson(files.vocabulary);
  const editions = typed('EditionsFile', files.editions);
  const contents = typed('ContentsFile', files.contents);
  const icons = typed('IconsFile', files.icons);
  const clauseIds = typed('ClauseIdsFile', files.clauseIds);
  if (icons === undefined) for (const [, name = ''] of files.icons?.text.matchAll(/"([a-z][a-z0-9-]*)"\s*:/g) ?? []) lost.add(name);
  const faulty = new Set<string>();
  const pages = files.pages.flatMap((page) => {
    const { words: source } = page;
    const words =
      source === undefined ? undefined : keep(cache, `page ${source.path}`, source.text, isParsedWords, () => parsePage(source, page.id));
    if (words !== undefined) diagnostics.push(...words.diagnostics);
    if (words !== undefined && words.diagnostics.length > 0) faulty.add(page.id);
    const data = typed('PageFile', page.data, page.id);
    loseUnread(lost, page.id, words, data?.value);
    const unread = (source !== undefined && words?.page === undefined) || (page.data !== undefined && data === undefined);
    if (unread) {
      lost.add(page.id);
      for (const clause of words?.page?.clauses ?? []) lost.add(clause.id);
      for (const slug of Object.keys(data?.value.clauses ?? {})) lost.add(`${page.id}.${slug}`);
      for (const definition of data?.value.definitions ?? []) lose(lost, definition.id);
      return [];
    }
    return [{ id: page.id, ...(words?.page === undefined ? {} : { words: words.page }), ...(data === undefined ? {} : { data }) }];
  });
  const translations = files.translations.flatMap(({ page, language, words }) => {
    const made = (): ParsedTranslation => parseTranslation(words, page, language);
    const parsed = keep(cache, `translation ${words.path}`, words.text, isParsedTranslation, made);
    diagnostics.push(...parsed.diagnostics);
    return parsed.translation ?? [];
  });
  const asks = files.asks.flatMap(({ page, data }) => {
    const file = typed('AsksFile', data);
    if (file === undefined) lost.add(data.path);
    return file === undefined ? [] : [{ id: page, file: file.value, document: file.document }];
  });
  const errata = files.errata.flatMap((source) => typed('ErratumFile', source) ?? []);
  const readings = files.readings.flatMap((source) => {
    if (source.path.endsWith('.json')) return typed('ReadingFile', source) ?? [];
    const parsed = keep(cache, `readings ${source.path}`, source.text, isParsedReadings, () => parseReadings(source));
    diagnostics.push(...parsed.diagnostics);
    return parsed.documents.flatMap(
      (document, index) => typedDocument('ReadingFile', source, document, undefined, `${source.path} ${index}`) ?? [],
    );
  });
  const chains = files.chains.flatMap(({ page, source }) => {
    // Of a page with faults not every example is known.
    const found = typed('ChainsFile', source);
    return found === undefined || faulty.has(page) ? [] : [{ page, ...found }];
  });
  for (const [path, there] of [
    ['rules/editions.json', files.editions],
    ['rules/book.json', files.contents],
    ['schemas/vocabulary.json', files.vocabulary],
  ] as const) {
    if (there === undefined)
      diagnostics.push({
        code: 'file-missing',
        severity: 'error',
        message: `There is no file ${path}.`,
        expected: path,
        hint: 'Bring the file back: without it there is no rulebook to compile.',
        place: { file: path, line: 1, column: 1 },
      });
  }
  const base = { diagnostics, validator, schemas, lost, ...(vocabulary === undefined ? {} : { vocabulary }) };
  const listed = contents ?? contentsOf(pages.map((page) => page.id));
  if (editions === undefined || listed === undefined) return base;
  return {
    ...base,
    book: {
      pages,
      contents: listed,
      editions,
      translations,
      asks,
      errata,
      readings,
      chains,
      ...(icons === undefined ? {} : { icons }),
      ...(clauseIds === undefined ? {} : { clauseIds }),
    },
  };
}

/** Faults after which clauses of the page may be missing although they are written. */
const STRUCTURAL: ReadonlySet<string> = new Set([
  'clause-id-missing',
  'clause-id-malformed',
  'clause-title-missing',
  'clause-duplicate',
  'page-title-duplicate',
  'heading-malformed',
  'heading-nested',
  'example-unclosed',
]);

/** Notes the texts of a page with faults and, where its headings are at fault, the clauses that have data alone. */
function loseUnread(lost: Lost, page: string, words: ParsedWords | undefined, data: PageFile | undefined): void {
  const clauses = words?.page?.clauses ?? [];
  if (words === undefined || words.diagnostics.length === 0) return;
  for (const { id } of clauses) lost.add(`text:${id}`);
  if (!words.diagnostics.some(({ code }) => STRUCTURAL.has(code))) return;
  for (const slug of Object.keys(data?.clauses ?? {})) if (!clauses.some(({ id }) => id === `${page}.${slug}`)) lost.add(`${page}.${slug}`);
}

/** Contents with every page, for when those written cannot be read: the pages can be checked all the same. */
function contentsOf(pages: readonly string[]): Checked<ContentsFile> | undefined {
  const [first, ...others] = pages;
  if (first === undefined) return undefined;
  const path = 'rules/book.json';
  const value: ContentsFile = { parts: [{ id: 'all', title: '', says: '', pages: [first, ...others] }] };
  return { value, document: { path, value: null, placeOf: () => ({ file: path, line: 1, column: 1 }) } };
}

/** Schema-checked values have the type made from the schema; nothing else does. */
function isTyped<T>(value: unknown, found: readonly Diagnostic[]): value is T {
  return value !== undefined && found.length === 0;
}

const isParsedJson = (value: unknown): value is ParsedJson => typeof value === 'object' && value !== null && 'diagnostics' in value;
const isParsedWords = (value: unknown): value is ParsedWords => typeof value === 'object' && value !== null && 'diagnostics' in value;
const isParsedTranslation = (value: unknown): value is ParsedTranslation =>
  typeof value === 'object' && value !== null && 'diagnostics' in value;
const isParsedReadings = (value: unknown): value is ParsedReadings => typeof value === 'object' && value !== null && 'documents' in value;
const isDiagnostics = (value: unknown): value is readonly Diagnostic[] => Array.isArray(value);

function keep<T>(cache: CompileCache, key: string, text: string, is: (value: unknown) => value is T, make: () => T): T {
  const known = cache.parsed.get(key);
  if (known instanceof Kept && known.text === text && is(known.value)) return known.value;
  const value = make();
  cache.parsed.set(key, new Kept(text, value));
  return value;
}
