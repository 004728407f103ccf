/** How many bytes a page of the built site takes to read: its HTML, stylesheets and scripts, compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const compressedSize = (folder: string, path: string): number => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;

/** A built file, and for a script all modules that it imports, by their paths. */
export function withImports(folder: string, path: string, files: Set<string> = new Set()): ReadonlySet<string> {
  if (files.has(path)) return files;
  files.add(path);
  if (!path.endsWith('.js')) return files;
  for (const [, name] of readFileSync(join(folder, path), 'utf8').matchAll(
    /(?:^|[;}])\s*import(?:[^'"`();]*from)?["'`]\.\/([^"'`]+)["'`]/g,
  ))
    withImports(folder, join(path, '..', name ?? ''), files);
  return files;
}

export function linkedFiles(folder: string, page: string): ReadonlySet<string> {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = new Set<string>();
  for (const [, path] of html.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"/g))
    withImports(folder, path ?? '', files);
  return files;
}

export const pageWeight = (folder: string, page: string): number =>
  [page, ...linkedFiles(folder, page)].reduce((sum, path) => sum + compressedSize(folder, path), 0);

/** The least of the numbers that at least this share (0 to 1) of them do not exceed; 0 if there are none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0;
