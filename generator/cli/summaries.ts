/** The lines of the quick reference: texts outside rules/ that sum up clauses. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { clauseId } from '../ids.ts';
import type { SummaryLine } from '../stale/candidates.ts';

const QUICK_REFERENCE = 'site/src/quick-reference.json';

export function readSummaries(root: string): SummaryLine[] {
  const path = join(root, QUICK_REFERENCE);
  if (!existsSync(path)) return [];
  const value: Json = JSON.parse(readFileSync(path, 'utf8'));
  return linesIn(value, '').map(({ text, clauses, firstCell, title }, index) => ({
    candidate: { where: `quick reference, line ${index + 1}`, file: QUICK_REFERENCE, text },
    clauses,
    ...(firstCell === undefined ? {} : { row: { table: `quick reference, table "${title}"`, firstCell } }),
  }));
}

interface Line {
  /** The title of the list or table that it is in. */
  readonly title: string;
  readonly text: string;
  readonly firstCell?: string;
  readonly clauses: SummaryLine['clauses'];
}

/** Every object that names clauses in `of`. */
function linesIn(value: Json, title: string): Line[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesIn(one, title));
  if (!isObject(value)) return [];
  const { of, says, cells, title: ownTitle } = value;
  if (!Array.isArray(of)) return Object.values(value).flatMap((one) => linesIn(one, typeof ownTitle === 'string' ? ownTitle : title));
  const clauses = of.map((id) => clauseId(String(id)));
  if (typeof says === 'string' || !Array.isArray(cells)) return [{ title, text: String(says ?? ''), clauses }];
  return [{ title, text: cells.map(String).join(' | '), firstCell: String(cells[0]), clauses }];
}
