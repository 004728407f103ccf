import { isObject, type Json } from '../../engine/base/json.ts';
import type { JsonDocument, Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { AsksFile } from '../generated/asks.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PageFile } from '../generated/page.ts';
import type { PermanentIdsFile } from '../generated/permanent-ids.ts';
import type { ReadingFile } from '../generated/reading.ts';
import type { Memo } from '../memo.ts';
import { parseErratum } from '../parse/erratum-document.ts';
import { parseJson } from '../parse/json.ts';
import { ANY_TEXT, markErratumUnread, markIdsUnread, markTextUnread, type UnreadNames } from '../recovery/unread-names.ts';
import { validSubsetOfPage, withoutUnknownFields } from '../recovery/valid-subset.ts';
import { createValidator, type Validator } from '../schemas/validate.ts';
import { hasConflict, isChains } from './conflicts.ts';

interface ParsedJson {
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** The blocks of an erratum that could not be read, as text; absent if reading stopped before its blocks, and for other documents. */
  readonly unread?: readonly string[];
}

interface FileTypes {
  readonly PageFile: PageFile;
  readonly AsksFile: AsksFile;
  readonly ErratumFile: ErratumFile;
  readonly ReadingFile: ReadingFile;
  readonly ChainsFile: ChainsFile;
  readonly EditionsFile: EditionsFile;
  readonly ContentsFile: ContentsFile;
  readonly IconsFile: IconsFile;
  readonly PermanentIdsFile: PermanentIdsFile;
}

export interface ValidDocument<T> {
  readonly value: T;
  readonly document: JsonDocument;
}

export interface DocumentReader {
  readonly diagnostics: Diagnostic[];
  readonly unread: UnreadNames;
  /** The document and its faults, which are not reported. */
  parse(source: Source): ParsedJson;
  /** The document as parsed, not validated; faults of its syntax are reported. */
  read(source: Source | undefined): JsonDocument | undefined;
  /** The file with the type of its schema, or its valid subset. `page` is the id of its page, given for a `PageFile` alone. */
  readAs<T extends keyof FileTypes>(schemaTitle: T, source: Source | undefined, page?: string): ValidDocument<FileTypes[T]> | undefined;
  /** Like `readAs`, for a document that is one part of a source. */
  validate<T extends keyof FileTypes>(schemaTitle: T, source: Source, document: JsonDocument): ValidDocument<FileTypes[T]> | undefined;
}

/** Errata as JSON, which come from examples and tools, are read like any other JSON. */
const isMarkdownErratum = ({ path }: Source): boolean => path.startsWith('rules/errata/') && path.endsWith('.md');

/** A value without schema faults has the type generated from the schema. */
function isTyped<T>(value: unknown, faults: readonly Diagnostic[]): value is T {
  return value !== undefined && faults.length === 0;
}

/** A rules file without the path of its schema, which only text editors read. */
function withoutSchemaName(document: JsonDocument): JsonDocument {
  const { path, value } = document;
  if (!path.startsWith('rules/') || !isObject(value)) return document;
  return { ...document, value: Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$schema')) };
}

function parsed(source: Source): ParsedJson {
  const { document, ...rest } = isMarkdownErratum(source) ? parseErratum(source) : parseJson(source);
  return { ...rest, ...(document === undefined ? {} : { document: withoutSchemaName(document) }) };
}

function markSourceUnread(unread: UnreadNames, source: Source): void {
  if (isMarkdownErratum(source)) markErratumUnread(unread, source.text);
  else markTextUnread(unread, source.text);
}

/**
 * Adds the names in the faulty parts of a document that is no page: the faulty amendments of an erratum, or else the whole text. A
 * definition without its unknown fields may have another meaning than was intended.
 */
function markPartsUnread(unread: UnreadNames, source: Source, { value }: JsonDocument, faults: readonly Diagnostic[]): void {
  const amends: Json | undefined = isObject(value) ? value['amends'] : undefined;
  if (amends instanceof Array) {
    const faulty = new Set(faults.flatMap(({ place }) => /^\/amends\/(\d+)/.exec(place.pointer ?? '')?.[1] ?? []));
    for (const index of faulty) markIdsUnread(unread, JSON.stringify(amends[Number(index)]));
  } else markIdsUnread(unread, source.text);
}

/** Whether a source has a conflict that `sightline build` heals (cli/heal.ts). */
const hasHealedConflict = ({ path, text }: Source): boolean =>
  (isChains(path) || path.endsWith('/permanent-ids.json')) && hasConflict(text);

const withAdviceToBuild = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  hint: 'Git has left a conflict here. Run `sightline build`: it writes the file anew and loses no id.',
});

const faultsOf = (document: JsonDocument, schemaTitle: string, validator: Validator): readonly Diagnostic[] =>
  validator.validate(schemaTitle, document);

const validDocument = <T>(document: JsonDocument, value: T): ValidDocument<T> => ({ value, document });

interface ReadSchemas {
  readonly schemas: readonly JsonDocument[];
  readonly validator: Validator;
  readonly diagnostics: readonly Diagnostic[];
}

export function readSchemas(files: readonly Source[], memo: Memo): ReadSchemas {
  const read = memo.each(parsed, files);
  const schemas = read.flatMap(({ document }) => document ?? []);
  return { schemas, validator: createValidator(schemas), diagnostics: read.flatMap((one) => one.diagnostics) };
}

export function createDocumentReader(validator: Validator, memo: Memo): DocumentReader {
  const diagnostics: Diagnostic[] = [];
  const unread: UnreadNames = new Set();
  const parse = (source: Source): ParsedJson => memo.of(parsed, source);
  const read = (source: Source | undefined): JsonDocument | undefined => {
    if (source === undefined) return undefined;
    const found = parse(source);
    diagnostics.push(...(hasHealedConflict(source) ? found.diagnostics.map(withAdviceToBuild) : found.diagnostics));
    if (found.diagnostics.some(({ code }) => code === 'amendment-heading-malformed')) unread.add(ANY_TEXT);
    for (const text of found.unread ?? []) markErratumUnread(unread, text);
    return found.document;
  };
  // The document with the type of its schema, or its valid subset; the names in the parts left out are added to `unread`.
  const typed = <T extends keyof FileTypes>(
    schemaTitle: T,
    source: Source,
    document: JsonDocument,
    page: string | undefined,
  ): ValidDocument<FileTypes[T]> | undefined => {
    const faults = memo.of(faultsOf, document, schemaTitle, validator);
    diagnostics.push(...faults);
    if (isTyped<FileTypes[T]>(document.value, faults)) return memo.of(validDocument<FileTypes[T]>, document, document.value);
    const ofPage = page === undefined ? undefined : { id: page, fields: validator.fieldsOf(schemaTitle) };
    const subset = ofPage === undefined ? withoutUnknownFields(document, faults) : validSubsetOfPage(ofPage, document, faults, unread);
    if (page === undefined) markPartsUnread(unread, source, document, faults);
    if (subset !== undefined && isTyped<FileTypes[T]>(subset.value, validator.validate(schemaTitle, subset)))
      return { value: subset.value, document: subset };
    markSourceUnread(unread, source);
    return undefined;
  };
  return {
    diagnostics,
    unread,
    parse,
    read,
    readAs(schemaTitle, source, page) {
      const document = read(source);
      if (source === undefined) return undefined;
      if (document !== undefined) return typed(schemaTitle, source, document, page);
      // If the blocks of an erratum were reached, `read` has already added the names in those that could not be read.
      if (parse(source).unread === undefined) markSourceUnread(unread, source);
      return undefined;
    },
    // Only the names in this part of the source may be unread.
    validate: (schemaTitle, source, document) =>
      typed(schemaTitle, { ...source, text: JSON.stringify(document.value) }, document, undefined),
  };
}
