/** `sightline search`: the same search as on the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecords, type SearchableBook } from '../../site/src/search/make-records.ts';
import { marks } from '../../site/src/search/query.ts';
import { createSearch } from '../../site/src/search/search.ts';
import type { Arguments } from './options.ts';
import { refuse } from './terminal.ts';

/** The book as it was compiled last. */
function readBook(root: string): SearchableBook {
  const book: SearchableBook = JSON.parse(readFileSync(join(root, 'site/src/generated/book.json'), 'utf8'));
  return book;
}

export function search(root: string, args: Arguments): number {
  const typed = args.names.join(' ');
  const { query, pages, count } = createSearch(makeRecords(readBook(root))).find(typed);
  if (query.unknown.length > 0)
    return refuse(`There is no filter ${query.unknown.join(', ')}, only is:${marks.join(', is:')}, in:AREA, in:AREA.PAGE and term:WORD.`);
  const shown = pages.slice(0, 10);
  if (args.json)
    process.stdout.write(
      `${JSON.stringify(shown.map(({ page, clauses, score }) => ({ page: page.id, title: page.title, score, clauses: clauses.map(({ slug }) => `${page.id}.${slug}`) })))}\n`,
    );
  else if (count === 0) process.stdout.write('No clause matches.\n');
  else
    for (const { page, clauses } of shown) {
      process.stdout.write(`${page.title}  (${page.id})\n`);
      for (const { title, slug } of clauses.slice(0, 4)) process.stdout.write(`    ${title}  #${slug}\n`);
    }
  return count === 0 ? 1 : 0;
}
