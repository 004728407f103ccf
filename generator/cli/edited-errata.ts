/** Finds the errata that changed since the last build without findings. A file in `.sightline/`, which git ignores, has their digests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../ast.ts';
import { digestOf } from '../digest.ts';
import { isObject, listOf } from '../json-guards.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';
import { replaceFiles } from './files.ts';

const RECORD = '.sightline/errata.json';

/** Without the recorded flips: `build --accept` writes them from the other fields. */
const digestOfErratum = ({ erratum: { flips: _, ...rest } }: ErratumNode): string => digestOf(JSON.stringify(rest));

/**
 * The errata that are new or changed. Before the first build has recorded them, those that are not in the generated
 * book, and none if there is no book either.
 */
export function editedErrata(root: string, { errata }: Rulebook): readonly ErratumNode[] {
  const record = readRecord(root);
  if (record !== undefined) return errata.filter((node) => record.get(node.erratum.id) !== digestOfErratum(node));
  const builtIds = idsInBook(root);
  return builtIds === undefined ? [] : errata.filter((node) => !builtIds.has(node.erratum.id));
}

export function recordErrata(root: string, { errata }: Rulebook): void {
  const record = Object.fromEntries(errata.map((node) => [node.erratum.id, digestOfErratum(node)]));
  replaceFiles(root, new Map([[RECORD, `${JSON.stringify(record, null, 1)}\n`]]));
}

/** The ids of the errata in the book of the last build, which is committed: a fresh checkout has it, though no record. */
function idsInBook(root: string): ReadonlySet<unknown> | undefined {
  const path = join(root, 'site/src/generated/book.json');
  if (!existsSync(path)) return undefined;
  const book: Json = JSON.parse(readFileSync(path, 'utf8'));
  return isObject(book) ? new Set(listOf(book.errata).map((erratum) => (isObject(erratum) ? erratum.id : undefined))) : undefined;
}

function readRecord(root: string): ReadonlyMap<string, unknown> | undefined {
  const path = join(root, RECORD);
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
