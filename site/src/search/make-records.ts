/** The records of a compiled book, for the site's index and for the command line. */
import { marks } from './query.ts';
import type { ClauseRecord, Mark, Records } from './records.ts';
import { wordsOf } from './words.ts';

/** What of the compiled book the search reads. */
export interface SearchableBook {
  readonly defaultEdition: string;
  readonly synonyms: { readonly [word: string]: readonly string[] };
  readonly pages: readonly {
    readonly id: string;
    readonly title: string;
    readonly aliases: readonly string[];
    readonly clauses: readonly string[];
  }[];
  readonly clauses: {
    readonly [id: string]: {
      readonly slug: string;
      readonly page: string;
      readonly title: string;
      readonly kind: string;
      readonly status: 'executed' | 'text' | 'waiting';
      readonly aliases: readonly string[];
      readonly html: { readonly [edition: string]: string };
      readonly changes: readonly { readonly erratum: string }[];
      readonly rulings: readonly string[];
      readonly term?: { readonly name: string; readonly forms: readonly string[] };
    };
  };
}

type Clause = SearchableBook['clauses'][string];

function marksOf({ kind, status, changes, rulings, term }: Clause): Mark[] {
  const found = new Set<Mark>();
  if (kind === 'erratum' || changes.length > 0) found.add('erratum');
  if (kind === 'ruling' || rulings.length > 0) found.add('ruling');
  if (kind === 'reminder') found.add('reminder');
  if (term !== undefined) found.add('term');
  found.add(status === 'executed' ? 'executable' : status);
  return marks.filter((mark) => found.has(mark));
}

export function makeRecords(book: SearchableBook): Records {
  const pages = book.pages.map(({ id, title, aliases }) => ({ id, title, aliases }));
  const places = new Map(pages.map(({ id }, place) => [id, place]));
  const clauses = book.pages.flatMap(({ clauses: ids }) =>
    ids.flatMap((id): ClauseRecord[] => {
      const clause = book.clauses[id];
      if (clause === undefined) return [];
      const aliases = [...clause.aliases, ...(clause.term === undefined ? [] : [clause.term.name, ...clause.term.forms])];
      const told = new Set(wordsOf([clause.title, ...aliases].join(' ')));
      const text = (clause.html[book.defaultEdition] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, ' ');
      const words = [...new Set(wordsOf(text))].filter((word) => !told.has(word));
      return [
        {
          page: places.get(clause.page) ?? 0,
          slug: clause.slug,
          title: clause.title,
          aliases,
          marks: marksOf(clause),
          words: words.join(' '),
        },
      ];
    }),
  );
  return { pages, clauses: withoutCommon(clauses), synonyms: book.synonyms };
}

/** A word that stands in more than this share of all clauses tells nothing of one. */
const COMMON = 0.07;

function withoutCommon(clauses: readonly ClauseRecord[]): ClauseRecord[] {
  const counts = new Map<string, number>();
  for (const { words } of clauses) for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const tells = (word: string): boolean => (counts.get(word) ?? 0) <= COMMON * Math.max(100, clauses.length);
  return clauses.map((clause) => ({ ...clause, words: clause.words.split(' ').filter(tells).sort().join(' ') }));
}
