/** The search over all clauses, the same on the site and on the command line. */
import { type CardNames, createCardNames } from './card-names.ts';
import { type Query, readQuery } from './query.ts';
import { createRanker, type Scored } from './rank.ts';
import { readWords, type Term } from './read-words.ts';
import type { ClauseEntry, PageEntry, SearchIndex } from './search-index.ts';
import { createSpelling } from './spelling.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';

export interface Result {
  readonly page: PageEntry;
  readonly clause: ClauseEntry;
  readonly score: number;
}
export interface Results {
  readonly query: Query;
  readonly terms: readonly Term[];
  /** The best first. */
  readonly results: readonly Result[];
  readonly cardNames: CardNames;
  /** Entries of the index read and words compared, for tests that bound the work of a keystroke. */
  readonly work: number;
}
export interface Search {
  readonly thesaurus: Thesaurus;
  /** @param heldOut the index of a line (`SearchIndex.lines`) to leave out, to measure the ranking with the questions of the book */
  find(typed: string, heldOut?: number): Results;
}

/** Results with a smaller share of the best score among the clauses that the operators allow are not shown. */
const LEAST_SHARE = 0.4;

export function createSearch(index: SearchIndex): Search {
  const thesaurus = createThesaurus(index.synonyms);
  const spelling = createSpelling(index.words, thesaurus);
  const ranker = createRanker(index);
  const cardNamesIn = createCardNames(index);
  return {
    thesaurus,
    find: (typed, heldOut) => {
      const query = readQuery(typed);
      const comparedBefore = spelling.compared();
      const cardNames = cardNamesIn(query.text);
      const { foundBy, mentions } = cardNames;
      const terms = readWords(foundBy === 'kind' ? (cardNames.names[0]?.kind ?? '') : query.text, thesaurus, spelling);
      const hasOnlyOperators = query.text === '' && typed.trim() !== '';
      const { scored, work } = hasOnlyOperators
        ? { scored: index.clauses.map((_, clause) => ({ clause, score: 1 })), work: index.clauses.length }
        : ranker.rank(terms, heldOut);
      const isAllowed = filterOf(index, query);
      const allowed = scored.filter(({ clause }) => isAllowed(clause));
      const found = foundBy === 'mentions' ? mentioning(allowed, [...mentions].filter(isAllowed)) : nearBest(allowed);
      const results = found.flatMap(({ clause: clauseIndex, score }): Result[] => {
        const clause = index.clauses[clauseIndex];
        const page = clause === undefined ? undefined : index.pages[clause.page];
        return clause === undefined || page === undefined ? [] : [{ page, clause, score }];
      });
      return { query, terms, results, cardNames, work: work + spelling.compared() - comparedBefore };
    },
  };
}

const bestFirst = (a: Scored, b: Scored): number => b.score - a.score || a.clause - b.clause;

/** The clauses that are shown. Only they are sorted: a word of one letter finds most clauses of the book. */
function nearBest(scored: readonly Scored[]): readonly Scored[] {
  const best = scored.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return scored.filter(({ score }) => score >= LEAST_SHARE * best).sort(bestFirst);
}

/** The clauses that mention a name, best first; one without a score counts as 0. */
function mentioning(scored: readonly Scored[], mentions: readonly number[]): readonly Scored[] {
  const found = scored.filter(({ clause }) => mentions.includes(clause));
  const ranked = new Set(found.map(({ clause }) => clause));
  const others = mentions.filter((clause) => !ranked.has(clause)).map((clause) => ({ clause, score: 0 }));
  return [...found, ...others].sort(bestFirst);
}

/** The filter of the operators of a query. `in:` names an area, a page, or the last part of the id of a page if no area has that name. */
function filterOf({ pages, clauses }: SearchIndex, { tags, within }: Query): (clause: number) => boolean {
  const places = within.map((name) => ({ name, isArea: pages.some(({ id }) => id.startsWith(`${name}.`)) }));
  return (clauseIndex) => {
    const clause = clauses[clauseIndex];
    const id = pages[clause?.page ?? -1]?.id;
    if (clause === undefined || id === undefined) return false;
    const isWithin = places.some(({ name, isArea }) => id === name || (isArea ? id.startsWith(`${name}.`) : id.endsWith(`.${name}`)));
    return tags.every((tag) => clause.tags.includes(tag)) && (places.length === 0 || isWithin);
  };
}
