/** The last step of the build: it writes the service worker with the list of all files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBook } from '../src/lib/read-book.ts';
import { writeWorker } from './write-worker.ts';

/** The editions and languages that have a path of their own. */
export function otherEditions(): readonly string[] {
  const book = readBook(readFileSync(join(import.meta.dirname, '../src/generated/book.json'), 'utf8'));
  const editions = book.editions.filter(({ id }) => id !== book.defaultEdition);
  return [...editions, ...book.languages.slice(1)].map(({ id }) => id);
}

export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: { 'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), otherEditions()) },
});
