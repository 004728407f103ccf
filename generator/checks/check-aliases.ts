/**
 * Refuses aliases that the search does not need: several words that are all in the title, a question of the clause word for word, or for a
 * page an alias of one of its clauses. Also refuses an alias that is in one list twice.
 * A single word of a longer title may be an alias: the search then prefers its page or clause to others whose titles have the word.
 */
import type { PageAst } from '../ast.ts';
import { type ObjectCache, TupleCache } from '../caches.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { AsksFile } from '../generated/asks.ts';
import type { PageNode, Rulebook } from '../rulebook.ts';
import { comparableWords } from './comparable-words.ts';

/** The texts by which the search finds a clause or page without its aliases. */
interface SearchedTexts {
  /** The id of the clause or page. */
  readonly owner: string;
  readonly title: string;
  /** The questions of a clause, or the aliases of the clauses of a page. An alias must not be one of them, word for word. */
  readonly lines: readonly string[];
  /** The name of one of the lines in messages. */
  readonly lineName: string;
}

/** The diagnostics of each page, by its data and its questions. */
export type AliasFindings = ObjectCache<PageAst, TupleCache<readonly Diagnostic[]>>;

export function checkAliases(rulebook: Rulebook, cache: AliasFindings): Diagnostic[] {
  return [...rulebook.pages.values()].flatMap((page) => {
    const asks = rulebook.asks.get(page.id)?.file;
    return cache.get(page.ast, () => new TupleCache(1)).get([page.document, asks], () => checkPage(page, asks, rulebook));
  });
}

function checkPage(
  { id, ast, aliases, document, clauses: clauseIds }: PageNode,
  asks: AsksFile | undefined,
  { clauses }: Rulebook,
): Diagnostic[] {
  const nodes = clauseIds.flatMap((clause) => clauses.get(clause) ?? []);
  const lines = nodes.flatMap(({ data }) => data.aliases ?? []);
  const pageTexts: SearchedTexts = { owner: id, title: ast.title, lines, lineName: 'an alias of one of its clauses' };
  const clauseFindings = nodes.flatMap(({ id: clause, slug, ast: { title }, data }) => {
    const texts: SearchedTexts = { owner: clause, title, lines: asks?.asks[slug] ?? [], lineName: 'one of its questions' };
    return unneededAliases(data.aliases ?? [], texts, (index) => document.placeOf(`/clauses/${slug}/aliases/${index}`));
  });
  return [...unneededAliases(aliases, pageTexts, (index) => document.placeOf(`/aliases/${index}`)), ...clauseFindings];
}

function unneededAliases(
  aliases: readonly string[],
  { owner, title, lines, lineName }: SearchedTexts,
  placeOf: (index: number) => Place,
): Diagnostic[] {
  const titleWords = comparableWords(title).split(' ');
  const comparableLines = lines.map(comparableWords);
  return aliases.flatMap((alias, index): Diagnostic[] => {
    const words = comparableWords(alias);
    const first = aliases.findIndex((other) => comparableWords(other) === words);
    if (first < index) return [duplicate(alias, placeOf(index), placeOf(first))];
    const isInTitle = (words.includes(' ') || titleWords.length === 1) && words.split(' ').every((word) => titleWords.includes(word));
    if (!isInTitle && !comparableLines.includes(words)) return [];
    const why = isInTitle ? `its words are in the title "${title}"` : `it is ${lineName}`;
    return [
      {
        code: 'alias-unneeded',
        severity: 'error',
        message: `The search finds "${owner}" without the alias "${alias}": ${why}.`,
        found: alias,
        expected: `words that are neither in the title nor ${lineName}`,
        hint: 'Remove the alias.',
        place: placeOf(index),
      },
    ];
  });
}

function duplicate(alias: string, place: Place, first: Place): Diagnostic {
  return {
    code: 'alias-duplicate',
    severity: 'error',
    message: `The alias "${alias}" is listed twice.`,
    found: alias,
    expected: 'each alias once',
    hint: 'Remove one of them.',
    place,
    related: [{ message: 'The first is here.', place: first }],
  };
}
