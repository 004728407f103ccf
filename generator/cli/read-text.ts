import { readFileSync } from 'node:fs';

/** The text of a file in UTF-8, without the byte order mark that some editors write at its beginning. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\ufeff/, '');
