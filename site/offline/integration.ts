/** The last step of the build: the service worker, which must know every file that the steps before it wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './write-worker.ts';

/** The editions and languages that stand under a path of their own. */
export function otherEditions(): readonly string[] {
  const file = join(import.meta.dirname, '../src/generated/book.json');
  const book: {
    readonly editions: readonly { readonly id: string }[];
    readonly defaultEdition: string;
    readonly languages: readonly { readonly id: string }[];
  } = JSON.parse(readFileSync(file, 'utf8'));
  const editions = book.editions.filter(({ id }) => id !== book.defaultEdition);
  return [...editions, ...book.languages.slice(1)].map(({ id }) => id);
}

export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: { 'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), otherEditions()) },
});
