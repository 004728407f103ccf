/**
 * Refuses aliases that the search does not need: several words that are all in the title, a question of the clause word for word, or for a
 * page an alias of one of its clauses.
 * A single word of a longer title may be an alias: the search then prefers its page or clause to others whose titles have the word.
 */
import type { PageAst } from '../ast.ts';
import { type ObjectCache, TupleCache } from '../caches.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { AsksFile } from '../generated/asks.ts';
import type { PageNode, Rulebook } from '../rulebook.ts';
import { comparableWords } from './comparable-words.ts';

/** What the search has of a clause or page besides its aliases. */
interface Found {
  /** As messages name it. */
  readonly owner: string;
  readonly title: string;
  /** Questions of a clause, aliases of the clauses of a page: found as they are. */
  readonly lines: readonly string[];
  /** As messages name a line. */
  readonly lineName: string;
}

/** What was found on pages whose files are the same as before. */
export type AliasFindings = ObjectCache<PageAst, TupleCache<readonly Diagnostic[]>>;

export function checkAliases(rulebook: Rulebook, cache: AliasFindings): Diagnostic[] {
  return [...rulebook.pages.values()].flatMap((page) => {
    const asks = rulebook.asks.get(page.id)?.file;
    return cache.get(page.ast, () => new TupleCache(1)).get([page.document, asks], () => checkPage(page, asks, rulebook));
  });
}

function checkPage(
  { id, ast, aliases, document, clauses: own }: PageNode,
  asks: AsksFile | undefined,
  { clauses }: Rulebook,
): Diagnostic[] {
  const nodes = own.flatMap((clause) => clauses.get(clause) ?? []);
  const lines = nodes.flatMap(({ data }) => data.aliases ?? []);
  const ofPage: Found = { owner: id, title: ast.title, lines, lineName: 'an alias of one of its clauses' };
  const ofClauses = nodes.flatMap(({ id: clause, slug, ast: { title }, data }) => {
    const found: Found = { owner: clause, title, lines: asks?.asks[slug] ?? [], lineName: 'one of its questions' };
    return unneeded(data.aliases ?? [], found, (at) => document.placeOf(`/clauses/${slug}/aliases/${at}`));
  });
  return [...unneeded(aliases, ofPage, (at) => document.placeOf(`/aliases/${at}`)), ...ofClauses];
}

function unneeded(aliases: readonly string[], { owner, title, lines, lineName }: Found, placeOf: (at: number) => Place): Diagnostic[] {
  const ofTitle = comparableWords(title).split(' ');
  const found = lines.map(comparableWords);
  return aliases.flatMap((alias, at): Diagnostic[] => {
    const words = comparableWords(alias);
    const isInTitle = (words.includes(' ') || ofTitle.length === 1) && words.split(' ').every((word) => ofTitle.includes(word));
    if (!isInTitle && !found.includes(words)) return [];
    const why = isInTitle ? `its words are in the title "${title}"` : `it is ${lineName}`;
    return [
      {
        code: 'alias-unneeded',
        severity: 'error',
        message: `The search finds "${owner}" without the alias "${alias}": ${why}.`,
        found: alias,
        expected: `words that are neither in the title nor ${lineName}`,
        hint: 'Remove the alias.',
        place: placeOf(at),
      },
    ];
  });
}
