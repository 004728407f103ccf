/** Scores every clause for the words of a query. */
import type { Term } from './read-words.ts';
import type { Posting, SearchIndex } from './search-index.ts';
import { AREA_PENALTY, HALF_OF_PAGE, TEXT_RARITY, TEXT_SHARE, WEIGHTS } from './weights.ts';

export interface Scored {
  readonly clause: number;
  readonly score: number;
}
export interface Ranking {
  /** Every clause that has a word of the query, the best first. */
  readonly scored: readonly Scored[];
  /** How many entries of postings were read. */
  readonly work: number;
}
export interface Ranker {
  /** @param heldOut a line to leave out, for measuring with the questions of the book */
  rank(terms: readonly Term[], heldOut?: number): Ranking;
}

/** A line that is as alike as this says the same. */
const SAME = 0.97;

export function createRanker(index: SearchIndex): Ranker {
  const numbers = new Map(index.words.map((word, number) => [word, number]));
  const rarity = rarityOf(index);
  const lengths = lengthsOf(index, rarity);
  const penalties = index.pages.map(({ id }) => AREA_PENALTY[id.slice(0, id.indexOf('.'))] ?? 0);
  const { clauses, lines } = index;

  /** For one term: how well each line, clause and page has it. */
  const collect = (term: Term, heldOut: number) => {
    const inLine = new Map<number, number>();
    const named = new Map<number, number>();
    const written = new Map<number, number>();
    const onPage = new Map<number, number>();
    let weight = 0;
    let work = 0;
    for (const { word, likely } of term) {
      const number = numbers.get(word);
      if (number === undefined) continue;
      const rare = rarity[number] ?? 0;
      weight = Math.max(weight, likely * rare);
      const [lineHits, textHits]: readonly Posting[] = [index.inLines[number] ?? [], index.inTexts[number] ?? []];
      work += lineHits.length + textHits.length;
      for (const hit of lineHits) {
        const line = lines[hit];
        if (line === undefined || hit === heldOut) continue;
        raise(inLine, hit, likely * rare * rare);
        if (line.kind === 'page') add(onPage, line.owner, 2 * likely);
        else {
          raise(named, line.owner, likely);
          add(onPage, clauses[line.owner]?.page ?? 0, likely);
        }
      }
      for (const clause of textHits) {
        raise(written, clause, likely);
        add(onPage, clauses[clause]?.page ?? 0, likely / 2);
      }
    }
    return { inLine, named, written, onPage, weight, work };
  };

  const rank = (terms: readonly Term[], heldOut = -1): Ranking => {
    const found = terms.map((term) => collect(term, heldOut)).filter(({ weight }) => weight > 0);
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    const length = Math.sqrt(found.reduce((sum, { weight }) => sum + weight ** 2, 0));
    const most = Math.max(0, ...found.map(({ weight }) => weight));
    const evidence = new Map<number, { covered: number; text: number; rarest: number; title: number; alias: number; ask: number }>();
    const of = (clause: number) => {
      const known = evidence.get(clause);
      if (known !== undefined) return known;
      const made = { covered: 0, text: 0, rarest: 0, title: 0, alias: 0, ask: 0 };
      evidence.set(clause, made);
      return made;
    };
    const alike = new Map<number, number>();
    const pages = new Map<number, { words: number; name: number }>();
    for (const { inLine, named, written, onPage, weight } of found) {
      for (const [line, much] of inLine) add(alike, line, much);
      for (const [clause, likely] of named) {
        const own = of(clause);
        own.covered += weight * Math.max(likely, TEXT_SHARE * (written.get(clause) ?? 0));
        if (weight === most) own.rarest = Math.max(own.rarest, likely);
      }
      for (const [clause, likely] of written) {
        const own = of(clause);
        own.text += weight * likely;
        if (!named.has(clause)) own.covered += weight * TEXT_SHARE * likely;
      }
      for (const [page, times] of onPage) {
        const own = pages.get(page) ?? { words: 0, name: 0 };
        own.words += (weight * times) / (times + HALF_OF_PAGE);
        pages.set(page, own);
      }
    }
    for (const [number, much] of alike) {
      const line = lines[number];
      if (line === undefined) continue;
      const cosine = much / (length * (lengths[number] ?? 1));
      const own = line.kind === 'page' ? pages.get(line.owner) : undefined;
      if (own !== undefined) own.name = Math.max(own.name, cosine);
      if (line.kind === 'page') continue;
      const clause = of(line.owner);
      clause[line.kind] = Math.max(clause[line.kind], cosine);
    }
    const scored = [...evidence].map(([clause, own]): Scored => {
      const page = clauses[clause]?.page ?? 0;
      const { words, name } = pages.get(page) ?? { words: 0, name: 0 };
      const same = Math.max(own.title, own.alias, own.ask) >= SAME ? 1 : 0;
      const score =
        WEIGHTS.covered * (own.covered / total) ** 2 +
        WEIGHTS.text * (own.text / total) +
        WEIGHTS.title * own.title +
        WEIGHTS.alias * own.alias +
        WEIGHTS.ask * own.ask +
        WEIGHTS.page * name +
        WEIGHTS.pageWords * (words / total) +
        WEIGHTS.same * same +
        WEIGHTS.rarest * own.rarest -
        (penalties[page] ?? 0);
      return { clause, score };
    });
    scored.sort((a, b) => b.score - a.score || a.clause - b.clause);
    return { scored, work: found.reduce((sum, { work }) => sum + work, 0) };
  };
  return { rank };
}

function add(map: Map<number, number>, key: number, much: number): void {
  map.set(key, (map.get(key) ?? 0) + much);
}
function raise(map: Map<number, number>, key: number, much: number): void {
  if ((map.get(key) ?? 0) < much) map.set(key, much);
}

/** How much each word distinguishes clauses: rare ones much, common ones little. */
function rarityOf({ words, inLines, inTexts, lines, clauses }: SearchIndex): readonly number[] {
  return words.map((_, number) => {
    const owners = new Set<number>();
    for (const hit of inLines[number] ?? []) {
      const line = lines[hit];
      if (line !== undefined && line.kind !== 'page') owners.add(line.owner);
    }
    const textOnly = (inTexts[number] ?? []).filter((clause) => !owners.has(clause)).length;
    const spread = Math.min(clauses.length - 1, owners.size + TEXT_RARITY * textOnly);
    return Math.log(1 + (clauses.length - spread + 0.5) / (spread + 0.5));
  });
}

function lengthsOf({ lines, inLines }: SearchIndex, rarity: readonly number[]): readonly number[] {
  const squares = lines.map(() => 0);
  inLines.forEach((posting, word) => {
    for (const line of posting) squares[line] = (squares[line] ?? 0) + (rarity[word] ?? 0) ** 2;
  });
  return squares.map((square) => Math.sqrt(square) || 1);
}
