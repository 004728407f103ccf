/**
 * The index as it is sent to the browser: records as tuples, and postings as gaps between numbers. Lines are packed as counts, so they must
 * be in the order in which `unpackIndex` makes them: for each clause its title, aliases and questions, and after all clauses the names of
 * each page.
 */
import { tags } from './query.ts';
import type { ClauseEntry, Line, Posting, SearchIndex } from './search-index.ts';
import { areTexts, isMapOf, isObject, isText } from './shapes.ts';

type PackedPage = readonly [id: string, title: string, nameCount: number];
/** `tagBits` has a bit for each tag, in the order of `tags`, and then one for `illustrates`. */
type PackedClause = readonly [slug: string, title: string, tagBits: number, aliasCount: number, askCount: number];

interface PackedIndex {
  readonly pages: readonly PackedPage[];
  /** The clauses of each page, in the order of the pages. */
  readonly clauses: readonly (readonly PackedClause[])[];
  /** The words, and the postings of each, separated by spaces. */
  readonly words: string;
  readonly inLines: string;
  readonly inTexts: string;
  readonly synonyms: { readonly [word: string]: string };
  readonly cardNames: SearchIndex['cardNames'];
  readonly mentions: { readonly [name: string]: string };
}

const isTuple = (value: unknown, types: readonly string[]): boolean =>
  Array.isArray(value) && value.length === types.length && types.every((type, index) => typeof value[index] === type);
const areTuples = (value: unknown, types: readonly string[]): boolean => Array.isArray(value) && value.every((one) => isTuple(one, types));
const isMapOfTexts = (value: unknown): value is { readonly [key: string]: string } => isMapOf(value, isText);
const areCardNames = (value: unknown): value is { readonly [name: string]: readonly string[] } => isMapOf(value, areTexts);

export const isPackedIndex = (value: unknown): value is PackedIndex =>
  isObject(value) &&
  areTuples(value.pages, ['string', 'string', 'number']) &&
  Array.isArray(value.clauses) &&
  value.clauses.every((clauses) => areTuples(clauses, ['string', 'string', 'number', 'number', 'number'])) &&
  areTexts([value.words, value.inLines, value.inTexts]) &&
  [value.synonyms, value.mentions].every(isMapOfTexts) &&
  isMapOf(value.cardNames, areCardNames);

const SEPARATOR = '|';
const ILLUSTRATES = 1 << tags.length;

export function packIndex(index: SearchIndex): PackedIndex {
  const count = (kind: Line['kind'], owner: number): number =>
    index.lines.filter((line) => line.kind === kind && line.owner === owner).length;
  const packClause = (clause: ClauseEntry, owner: number): PackedClause => [
    clause.slug,
    clause.title,
    clause.tags.reduce((sum, tag) => sum | (1 << tags.indexOf(tag)), clause.illustrates ? ILLUSTRATES : 0),
    count('alias', owner),
    count('ask', owner),
  ];
  const packed = index.clauses.map((clause, owner) => ({ page: clause.page, clause: packClause(clause, owner) }));
  return {
    pages: index.pages.map(({ id, title }, page) => [id, title, count('page', page)]),
    clauses: index.pages.map((_, ownPage) => packed.filter(({ page }) => page === ownPage).map(({ clause }) => clause)),
    words: index.words.join(' '),
    inLines: index.inLines.map(packPosting).join(' '),
    inTexts: index.inTexts.map(packPosting).join(' '),
    synonyms: Object.fromEntries(Object.entries(index.synonyms).map(([word, phrases]) => [word, phrases.join(SEPARATOR)])),
    cardNames: index.cardNames,
    mentions: Object.fromEntries(Object.entries(index.mentions).map(([name, posting]) => [name, packPosting(posting)])),
  };
}

export function unpackIndex(packed: PackedIndex): SearchIndex {
  const lines: Line[] = [];
  const add = (kind: Line['kind'], owner: number, times: number): void => {
    for (let time = 0; time < times; time++) lines.push({ kind, owner });
  };
  const clauses: ClauseEntry[] = [];
  packed.clauses.forEach((clausesOfPage, page) => {
    for (const [slug, title, tagBits, aliasCount, askCount] of clausesOfPage) {
      const owner =
        clauses.push({
          page,
          slug,
          title,
          tags: tags.filter((_, bit) => (tagBits & (1 << bit)) !== 0),
          illustrates: (tagBits & ILLUSTRATES) !== 0,
        }) - 1;
      add('title', owner, 1);
      add('alias', owner, aliasCount);
      add('ask', owner, askCount);
    }
  });
  packed.pages.forEach(([, , nameCount], page) => {
    add('page', page, nameCount);
  });
  return {
    pages: packed.pages.map(([id, title]) => ({ id, title })),
    clauses,
    lines,
    words: packed.words.split(' '),
    inLines: packed.inLines.split(' ').map(unpackPosting),
    inTexts: packed.inTexts.split(' ').map(unpackPosting),
    synonyms: Object.fromEntries(Object.entries(packed.synonyms).map(([word, phrases]) => [word, phrases.split(SEPARATOR)])),
    cardNames: packed.cardNames,
    mentions: Object.fromEntries(Object.entries(packed.mentions).map(([name, posting]) => [name, unpackPosting(posting)])),
  };
}

/** Each character holds five bits of a gap, the lowest first. A sixth bit is set in all but the last character. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));

function packPosting(posting: Posting): string {
  let text = '';
  let before = -1;
  for (const number of posting) {
    let gap = number - before - 1;
    for (; gap >= 32; gap >>= 5) text += DIGITS[32 | (gap & 31)];
    text += DIGITS[gap];
    before = number;
  }
  return text;
}

function unpackPosting(text: string): Posting {
  const posting: number[] = [];
  let before = -1;
  let gap = 0;
  let shift = 0;
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0;
    gap |= (value & 31) << shift;
    shift += 5;
    if (value >= 32) continue;
    before += gap + 1;
    posting.push(before);
    gap = 0;
    shift = 0;
  }
  return posting;
}
