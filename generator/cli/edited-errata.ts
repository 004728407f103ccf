/** Finds the errata that changed since the last build without findings. A file in `.sightline/`, which git ignores, has their digests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';
import { replaceFiles } from './files.ts';

const RECORD = '.sightline/errata.json';

/** Without the recorded flips: `build --accept` writes them from the other fields. */
const digestOfErratum = ({ erratum: { flips: _, ...rest } }: ErratumNode): string => digestOf(JSON.stringify(rest));

/** The errata that are new or changed. Empty before the first build has recorded them. */
export function editedErrata(root: string, { errata }: Rulebook): readonly ErratumNode[] {
  const record = readRecord(root);
  return record === undefined ? [] : errata.filter((node) => record.get(node.erratum.id) !== digestOfErratum(node));
}

export function recordErrata(root: string, { errata }: Rulebook): void {
  const record = Object.fromEntries(errata.map((node) => [node.erratum.id, digestOfErratum(node)]));
  replaceFiles(root, new Map([[RECORD, `${JSON.stringify(record, null, 1)}\n`]]));
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
