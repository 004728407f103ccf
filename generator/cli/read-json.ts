import { readFileSync } from 'node:fs';
import type { Json } from '../../engine/base/json.ts';

/** The JSON in a file; undefined if there is no such file or it is broken, for example by a merge. */
export function readJson(path: string): Json | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
