/** The compiled rulebook as the pages see it: the shape of `generated/book.json`, restated here because the site may not import the compiler. */
import raw from '../generated/book.json?raw';
import { typeset } from './typography.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly digest: string;
  /** The publication that completes it; the date is as exact as is known: a year, a month or a day. */
  readonly publication: { readonly id: string; readonly title: string; readonly date?: string };
}
export interface Language {
  readonly id: string;
  readonly title: string;
}
/** Words in another language. */
export interface Translation {
  readonly title: string;
  readonly html: string;
  /** True when the words have changed since it was made. */
  readonly outdated?: true;
  /** The edition whose words it was made from, when it is outdated and there is one. */
  readonly of?: string;
}
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly pages: readonly string[];
}
export interface Page {
  readonly id: string;
  readonly path: string;
  readonly part: string;
  readonly title: string;
  readonly openingHtml: string;
  readonly translations?: { readonly [language: string]: Translation };
  readonly aliases: readonly string[];
  readonly clauses: readonly string[];
  readonly previous?: string;
  readonly next?: string;
}
export type Status = 'executed' | 'text' | 'waiting';

/** An erratum's mark on one clause; the words are absent where only definitions changed. */
export interface Change {
  readonly erratum: string;
  readonly edition: string;
  readonly beforeHtml?: string;
  readonly afterHtml?: string;
}
export interface Definition {
  readonly id: string;
  readonly kind: string;
  /** The definition printed back as English. */
  readonly sentence: string;
  readonly json: JsonObject;
}
export interface Example {
  readonly id: string;
  readonly form: 'judge' | 'refused' | 'source' | 'same-as';
  readonly says: string;
  readonly question?: JsonObject;
  readonly verdicts: { readonly [edition: string]: JsonObject };
  readonly file?: Json;
  readonly diagnostic?: string;
}
/** A disagreement between published documents, and the reading taken. */
export interface Difference {
  readonly readings: readonly { readonly document: string; readonly section: string; readonly says: string }[];
  readonly taken: string;
}
export interface Clause {
  readonly id: string;
  readonly slug: string;
  readonly page: string;
  readonly title: string;
  readonly kind: string;
  readonly executable: boolean;
  readonly waiting?: string;
  readonly status: Status;
  readonly html: { readonly [edition: string]: string };
  readonly translations?: { readonly [language: string]: Translation };
  readonly changes: readonly Change[];
  readonly rulings: readonly string[];
  readonly amends: readonly string[];
  readonly sources: readonly { readonly document: string; readonly section: string }[];
  readonly term?: { readonly name: string; readonly forms: readonly string[]; readonly see: string };
  readonly aliases: readonly string[];
  readonly differs: readonly Difference[];
  readonly definitions: { readonly [edition: string]: readonly Definition[] };
  readonly examples: readonly Example[];
  /** How many of the examples pass in every edition. */
  readonly passing: number;
  readonly refersTo: readonly string[];
  readonly referredBy: readonly string[];
}
export interface Erratum {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly publication: string;
  readonly source: string;
  readonly why: string;
  readonly clause?: string;
  readonly clauses: readonly string[];
  readonly definitions: readonly string[];
  readonly flips: readonly string[];
}
export interface Ruling {
  readonly id: string;
  readonly kind: 'ruling' | 'reminder' | 'reading';
  readonly title: string;
  readonly html: string;
  readonly reasonHtml?: string;
  readonly clauses: readonly string[];
  readonly clause?: string;
}
export interface Book {
  readonly editions: readonly Edition[];
  readonly defaultEdition: string;
  /** Published documents that clauses name as sources, with their titles. */
  readonly documents: { readonly [id: string]: string };
  /** The first is the language of all words that do not say otherwise. */
  readonly languages: readonly Language[];
  readonly parts: readonly Part[];
  readonly pages: readonly Page[];
  readonly clauses: { readonly [id: string]: Clause };
  readonly errata: readonly Erratum[];
  readonly rulings: readonly Ruling[];
  /** Old ids of clauses, and the ids that these have now. */
  readonly renamed: { readonly [old: string]: string };
  /** Words of the book, and what players say in their place. */
  readonly synonyms: { readonly [word: string]: readonly string[] };
  readonly variants: readonly Variant[];
}
/** A named variant of a reading, and the examples whose verdict is another by it. */
export interface Variant {
  readonly id: string;
  readonly ruling: string;
  readonly says: string;
  readonly digest: string;
  readonly flips: readonly { readonly example: string; readonly verdict: JsonObject }[];
}

/** Fields that hold text for readers. */
const PROSE = ['title', 'says', 'why', 'taken', 'waiting', 'sentence', 'html', 'openingHtml', 'reasonHtml', 'beforeHtml', 'afterHtml'];

/** The book as it was written, for programs. The compiler wrote and checked the file, so its shape is trusted here. */
export const bookAsWritten = (): Book => JSON.parse(raw);

type Loose = null | boolean | number | string | Loose[] | { [key: string]: Loose };

/** Sets all words for readers inside a value, in place. */
function setWords(value: Loose, prose: ReadonlySet<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) setWords(inner, prose);
    return;
  }
  for (const [key, inner] of Object.entries(value))
    if (typeof inner !== 'string') setWords(inner, prose);
    else if (prose.has(key)) value[key] = typeset(inner);
}

function typesetBook(): Book {
  const parsed = JSON.parse(raw);
  // The text of a clause is under the ids of editions.
  const ids: string[] = parsed.editions.map(({ id }: Edition) => id);
  setWords(parsed, new Set([...PROSE, ...ids]));
  return parsed;
}

/** The book, typeset for readers. */
export const book = typesetBook();

const pages = new Map(book.pages.map((page) => [page.id, page]));
const errata = new Map(book.errata.map((erratum) => [erratum.id, erratum]));
const rulings = new Map(book.rulings.map((ruling) => [ruling.id, ruling]));

export const pageOf = (id: string): Page | undefined => pages.get(id);
export const clauseOf = (id: string): Clause | undefined => book.clauses[id];
export const erratumOf = (id: string): Erratum | undefined => errata.get(id);
export const rulingOf = (id: string): Ruling | undefined => rulings.get(id);
/** The clauses of a page in reading order. */
export const clausesOf = (page: Page): readonly Clause[] => page.clauses.flatMap((id) => clauseOf(id) ?? []);
