/**
 * Refuses aliases that the search does not need: several words that are all in the title, a question of the clause word for word, or for a
 * page an alias of one of its clauses.
 * A single word of a longer title may be an alias: the search then prefers its page or clause to others whose titles have the word.
 */
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';
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

export function checkAliases({ pages, clauses, asks }: Rulebook): Diagnostic[] {
  const ofPages = [...pages.values()].flatMap(({ id, ast, aliases, document, clauses: own }) => {
    const lines = own.flatMap((clause) => clauses.get(clause)?.data.aliases ?? []);
    const found = { owner: id, title: ast.title, lines, lineName: 'an alias of one of its clauses' };
    return unneeded(aliases, found, (at) => document.placeOf(`/aliases/${at}`));
  });
  const ofClauses = [...clauses.values()].flatMap(({ id, page, slug, ast, data, document }) => {
    const lines = asks.get(page)?.file.asks[slug] ?? [];
    const found = { owner: id, title: ast.title, lines, lineName: 'one of its questions' };
    return unneeded(data.aliases ?? [], found, (at) => document.placeOf(`/clauses/${slug}/aliases/${at}`));
  });
  return [...ofPages, ...ofClauses];
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
