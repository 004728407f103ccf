/** Results that passes compute again only when their inputs have changed. The caller of `compile` owns the cache and passes it in. */
import type { JsonDocument, PageAst, TranslationAst } from './ast.ts';
import { ObjectCache, TextCache, TupleCache } from './caches.ts';
import type { CheckedBook, CheckedEdition } from './checked-edition.ts';
import type { AliasFindings } from './checks/check-aliases.ts';
import type { ComparableQuestions } from './checks/check-asks.ts';
import type { GivenFields } from './checks/given-fields.ts';
import type { NamesCache } from './checks/mentioned-names.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { DefinitionTexts } from './emit/definition-comment.ts';
import type { AmendmentCache } from './errata/apply-erratum.ts';
import type { DefinitionGuard } from './errata/definition-guard.ts';
import { createLoweringCache, type LoweringCache } from './game/lowering-cache.ts';
import type { Definition } from './generated/definition.ts';
import type { PageFile } from './generated/page.ts';
import { createExpressionParser, type ParseExpression } from './language/parse-expression.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import { type BookOrderCache, createBookOrderCache } from './link/book-order.ts';
import type { LinkedPages } from './link/joined-pages.ts';
import { type BoardCache, createBoardCache } from './lower/board-units.ts';
import type { Expansions } from './lower/capabilities.ts';
import { Memo } from './memo.ts';
import type { DocumentTexts } from './prose/document-text.ts';
import type { DefinitionNode, EditionBook } from './rulebook.ts';
import type { Validator } from './schemas/validate.ts';

export interface ParsedJson {
  readonly document?: JsonDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ParsedPage {
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

/** Modules, path to text. */
export type EmittedModules = readonly (readonly [path: string, text: string])[];

/** Emitted texts of editions and definitions, reused while these stay the same objects. */
export interface EmitCache extends DefinitionTexts {
  readonly modules: ObjectCache<CheckedEdition, EmittedModules>;
  readonly memo: Memo;
}

export interface CompileCache {
  readonly memo: Memo;
  /** The validator of the schemas, by their texts. */
  readonly validator: TextCache<Validator>;
  readonly guards: ObjectCache<Validator, DefinitionGuard>;
  /** By path. */
  readonly json: TextCache<ParsedJson>;
  readonly pages: TextCache<ParsedPage>;
  readonly translations: TextCache<ParsedTranslation>;
  readonly readings: TextCache<ParsedReadings>;
  /** Faults of documents against their schemas, by path and place in the file. */
  readonly schemaFaults: TextCache<readonly Diagnostic[]>;
  /** Texts of errata and readings. */
  readonly texts: DocumentTexts;
  /** By schemas/vocabulary.json. */
  readonly vocabularies: TupleCache<Vocabulary>;
  /** Fields of questions that records can be given by, by the schema of questions and the added kinds of squares. */
  readonly given: TupleCache<GivenFields>;
  /** The definitions of a page: the same objects while its file stays the same. */
  readonly pageDefinitions: ObjectCache<PageFile, readonly DefinitionNode[]>;
  /** By all files of a book but its errata. */
  readonly linked: TupleCache<LinkedPages>;
  readonly bookOrder: BookOrderCache;
  readonly amendments: AmendmentCache;
  readonly editions: TupleCache<EditionBook>;
  readonly checked: ObjectCache<EditionBook, TupleCache<CheckedBook>>;
  /** The names that each definition uses, to find unused definitions. */
  readonly names: NamesCache;
  /** The questions of `*.asks.json` files, normalised for comparison. */
  readonly questions: ComparableQuestions;
  readonly aliases: AliasFindings;
  readonly parseExpression: ParseExpression;
  readonly game: LoweringCache;
  readonly board: BoardCache;
  readonly emitted: EmitCache;
  /** Definitions as text, for the digest of an edition. */
  readonly definitionTexts: ObjectCache<Definition, string>;
}

/** The capacity of caches by edition: enough for the editions of the rulebook, its variants and its packs. */
const MOST_EDITIONS = 32;
/** The capacity of caches by book: the rulebook and its packs, before and after a change. */
const MOST_BOOKS = 12;

export function createCompileCache(): CompileCache {
  const memo = new Memo();
  const parseExpression = createExpressionParser();
  const expansions: Expansions = new ObjectCache();
  return {
    memo,
    validator: new TextCache(),
    guards: new ObjectCache(),
    json: new TextCache(),
    pages: new TextCache(),
    translations: new TextCache(),
    readings: new TextCache(),
    schemaFaults: new TextCache(),
    texts: new ObjectCache(),
    vocabularies: new TupleCache(1),
    given: new TupleCache(MOST_EDITIONS),
    pageDefinitions: new ObjectCache(),
    linked: new TupleCache(MOST_BOOKS),
    bookOrder: createBookOrderCache(),
    amendments: new ObjectCache(),
    editions: new TupleCache(MOST_EDITIONS),
    checked: new ObjectCache(),
    names: new ObjectCache(),
    questions: new ObjectCache(),
    aliases: new ObjectCache(),
    parseExpression,
    game: createLoweringCache(parseExpression, expansions, memo),
    board: createBoardCache(parseExpression, expansions, memo),
    emitted: { modules: new ObjectCache(), comments: new ObjectCache(), sentences: new ObjectCache(), memo },
    definitionTexts: new ObjectCache(),
  };
}
