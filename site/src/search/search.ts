/** The search over all clauses, the same on the page and in the terminal. Ranks clauses, and groups them by their pages. */
import { indexTerms, type Meant, meantBy, type Terms } from './index-terms.ts';
import { type Query, readQuery } from './query.ts';
import type { ClauseRecord, PageRecord, Records } from './records.ts';
import { plain, wordsOf } from './words.ts';

export interface Found {
  readonly page: PageRecord;
  /** The clauses of the page that match, the best first. */
  readonly clauses: readonly ClauseRecord[];
  readonly score: number;
}
export interface Results {
  readonly query: Query;
  readonly pages: readonly Found[];
  /** All clauses that match. */
  readonly count: number;
}
export interface Search {
  find(typed: string): Results;
}

/** Where the same is told twice, the rule comes before what repeats or explains it. */
const WEIGHTS: { readonly [area: string]: number } = { guide: 0.55, glossary: 0.36, faq: 0.85, basics: 0.6, 'lof-chart': 0.9 };
/** What it adds to a page, as a share of the best score, to be named by the whole query, or to have a name that the query tells fully. */
const NAMED = 0.8;
const FULL = 0.6;
/** A word so sure counts as told. */
const SURELY = 0.7;
/** As many clauses of one page as add to its score. */
const MOST = 4;

/** Titles and aliases as a whole: who types one means it. */
interface Names {
  readonly clauses: ReadonlyMap<string, readonly number[]>;
  readonly pages: ReadonlyMap<string, readonly number[]>;
  /** The words of each page's title and aliases. */
  readonly words: readonly (readonly (readonly string[])[])[];
}

const keyOf = (name: string): string => wordsOf(name).join(' ') || plain(name);

function namesOf({ pages, clauses }: Records): Names {
  const collect = (all: readonly { readonly title: string; readonly aliases: readonly string[] }[]): Map<string, number[]> => {
    const map = new Map<string, number[]>();
    all.forEach(({ title, aliases }, place) => {
      for (const name of [title, ...aliases]) map.set(keyOf(name), [...(map.get(keyOf(name)) ?? []), place]);
    });
    return map;
  };
  const words = pages.map(({ title, aliases }) => [title, ...aliases].map((name) => wordsOf(name)));
  return { clauses: collect(clauses), pages: collect(pages), words };
}

export function createSearch(records: Records): Search {
  const terms = indexTerms(records);
  const names = namesOf(records);
  const areas = records.pages.map(({ id }) => WEIGHTS[id.split('.')[0] ?? ''] ?? 1);
  return { find: (typed) => find(records, terms, names, areas, readQuery(typed)) };
}

/** Whether a clause is kept by the operators: a place is an area, a page, or a page's name where no area is called so. */
function allowed(pages: readonly PageRecord[], { marks, within }: Query): (clause: ClauseRecord) => boolean {
  const isArea = (name: string): boolean => pages.some(({ id }) => id.startsWith(`${name}.`));
  const places = within.map((name) => ({ name, area: isArea(name) }));
  return (clause) => {
    const id = pages[clause.page]?.id ?? '';
    const lies = places.some(({ name, area }) => id === name || (area ? id.startsWith(`${name}.`) : id.endsWith(`.${name}`)));
    return marks.every((mark) => clause.marks.includes(mark)) && (places.length === 0 || lies);
  };
}

/**
 * How fully a query tells a name, from 0 to 1: the share of the name's words that it means, and of its own words that the name has.
 */
function fulness(name: readonly string[], meant: readonly ReadonlySet<string>[]): number {
  const told = name.filter((word) => meant.some((words) => words.has(word))).length;
  const used = meant.filter((words) => name.some((word) => words.has(word))).length;
  return ((told / Math.max(1, name.length)) * used) / Math.max(1, meant.length);
}

/** Scores by clause: what each word of the query weighs there, and the more the fuller the query is met. */
function scoresOf(terms: Terms, words: readonly (readonly Meant[])[]): Map<number, number> {
  const scores = new Map<number, number>();
  const met = new Map<number, number>();
  let whole = 0;
  for (const meant of words) {
    const best = new Map<number, number>();
    const rarity = Math.max(0, ...meant.map(({ word, sure }) => sure * terms.rarity(word))) || 7;
    whole += rarity;
    for (const { word, sure } of meant) {
      const tells = sure * terms.rarity(word);
      for (const [clause, weight] of terms.postings.get(word) ?? []) {
        const score = tells * weight;
        if (score > (best.get(clause) ?? 0)) best.set(clause, score);
      }
    }
    for (const [clause, score] of best) {
      scores.set(clause, (scores.get(clause) ?? 0) + score);
      met.set(clause, (met.get(clause) ?? 0) + rarity);
    }
  }
  for (const [clause, score] of scores) scores.set(clause, score * (0.15 + 0.85 * ((met.get(clause) ?? 0) / whole) ** 2));
  return scores;
}

function find({ pages, clauses }: Records, terms: Terms, names: Names, areas: readonly number[], query: Query): Results {
  const may = allowed(pages, query);
  const typed = wordsOf(query.text);
  const words = [...new Set(typed.length === 0 ? [query.text] : typed)].map((word) => meantBy(terms, word));
  const key = keyOf(query.text);
  const scores = query.text === '' ? new Map(clauses.map((_, id) => [id, 1])) : scoresOf(terms, words);
  const best = Math.max(1, ...scores.values());
  for (const id of names.clauses.get(key) ?? []) scores.set(id, (scores.get(id) ?? 0) + 0.8 * best);
  const groups = new Map<number, { readonly id: number; readonly score: number }[]>();
  for (const [id, score] of scores) {
    const clause = clauses[id];
    if (clause === undefined || score < best / 12 || !may(clause)) continue;
    const list = groups.get(clause.page) ?? [];
    groups.set(clause.page, list);
    list.push({ id, score: score * (areas[clause.page] ?? 1) });
  }
  const named = new Set(names.pages.get(key) ?? []);
  const surely = words.map((meant) => new Set(meant.flatMap(({ word, sure }) => (sure < SURELY ? [] : [word]))));
  const found = [...groups].flatMap(([place, hits]): Found[] => {
    const page = pages[place];
    if (page === undefined) return [];
    hits.sort((a, b) => b.score - a.score || a.id - b.id);
    const [first, ...others] = hits.slice(0, MOST);
    const more = others.reduce((sum, { score }, at) => sum + score * 0.15 ** (at + 1), 0);
    const full = Math.max(0, ...(names.words[place] ?? []).map((name) => fulness(name, surely)));
    const score = (first?.score ?? 0) + more + (named.has(place) ? NAMED : FULL * full) * best * (areas[place] ?? 1);
    return [{ page, clauses: hits.flatMap(({ id }) => clauses[id] ?? []), score }];
  });
  found.sort((a, b) => b.score - a.score);
  return { query, pages: found, count: found.reduce((sum, { clauses: list }) => sum + list.length, 0) };
}
