/** The last step of the build: the service worker, which must know every file that the steps before it wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './write-worker.ts';

/** The editions that stand under a path of their own. */
export function otherEditions(): readonly string[] {
  const file = join(import.meta.dirname, '../src/generated/book.json');
  const book: { readonly editions: readonly { readonly id: string }[]; readonly defaultEdition: string } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return book.editions.map(({ id }) => id).filter((id) => id !== book.defaultEdition);
}

export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: { 'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), otherEditions()) },
});
