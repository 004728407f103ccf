/** Looks up one term of a query in the index. A line is a title, an alias or a question of a clause, or a name of a page. */
import type { Term } from './read-words.ts';
import type { Posting, SearchIndex } from './search-index.ts';
import { TEXT_OCCURRENCE } from './weights.ts';

/** Of one term in one clause. */
export interface ClauseHits {
  /** The greatest likelihood of a word of the term that is in its title, aliases or questions. */
  inLines: number;
  /** The same for its text. */
  inText: number;
  /**
   * How many of its title, aliases and questions have a word of the term, times the likelihood of the word. Its text counts as
   * `TEXT_OCCURRENCE`. Of several words, the one with the greatest result counts.
   */
  occurrences: number;
}

export interface TermHits {
  /** How well the term distinguishes clauses. */
  readonly weight: number;
  /** By line: the product of the weights of the term in the line and in the query, for the cosine. */
  readonly inLine: ReadonlyMap<number, number>;
  readonly inClause: ReadonlyMap<number, ClauseHits>;
  /** By page: the greatest likelihood of a word of the term that is in its title or other names. */
  readonly inPageNames: ReadonlyMap<number, number>;
  /**
   * By page: the sum, over the words of the term, of their occurrences times their likelihood. An occurrence in a name of the page counts
   * as two, one in a text as half.
   */
  readonly onPage: ReadonlyMap<number, number>;
  /** How many entries of postings were read. */
  readonly work: number;
}

const NONE: Posting = [];

/** The most terms whose hits are cached: while a query is typed, only its last word changes. */
const MOST_TERMS = 32;

type LookUp = (term: Term, heldOut: number) => TermHits;

/** The look-up takes the index of a line to leave out, -1 for none. */
export function createLookUp(index: SearchIndex, rarities: readonly number[]): LookUp {
  const lookUp = createUncachedLookUp(index, rarities);
  const cached = new Map<string, TermHits>();
  return (term, heldOut) => {
    if (heldOut >= 0) return lookUp(term, heldOut);
    const key = term.map(({ word, likelihood }) => `${word} ${likelihood}`).join(' ');
    const known = cached.get(key);
    if (known !== undefined) return known;
    if (cached.size >= MOST_TERMS) cached.clear();
    const hits = lookUp(term, heldOut);
    cached.set(key, hits);
    return hits;
  };
}

function createUncachedLookUp(index: SearchIndex, rarities: readonly number[]): LookUp {
  const wordIndexes = new Map(index.words.map((word, wordIndex) => [word, wordIndex]));
  const pageOf = (clause: number): number => index.clauses[clause]?.page ?? 0;
  /** By clause: the occurrences of one word. Reset to 0 after each word. */
  const counts = new Float64Array(index.clauses.length);
  return (term, heldOut) => {
    const inLine = new Map<number, number>();
    const inClause = new Map<number, ClauseHits>();
    const inPageNames = new Map<number, number>();
    const onPage = new Map<number, number>();
    let weight = 0;
    let work = 0;
    for (const { word, likelihood } of term) {
      const wordIndex = wordIndexes.get(word) ?? -1;
      const rarity = rarities[wordIndex] ?? 0;
      weight = Math.max(weight, likelihood * rarity);
      const touched: number[] = [];
      const countIn = (clause: number, amount: number): void => {
        if (counts[clause] === 0) touched.push(clause);
        counts[clause] = (counts[clause] ?? 0) + amount;
      };
      for (const lineIndex of index.inLines[wordIndex] ?? NONE) {
        work += 1;
        const line = index.lines[lineIndex];
        if (line === undefined || lineIndex === heldOut) continue;
        raiseTo(inLine, lineIndex, likelihood * rarity * rarity);
        if (line.kind === 'page') {
          raiseTo(inPageNames, line.owner, likelihood);
          addTo(onPage, line.owner, 2 * likelihood);
        } else {
          raiseIn(inClause, line.owner, 'inLines', likelihood);
          countIn(line.owner, likelihood);
          addTo(onPage, pageOf(line.owner), likelihood);
        }
      }
      for (const clause of index.inTexts[wordIndex] ?? NONE) {
        work += 1;
        raiseIn(inClause, clause, 'inText', likelihood);
        countIn(clause, TEXT_OCCURRENCE * likelihood);
        addTo(onPage, pageOf(clause), likelihood / 2);
      }
      for (const clause of touched) {
        raiseIn(inClause, clause, 'occurrences', counts[clause] ?? 0);
        counts[clause] = 0;
      }
    }
    return { weight, inLine, inClause, inPageNames, onPage, work };
  };
}

function raiseIn(inClause: Map<number, ClauseHits>, clause: number, field: keyof ClauseHits, amount: number): void {
  const hits = inClause.get(clause);
  if (hits === undefined) inClause.set(clause, { inLines: 0, inText: 0, occurrences: 0, [field]: amount });
  else hits[field] = Math.max(hits[field], amount);
}

export function addTo(map: Map<number, number>, key: number, amount: number): void {
  map.set(key, (map.get(key) ?? 0) + amount);
}
export function raiseTo(map: Map<number, number>, key: number, amount: number): void {
  if ((map.get(key) ?? 0) < amount) map.set(key, amount);
}
