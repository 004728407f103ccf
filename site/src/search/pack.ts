/** Records as they travel: lists without names of fields, marks as letters. */
import { marks } from './query.ts';
import type { Records } from './records.ts';

type PackedPage = readonly [id: string, title: string, aliases: string];
type PackedClause = readonly [slug: string, title: string, aliases: string, marks: number, words: string];

export interface Packed {
  readonly pages: readonly PackedPage[];
  /** The clauses of each page, in the order of the pages. */
  readonly clauses: readonly (readonly PackedClause[])[];
  readonly synonyms: { readonly [word: string]: string };
}

const list = (text: string): readonly string[] => (text === '' ? [] : text.split('|'));

export const pack = ({ pages, clauses, synonyms }: Records): Packed => ({
  pages: pages.map(({ id, title, aliases }) => [id, title, aliases.join('|')]),
  clauses: pages.map((_, place) =>
    clauses
      .filter(({ page }) => page === place)
      .map((clause) => [
        clause.slug,
        clause.title,
        clause.aliases.join('|'),
        clause.marks.reduce((sum, mark) => sum | (1 << marks.indexOf(mark)), 0),
        clause.words,
      ]),
  ),
  synonyms: Object.fromEntries(Object.entries(synonyms).map(([word, said]) => [word, said.join(' ')])),
});

export const unpack = (packed: Packed): Records => ({
  pages: packed.pages.map(([id, title, aliases]) => ({ id, title, aliases: list(aliases) })),
  clauses: packed.clauses.flatMap((own, page) =>
    own.map(([slug, title, aliases, bits, words]) => ({
      page,
      slug,
      title,
      aliases: list(aliases),
      marks: marks.filter((_, bit) => (bits & (1 << bit)) !== 0),
      words,
    })),
  ),
  synonyms: Object.fromEntries(Object.entries(packed.synonyms).map(([word, said]) => [word, said.split(' ')])),
});
