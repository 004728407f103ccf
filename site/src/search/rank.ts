/** Scores every clause for the terms of a query. A line is a title, an alias or a question of a clause, or a name of a page. */
import { lengthsOf, raritiesOf, sizesOf } from './rarity.ts';
import type { Term } from './read-words.ts';
import type { SearchIndex } from './search-index.ts';
import { addTo, type ClauseHits, createLookUp, raiseTo, type TermHits } from './term-hits.ts';
import { AREA_PENALTY, HALF_OF_PAGE, PAGE_SHARE, SIZE_SHARE, TEXT_SHARE, WEIGHTS } from './weights.ts';

export interface Scored {
  readonly clause: number;
  readonly score: number;
}
interface Ranking {
  /** Every clause that has a word of the query, or is on a page that the query names, in no order. */
  readonly scored: readonly Scored[];
  /** How many entries of postings were read. */
  readonly work: number;
}
interface Ranker {
  /** @param heldOut the index of a line to leave out, to measure the ranking with the questions of the book */
  rank(terms: readonly Term[], heldOut?: number): Ranking;
}

/** From this cosine on, a line equals the query. */
const SAME_COSINE = 0.97;

/** If a name of a page has at least this cosine, all clauses of the page are found, also those without a word of the query. */
const NAMED_COSINE = 0.5;

/** The evidence for a clause, each from 0 to 1; see `WEIGHTS`. */
interface Evidence {
  covered: number;
  frequency: number;
  text: number;
  title: number;
  alias: number;
  ask: number;
}

const coveredBy = ({ inLines, inText }: ClauseHits): number => Math.max(inLines, TEXT_SHARE * inText);

export function createRanker(index: SearchIndex): Ranker {
  const { clauses, lines } = index;
  const rarities = raritiesOf(index);
  const lengths = lengthsOf(index, rarities);
  /** By clause: the number of occurrences at which a word has half of its highest weight. */
  const halfwayCounts = sizesOf(index).map((size) => 1 - SIZE_SHARE + SIZE_SHARE * size);
  const lookUp = createLookUp(index, rarities);
  const penalties = index.pages.map(({ id }) => AREA_PENALTY[id.slice(0, id.indexOf('.'))] ?? 0);
  const clausesByPage = index.pages.map((): number[] => []);
  for (const [clause, { page }] of clauses.entries()) clausesByPage[page]?.push(clause);

  /** By line: the dot product of its words with the query. Reset to 0 after each query. */
  const products = new Float64Array(lines.length);

  /** Compares the query with the lines: sets `title`, `alias` and `ask` of the evidence, returns the cosines of page names by page. */
  const compareLines = (hits: readonly TermHits[], evidenceOf: (clause: number) => Evidence): ReadonlyMap<number, number> => {
    const touched: number[] = [];
    for (const { inLine } of hits)
      for (const [lineIndex, product] of inLine) {
        if (products[lineIndex] === 0) touched.push(lineIndex);
        products[lineIndex] = (products[lineIndex] ?? 0) + product;
      }
    const length = Math.sqrt(hits.reduce((sum, { weight }) => sum + weight ** 2, 0));
    const nameCosineByPage = new Map<number, number>();
    for (const lineIndex of touched) {
      const product = products[lineIndex] ?? 0;
      products[lineIndex] = 0;
      const line = lines[lineIndex];
      if (line === undefined) continue;
      const cosine = product / (length * (lengths[lineIndex] ?? 1));
      if (line.kind === 'page') raiseTo(nameCosineByPage, line.owner, cosine);
      else {
        const evidence = evidenceOf(line.owner);
        evidence[line.kind] = Math.max(evidence[line.kind], cosine);
      }
    }
    return nameCosineByPage;
  };

  const rank = (terms: readonly Term[], heldOut = -1): Ranking => {
    const hits = terms.map((term) => lookUp(term, heldOut)).filter(({ weight }) => weight > 0);
    const totalWeight = hits.reduce((sum, { weight }) => sum + weight, 0);
    const evidenceByClause: (Evidence | undefined)[] = new Array(clauses.length);
    const foundClauses: number[] = [];
    const evidenceOf = (clause: number): Evidence => {
      const known = evidenceByClause[clause];
      if (known !== undefined) return known;
      const evidence = { covered: 0, frequency: 0, text: 0, title: 0, alias: 0, ask: 0 };
      evidenceByClause[clause] = evidence;
      foundClauses.push(clause);
      return evidence;
    };
    const wordShareByPage = new Map<number, number>();
    for (const { inClause, onPage, weight } of hits) {
      const share = weight / totalWeight;
      for (const [clause, found] of inClause) {
        const evidence = evidenceOf(clause);
        evidence.frequency += (share * found.occurrences) / (found.occurrences + (halfwayCounts[clause] ?? 1));
        evidence.covered += share * coveredBy(found);
        evidence.text += share * found.inText;
      }
      for (const [page, count] of onPage) addTo(wordShareByPage, page, (share * count) / (count + HALF_OF_PAGE));
    }
    // A word in a name of the page counts as covered too, by `PAGE_SHARE`: a clause need not repeat the name of its page.
    for (const { inClause, inPageNames, weight } of hits)
      for (const [page, likelihood] of inPageNames)
        for (const clause of clausesByPage[page] ?? []) {
          const evidence = evidenceByClause[clause];
          const found = inClause.get(clause);
          const alreadyCovered = found === undefined ? 0 : coveredBy(found);
          if (evidence !== undefined) evidence.covered += (weight / totalWeight) * Math.max(0, PAGE_SHARE * likelihood - alreadyCovered);
        }
    const nameCosineByPage = compareLines(hits, evidenceOf);
    // `evidenceOf` adds a clause to those that are scored.
    for (const [page, cosine] of nameCosineByPage)
      if (cosine >= NAMED_COSINE) for (const clause of clausesByPage[page] ?? []) evidenceOf(clause);
    const scoreOf = (clause: number, evidence: Evidence): number => {
      const { page = 0, illustrates = false } = clauses[clause] ?? {};
      return (
        WEIGHTS.covered * evidence.covered ** 2 +
        WEIGHTS.frequency * evidence.frequency +
        WEIGHTS.text * evidence.text +
        WEIGHTS.title * evidence.title +
        WEIGHTS.alias * evidence.alias +
        WEIGHTS.ask * evidence.ask +
        (Math.max(evidence.title, evidence.alias, evidence.ask) >= SAME_COSINE ? WEIGHTS.same : 0) +
        WEIGHTS.page * (nameCosineByPage.get(page) ?? 0) +
        WEIGHTS.pageWords * (wordShareByPage.get(page) ?? 0) +
        WEIGHTS.opening / (1 + clause - (clausesByPage[page]?.[0] ?? 0)) -
        (illustrates ? WEIGHTS.illustrates : 0) -
        (penalties[page] ?? 0)
      );
    };
    const scored = foundClauses.map((clause): Scored => ({ clause, score: scoreOf(clause, evidenceOf(clause)) }));
    return { scored, work: hits.reduce((sum, { work }) => sum + work, 0) };
  };
  return { rank };
}
