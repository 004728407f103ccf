/** Results that passes compute again only when their inputs have changed. The caller of `compile` owns the cache and passes it in. */
import type { Source } from './ast.ts';
import { ObjectCache, TextCache, TupleCache } from './caches.ts';
import type { EditionCheck } from './checked-edition.ts';
import type { AliasFindings } from './checks/check-aliases.ts';
import type { ComparableQuestions } from './checks/check-asks.ts';
import type { AmendmentCache } from './errata/apply-erratum.ts';
import { createLoweringCache, type LoweringCache } from './game/lowering-cache.ts';
import type { PageFile } from './generated/page.ts';
import { createExpressionParser, type ParseExpression } from './language/parse-expression.ts';
import { type BookOrderCache, createBookOrderCache } from './link/book-order.ts';
import { type BoardCache, createBoardCache } from './lower/board-units.ts';
import type { Expansions } from './lower/capabilities.ts';
import { Memo } from './memo.ts';
import type { NamesCache } from './mentioned-names.ts';
import type { DocumentTexts } from './prose/document-text.ts';
import type { DefinitionNode, EditionBook } from './rulebook.ts';

export interface CompileCache {
  readonly memo: Memo;
  /** Files by path. A file with the same text as before is the same object. */
  readonly sources: TextCache<Source>;
  /** Texts of errata and readings. */
  readonly texts: DocumentTexts;
  /** The definitions of a page: the same objects while its file stays the same. */
  readonly pageDefinitions: ObjectCache<PageFile, readonly DefinitionNode[]>;
  readonly bookOrder: BookOrderCache;
  readonly amendments: AmendmentCache;
  /** Editions by all their parts. An edition with the same parts as before is the same object. */
  readonly editions: TupleCache<EditionBook>;
  /** The checks of editions, by the edition, then by everything else that the check reads. */
  readonly checked: ObjectCache<EditionBook, TupleCache<EditionCheck>>;
  readonly names: NamesCache;
  /** The questions of players (`*.asks.json`), normalised to find duplicates. */
  readonly searchQuestions: ComparableQuestions;
  readonly aliases: AliasFindings;
  readonly parseExpression: ParseExpression;
  readonly game: LoweringCache;
  readonly board: BoardCache;
}

/** The capacity of `editions`: enough for the editions of the rulebook, its variants and its packs. */
const MOST_EDITIONS = 32;

export function createCompileCache(memo = new Memo()): CompileCache {
  const parseExpression = createExpressionParser();
  // Definitions with their exceptions and capability conditions inserted; the lowering of the game and of the board share them.
  const expansions: Expansions = new ObjectCache();
  return {
    memo,
    sources: new TextCache(),
    texts: new ObjectCache(),
    pageDefinitions: new ObjectCache(),
    bookOrder: createBookOrderCache(),
    amendments: new ObjectCache(),
    editions: new TupleCache(MOST_EDITIONS),
    checked: new ObjectCache(),
    names: new ObjectCache(),
    searchQuestions: new ObjectCache(),
    aliases: new ObjectCache(),
    parseExpression,
    game: createLoweringCache(parseExpression, expansions, memo),
    board: createBoardCache(parseExpression, expansions, memo),
  };
}
