import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Book, readBook } from '../../site/src/lib/read-book.ts';
import { answerOf } from '../../site/src/search/answer.ts';
import { explainCardNames } from '../../site/src/search/card-names.ts';
import { makeIndex } from '../../site/src/search/make-index.ts';
import { plainLines } from '../../site/src/search/markup-text.ts';
import { tags } from '../../site/src/search/query.ts';
import { createSearch, type Result, type Results, type Search } from '../../site/src/search/search.ts';
import { messageOf } from '../message-of.ts';
import type { Arguments } from './arguments.ts';
import { refuse } from './terminal.ts';

/** Results printed as text. */
const MOST_SHOWN = 10;
/** Results printed as JSON. */
const MOST_ENTRIES = 50;

/** The book as the last build compiled it, or what is wrong with its file. */
function compiledBook(root: string): Book | string {
  const json = readFileSync(join(root, 'site/src/generated/book.json'), 'utf8');
  try {
    return readBook(json);
  } catch (error) {
    return messageOf(error);
  }
}

export function search(root: string, args: Arguments): number {
  const query = args.names.join(' ');
  const book = compiledBook(root);
  if (typeof book === 'string') return refuse(book);
  const siteSearch = createSearch(makeIndex(book));
  const found = siteSearch.find(query);
  const { unknown } = found.query;
  if (unknown.length > 0)
    return refuse(`There is no filter ${unknown.join(', ')}, only is:${tags.join(', is:')}, in:AREA, in:AREA.PAGE and term:WORD.`);
  process.stdout.write(
    args.json
      ? `${JSON.stringify(found.results.slice(0, MOST_ENTRIES).map((result) => entryOf(result, book)))}\n`
      : textOfResults(found, book, siteSearch),
  );
  return found.results.length === 0 ? 1 : 0;
}

const idOf = ({ page, clause }: Result): string => `${page.id}.${clause.slug}`;

const textOf = (result: Result, { clauses, defaultEdition }: Book): string => plainLines(clauses[idOf(result)]?.html[defaultEdition] ?? '');

function entryOf(result: Result, book: Book): object {
  const text = textOf(result, book).replaceAll('\n', ' ');
  return { page: result.page.id, clause: idOf(result), title: result.clause.title, text, score: Number(result.score.toFixed(4)) };
}

function textOfResults({ results, terms, cardNames }: Results, book: Book, { thesaurus }: Search): string {
  const note = explainCardNames(cardNames, results.length > 0);
  const notes = note === '' ? [] : [`${note}\n\n`];
  if (results.length === 0) return `${notes.join('')}No clause matches.\n`;
  const lines = results.slice(0, MOST_SHOWN).map((result) => {
    const answer = answerOf(textOf(result, book), terms, thesaurus);
    return `${result.page.title}: ${result.clause.title}\n    ${answer}\n    ${idOf(result)}\n`;
  });
  return [...notes, ...lines].join('');
}
