/**
 * The stored comparison of two versions of a printed document (`sightline import --against`), read when the site is built. Git ignores it,
 * and without it there is no page `/as-printed/changes/`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRecord } from '../../../engine/base/json.ts';
import { type Fields, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { layerPath } from './layer-path.ts';

/** The version of the file's format; files of other versions are refused. */
const VERSION = 2;

/** Consecutive words: of both versions, only of the earlier one (`gone`) or only of the later one (`new`). */
interface Run {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** A clause that cites a changed section, with what depends on it, all by id. */
interface AffectedClause {
  readonly clause: string;
  /** The likeness of the changed text and the clause, 0 to 1. */
  readonly likeness: number;
  /** Numbers that the later version no longer has and the clause still gives. */
  readonly numbers: readonly string[];
  readonly definitions: readonly string[];
  readonly examples: readonly string[];
  readonly readings: readonly string[];
}

export interface PrintedChange {
  readonly kind: 'new' | 'gone' | 'moved' | 'changed';
  /** `numbers` if numbers or icons changed; else `words` if words did; else `marks`, when only punctuation, case or blanks changed. */
  readonly weight?: string;
  readonly before?: { readonly headings: readonly string[]; readonly text: string };
  readonly after?: { readonly headings: readonly string[]; readonly text: string };
  /** Both texts merged, for the kind `changed`; empty for the other kinds. */
  readonly runs: readonly Run[];
  readonly numbersGone: readonly string[];
  readonly numbersNew: readonly string[];
  readonly clauses: readonly AffectedClause[];
  /** Where no clause cites a section whose text changed, the clauses most like it. */
  readonly proposed: readonly AffectedClause[];
}

interface Concern {
  readonly title: string;
  readonly clauses: readonly AffectedClause[];
  readonly mayBeWrong: boolean;
}

/** A clause below this likeness only cites the section: its text is hardly like what changed. */
const LEAST_LIKENESS = 0.25;

export function concernOf({ kind, weight, clauses }: PrintedChange): Concern {
  if (kind === 'moved') return { title: 'Sources that name the old heading', clauses, mayBeWrong: false };
  if (kind === 'changed' && weight === 'marks') return { title: 'Cited by', clauses, mayBeWrong: false };
  // The clauses are sorted by how many outdated numbers they have, then by likeness. The first one is always shown.
  const concerned = clauses.filter(({ numbers, likeness }, index) => index === 0 || numbers.length > 0 || likeness >= LEAST_LIKENESS);
  return { title: 'May now be wrong', clauses: concerned, mayBeWrong: true };
}

interface PrintedComparison {
  /** The file of the later version. */
  readonly file: string;
  /** The file of the earlier version. */
  readonly against: string;
  readonly document: string;
  /** The number of sections that are the same in both versions. */
  readonly unchanged: number;
  /** Keys that the records of one version have and those of the other do not. */
  readonly keysNew: readonly string[];
  readonly keysGone: readonly string[];
  readonly changes: readonly PrintedChange[];
}

const comparisonsPath = layerPath === 'none' ? undefined : join(dirname(resolve(layerPath)), 'changes.json');

function readComparisons(path: string): readonly PrintedComparison[] {
  const message = `${path} is not a comparison of version ${VERSION}: write it again with \`npm run sightline -- import NEW --against OLD\`, or delete it.`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(message, { cause: error });
  }
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.comparisons) || !value.comparisons.every(isRecord))
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

const affectedIn = (value: unknown): readonly AffectedClause[] =>
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
