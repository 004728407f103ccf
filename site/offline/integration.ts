import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBook } from '../src/lib/read-book.ts';
import { writeWorker } from './write-worker.ts';

/** The first segments of the paths of all editions and languages but the default ones, which have no such segment. */
export function otherPathPrefixes(): readonly string[] {
  const book = readBook(readFileSync(join(import.meta.dirname, '../src/generated/book.json'), 'utf8'));
  const editions = book.editions.filter(({ id }) => id !== book.defaultEdition);
  return [...editions, ...book.languages.slice(1)].map(({ id }) => id);
}

export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: { 'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), otherPathPrefixes()) },
});
