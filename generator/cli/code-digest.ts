import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from '../digest.ts';
import { walk } from './files.ts';

/**
 * The digest of everything that makes and runs rules. Generated files follow from this code and the definitions; `cli`, `import` and
 * `report` change no answer.
 */
export function codeDigest(root: string): string {
  const paths = ['engine', 'generator', 'schemas'].flatMap((folder) => [...walk(join(root, folder))]).map((path) => relative(root, path));
  const code = paths.filter((path) => /\.(ts|schema\.json)$/.test(path) && !/[\\/](generated|cli|import|report)[\\/]/.test(path));
  return digestOf(JSON.stringify(code.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
}
