import { appendTo } from '../../../engine/base/append-to.ts';
import { mentionsOf } from './card-names.ts';
import { plainLines } from './markup-text.ts';
import { tags } from './query.ts';
import type { ClauseEntry, Line, LineKind, SearchIndex, Tag } from './search-index.ts';
import { createThesaurus, indexWords } from './thesaurus.ts';

/** What the search reads of the compiled book. */
interface SearchableBook {
  readonly defaultEdition: string;
  readonly synonyms: SearchIndex['synonyms'];
  readonly cardNames: SearchIndex['cardNames'];
  readonly pages: readonly {
    readonly id: string;
    readonly title: string;
    readonly aliases: readonly string[];
    readonly clauses: readonly string[];
  }[];
  readonly clauses: { readonly [id: string]: SearchableClause };
}
interface SearchableClause {
  readonly slug: string;
  readonly page: string;
  readonly title: string;
  readonly kind: string;
  readonly status: 'executed' | 'text' | 'not-executed';
  readonly aliases: readonly string[];
  readonly asks: readonly string[];
  readonly html: { readonly [edition: string]: string };
  readonly changes: readonly { readonly erratum: string }[];
  readonly rulings: readonly string[];
  readonly term?: { readonly name: string; readonly forms: readonly string[] };
}

const ILLUSTRATIONS: ReadonlySet<string> = new Set(['advice', 'example', 'figure']);

export function makeIndex(book: SearchableBook): SearchIndex {
  const thesaurus = createThesaurus(book.synonyms);
  const inLines = new Map<string, number[]>();
  const inTexts = new Map<string, number[]>();
  const clauses: ClauseEntry[] = [];
  const lines: Line[] = [];
  const clauseTexts: { text: string; lines: readonly string[] }[] = [];
  const addLine = (kind: LineKind, owner: number, text: string): void => {
    for (const word of indexWords(text, thesaurus)) appendTo(inLines, word, lines.length);
    lines.push({ kind, owner });
  };
  book.pages.forEach((page, index) => {
    for (const id of page.clauses) {
      const clause = book.clauses[id];
      if (clause === undefined) continue;
      const owner =
        clauses.push({
          page: index,
          slug: clause.slug,
          title: clause.title,
          tags: tagsOf(clause),
          illustrates: ILLUSTRATIONS.has(clause.kind),
        }) - 1;
      const text = plainLines(clause.html[book.defaultEdition] ?? '');
      clauseTexts.push({ text, lines: [clause.title, ...aliasesOf(clause), ...clause.asks] });
      addLine('title', owner, clause.title);
      for (const alias of aliasesOf(clause)) addLine('alias', owner, alias);
      for (const question of clause.asks) addLine('ask', owner, question);
      for (const word of indexWords(text, thesaurus)) appendTo(inTexts, word, owner);
    }
  });
  book.pages.forEach(({ title, aliases }, index) => {
    for (const name of [title, ...aliases]) addLine('page', index, name);
  });
  dropCommon(inTexts, clauses.length);
  const words = [...new Set([...inLines.keys(), ...inTexts.keys()])].sort();
  return {
    pages: book.pages.map(({ id, title }) => ({ id, title })),
    clauses,
    lines,
    words,
    inLines: words.map((word) => inLines.get(word) ?? []),
    inTexts: words.map((word) => inTexts.get(word) ?? []),
    synonyms: book.synonyms,
    cardNames: book.cardNames,
    mentions: mentionsOf(book.cardNames, clauseTexts),
  };
}

const aliasesOf = ({ aliases, term }: SearchableClause): readonly string[] =>
  term === undefined ? aliases : [...aliases, term.name, ...term.forms];

function tagsOf({ kind, status, changes, rulings, term }: SearchableClause): Tag[] {
  const found = new Set<Tag>();
  if (kind === 'erratum' || changes.length > 0) found.add('erratum');
  if (kind === 'ruling' || rulings.length > 0) found.add('ruling');
  if (kind === 'reminder') found.add('reminder');
  if (term !== undefined) found.add('term');
  found.add(status);
  return tags.filter((tag) => found.has(tag));
}

/**
 * Words in a larger share of the texts are dropped from `inTexts`, since they do not distinguish clauses; a book of fewer than 100 clauses
 * counts as 100.
 */
const COMMON_SHARE = 0.2;

function dropCommon(postings: Map<string, number[]>, clauseCount: number): void {
  for (const [word, posting] of postings) if (posting.length > COMMON_SHARE * Math.max(100, clauseCount)) postings.delete(word);
}
