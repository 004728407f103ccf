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
  return linesIn(value).map(({ text, clauses }, index) => ({
    candidate: { where: `quick reference, line ${index + 1}`, file: QUICK_REFERENCE, text },
    clauses,
  }));
}

interface Line {
  readonly text: string;
  readonly clauses: SummaryLine['clauses'];
}

/** Every object that names clauses in `of`. */
function linesIn(value: Json): Line[] {
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (!isObject(value)) return [];
  const { of, says, cells } = value;
  if (!Array.isArray(of)) return Object.values(value).flatMap(linesIn);
  const text = typeof says === 'string' ? says : Array.isArray(cells) ? cells.map(String).join(' | ') : '';
  return [{ text, clauses: of.map((id) => clauseId(String(id))) }];
}
