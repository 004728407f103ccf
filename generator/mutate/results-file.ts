/** The file of results of earlier runs. An interrupted run resumes from it, and later runs repeat only what a change can affect. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areTexts, isRecord } from '../../engine/base/json.ts';
import type { ExampleAst } from '../ast.ts';
import { digestOf } from '../digest.ts';
import type { MutationSetup } from './mutation-setup.ts';
import { positionName } from './positions/position.ts';
import type { EarlierResults, Target, Trial } from './try-mutants.ts';

interface Line extends Trial {
  /** The id of the definition and the keys of its editions. */
  readonly definition: string;
  /** The digest of everything that its results depend on, except the examples of other clauses and the positions. */
  readonly digest: string;
  /** The digests of all examples and of all positions. */
  readonly examples: string;
  readonly positions: string;
  /** By the id of each example, or the name of each position, that noticed: its digest. */
  readonly noticing: { readonly [example: string]: string };
}

const isLine = (value: unknown): value is Line =>
  isRecord(value) &&
  areTexts([value.definition, value.digest, value.examples, value.positions]) &&
  isRecord(value.noticing) &&
  isRecord(value.equivalent) &&
  Array.isArray(value.results) &&
  value.results.every((result) => isRecord(result) && typeof result.change === 'string');

export interface ResultsFile {
  /** The whole trial, if nothing that it depends on has changed. */
  trialOf(target: Target): Trial | undefined;
  earlierResultsOf(target: Target): EarlierResults;
  add(target: Target, trial: Trial): void;
  /** Writes the file anew, without the lines of other targets. */
  prune(targets: readonly Target[]): void;
}

export const hasSurvivors = ({ results }: Trial): boolean => results.some(({ noticedBy }) => noticedBy === undefined);

/** Whether a trial is valid with these positions: they are the same, or nothing survived and everything that noticed is unchanged. */
const isValidWith = (line: Line, positionsDigest: string, digestByNoticer: ReadonlyMap<string, string>): boolean =>
  line.positions === positionsDigest ||
  (!hasSurvivors(line) && Object.entries(line.noticing).every(([noticer, digest]) => digestByNoticer.get(noticer) === digest));

const keyOf = ({ definition, editions }: Target): string => `${definition.id} ${editions.join(' ')}`;
const exampleDigest = ({ question, claims, chains }: ExampleAst): string =>
  digestOf(JSON.stringify([question, claims, [...(chains ?? [])]]));

/** @param code the result of `codeDigest` */
export function openResultsFile(root: string, code: string, setup: MutationSetup): ResultsFile {
  const path = join(root, '.sightline', 'mutants.jsonl');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = new Map<string, Line>(readLines(text));
  const append = createAppend(path, text);
  const digestByNoticer = new Map(setup.examples.map((example) => [example.id, exampleDigest(example)]));
  const examplesDigest = digestOf(JSON.stringify([...digestByNoticer]));
  const positionsDigest = digestOf(JSON.stringify(setup.positions));
  for (const position of setup.positions) digestByNoticer.set(positionName(position), position.digest);
  const definitionsDigest = digestOf(JSON.stringify(setup.targets.map(({ definition, editions }) => [definition, editions])));
  const digest = ({ definition, examplesOfClauses }: Target): string =>
    digestOf(JSON.stringify([code, definitionsDigest, definition, examplesOfClauses.map(({ id }) => [id, digestByNoticer.get(id)])]));
  return {
    trialOf(target) {
      const line = lines.get(keyOf(target));
      const isCurrent = line?.digest === digest(target) && line.examples === examplesDigest;
      return isCurrent && isValidWith(line, positionsDigest, digestByNoticer) ? line : undefined;
    },
    earlierResultsOf(target) {
      const line = lines.get(keyOf(target));
      const resultsByChange = new Map(line?.results.map((result) => [result.change, result]));
      const isCurrent = line?.digest === digest(target);
      return (change) => {
        const result = resultsByChange.get(change);
        if (result?.noticedBy === undefined) return undefined;
        return isCurrent && line?.noticing[result.noticedBy] === digestByNoticer.get(result.noticedBy)
          ? result
          : { tryFirst: result.noticedBy, ...(result.inPlayouts === true ? { inPlayouts: true } : {}) };
      };
    },
    add(target, { found = [], ...trial }) {
      for (const position of found) digestByNoticer.set(positionName(position), position.digest);
      const noticers = trial.results.flatMap(({ noticedBy }) => noticedBy ?? []);
      const line = {
        ...trial,
        definition: keyOf(target),
        digest: digest(target),
        examples: examplesDigest,
        positions: positionsDigest,
        noticing: Object.fromEntries(noticers.map((noticer) => [noticer, digestByNoticer.get(noticer) ?? ''])),
      };
      lines.set(line.definition, line);
      append(line);
    },
    prune(targets) {
      const current = targets.flatMap((target) => lines.get(keyOf(target)) ?? []);
      writeFileSync(path, current.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
  };
}

/** Appends lines to the file. If a killed run left half a line at the end of the file, the first line appended begins a new one. */
function createAppend(path: string, text: string): (line: Line) => void {
  let separator = text === '' || text.endsWith('\n') ? '' : '\n';
  return (line) => {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${separator}${JSON.stringify(line)}\n`);
    separator = '';
  };
}

function readLines(text: string): (readonly [string, Line])[] {
  return text.split('\n').flatMap((written): (readonly [string, Line])[] => {
    try {
      const line: unknown = JSON.parse(written);
      return isLine(line) ? [[line.definition, line]] : [];
    } catch {
      // The last line of a run that was killed while it wrote.
      return [];
    }
  });
}
