/** Finds the errata that changed since the last build without findings. A file in `.sightline/`, which git ignores, has their digests. */
import { join } from 'node:path';
import { isObject, listOf } from '../../engine/base/json.ts';
import { digestOf } from '../digest.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';
import { BOOK } from './edited-pages.ts';
import { replaceFiles } from './files.ts';
import { readJson } from './read-json.ts';

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
  const book = readJson(join(root, BOOK));
  return isObject(book) ? new Set(listOf(book.errata).map((erratum) => (isObject(erratum) ? erratum.id : undefined))) : undefined;
}

function readRecord(root: string): ReadonlyMap<string, unknown> | undefined {
  const record = readJson(join(root, RECORD));
  return isObject(record) ? new Map(Object.entries(record)) : undefined;
}
