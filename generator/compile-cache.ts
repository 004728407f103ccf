/** Results that passes make again only when what they were made from has changed. The caller of `compile` holds the cache and passes it. */
import type { JsonDocument, PageAst, TranslationAst } from './ast.ts';
import { ObjectCache, TextCache } from './caches.ts';
import type { CarriedWords } from './checks/carried-words.ts';
import type { Diagnostic } from './diagnostic.ts';
import { createLoweringCache, type LoweringCache } from './game/lowering-cache.ts';
import type { Definition } from './generated/definition.ts';
import { createExpressionParser, type ParseExpression } from './language/parse-expression.ts';
import { createEditionLowering, type LowerEdition } from './lower/edition-cache.ts';
import type { DocumentTexts } from './prose/document-text.ts';
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

export interface CompileCache {
  /** The validator of the schemas, by their texts. */
  readonly validator: TextCache<Validator>;
  /** By path. */
  readonly json: TextCache<ParsedJson>;
  readonly pages: TextCache<ParsedPage>;
  readonly translations: TextCache<ParsedTranslation>;
  readonly readings: TextCache<ParsedReadings>;
  /** Faults of documents against their schemas, by path and place in the file. */
  readonly schemaFaults: TextCache<readonly Diagnostic[]>;
  /** Texts of errata and readings. */
  readonly texts: DocumentTexts;
  readonly carried: ObjectCache<Definition, CarriedWords>;
  readonly parseExpression: ParseExpression;
  readonly game: LoweringCache;
  readonly lowerEdition: LowerEdition;
  /** Definitions as text, for the digest of an edition. */
  readonly definitionTexts: ObjectCache<Definition, string>;
}

export function createCompileCache(): CompileCache {
  const parseExpression = createExpressionParser();
  return {
    validator: new TextCache(),
    json: new TextCache(),
    pages: new TextCache(),
    translations: new TextCache(),
    readings: new TextCache(),
    schemaFaults: new TextCache(),
    texts: new ObjectCache(),
    carried: new ObjectCache(),
    parseExpression,
    game: createLoweringCache(parseExpression),
    lowerEdition: createEditionLowering(parseExpression),
    definitionTexts: new ObjectCache(),
  };
}
