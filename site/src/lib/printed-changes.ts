/**
 * The stored comparison of two versions of a printed document (`sightline import --against`), read when the site is built. Git ignores it,
 * and without it there is no page `/as-printed/changes/`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRecord } from '../../../engine/base/json.ts';
import { type Fields, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { layerPath } from './layer-path.ts';
import {
  type AffectedClause,
  COMPARISON_FILE,
  COMPARISON_VERSION,
  concernedClauses,
  type StoredChange,
  type StoredComparison,
  type TextRun,
} from './stored-comparison.ts';

type ListedClause = Omit<AffectedClause, 'title' | 'errata'>;

/** The lists are empty where the file has none. */
export interface PrintedChange extends Pick<StoredChange, 'kind' | 'before' | 'after'> {
  readonly weight?: string;
  readonly runs: readonly TextRun[];
  readonly numbersGone: readonly string[];
  readonly numbersNew: readonly string[];
  readonly clauses: readonly ListedClause[];
  readonly proposed: readonly ListedClause[];
}

interface Concern {
  readonly title: string;
  readonly clauses: readonly ListedClause[];
  readonly mayBeWrong: boolean;
}

export function concernOf({ kind, weight, clauses }: PrintedChange): Concern {
  if (kind === 'moved') return { title: 'Sources that name the old heading', clauses, mayBeWrong: false };
  if (kind === 'changed' && weight === 'marks') return { title: 'Cited by', clauses, mayBeWrong: false };
  return { title: 'May now be wrong', clauses: concernedClauses(clauses), mayBeWrong: true };
}

interface PrintedComparison extends Omit<StoredComparison, 'otherDocument' | 'keysNew' | 'keysGone' | 'changes'> {
  readonly keysNew: readonly string[];
  readonly keysGone: readonly string[];
  readonly changes: readonly PrintedChange[];
}

const comparisonsPath = layerPath === 'none' ? undefined : join(dirname(resolve(layerPath)), COMPARISON_FILE);

function readComparisons(path: string): readonly PrintedComparison[] {
  const message = `${path} is not a comparison of version ${COMPARISON_VERSION}: write it again with \`npm run sightline -- import NEW --against OLD\`, or delete it.`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(message, { cause: error });
  }
  if (!isRecord(value) || value.version !== COMPARISON_VERSION || !Array.isArray(value.comparisons) || !value.comparisons.every(isRecord))
    throw new Error(message);
  return value.comparisons.map((one) => ({
    file: textOrEmpty(one.file),
    against: textOrEmpty(one.against),
    document: textOrEmpty(one.document),
    unchanged: numberOf(one.unchanged) ?? 0,
    keysNew: objectsOf(one.keysNew).map(({ key }) => textOrEmpty(key)),
    keysGone: objectsOf(one.keysGone).map(({ key }) => textOrEmpty(key)),
    changes: objectsOf(one.changes).map(changeOf),
  }));
}

const textOrEmpty = (value: unknown): string => textOf(value) ?? '';
const objectsOf = (value: unknown): readonly Fields[] => listOf(value).filter(isRecord);

function changeOf(one: Fields): PrintedChange {
  const side = (value: unknown) => (isRecord(value) ? { headings: textsOf(value.headings), text: textOrEmpty(value.text) } : undefined);
  const [before, after] = [side(one.before), side(one.after)];
  return {
    kind: (['new', 'gone', 'moved'] as const).find((kind) => kind === one.kind) ?? 'changed',
    ...(typeof one.weight === 'string' ? { weight: one.weight } : {}),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    runs: objectsOf(one.runs).map((run) => ({
      kind: (['gone', 'new'] as const).find((kind) => kind === run.kind) ?? 'same',
      text: textOrEmpty(run.text),
    })),
    numbersGone: textsOf(one.numbersGone),
    numbersNew: textsOf(one.numbersNew),
    clauses: affectedIn(one.clauses),
    proposed: affectedIn(one.proposed),
  };
}

const affectedIn = (value: unknown): readonly ListedClause[] =>
  objectsOf(value).map((clause) => ({
    clause: textOrEmpty(clause.clause),
    likeness: numberOf(clause.likeness) ?? 0,
    numbers: textsOf(clause.numbers),
    definitions: textsOf(clause.definitions),
    examples: textsOf(clause.examples),
    readings: textsOf(clause.readings),
  }));

/** The comparisons, or none where nothing is stored. Throws for a file of another version or shape. */
export const printedComparisons: readonly PrintedComparison[] =
  comparisonsPath === undefined || !existsSync(comparisonsPath) ? [] : readComparisons(comparisonsPath);
export const PRINTED_CHANGES_HREF = '/as-printed/changes/';

const affectedClauses = new Set(
  printedComparisons.flatMap(({ changes }) =>
    changes.filter(({ kind }) => kind !== 'moved').flatMap(({ clauses }) => clauses.map(({ clause }) => clause)),
  ),
);

/** Whether the later version changes more than the place of a section that this clause cites. */
export const isAffected = (clauseId: string): boolean => affectedClauses.has(clauseId);
