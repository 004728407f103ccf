/** How many bytes a page of the built site takes to read: its HTML, stylesheets and scripts, compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The compressed size of a built file, in bytes. */
export const compressedSize = (folder: string, path: string): number => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;

/** The stylesheets and scripts that a built page links, with the modules that these import, by their paths. */
export function linkedFiles(folder: string, page: string): ReadonlySet<string> {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = new Set<string>();
  const add = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    if (!path.endsWith('.js')) return;
    for (const [, name] of readFileSync(join(folder, path), 'utf8').matchAll(
      /(?:^|[;}])\s*import(?:[^'"`();]*from)?["'`]\.\/([^"'`]+)["'`]/g,
    ))
      add(join(path, '..', name ?? ''));
  };
  for (const [, path] of html.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"/g)) add(path ?? '');
  return files;
}

export const pageWeight = (folder: string, page: string): number =>
  [page, ...linkedFiles(folder, page)].reduce((sum, path) => sum + compressedSize(folder, path), 0);

/** The value that this share of the numbers does not exceed. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;
