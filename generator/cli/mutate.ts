/** `sightline mutate`: changes definitions one at a time and reports the changes that no example, playout or position notices. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areTexts, isRecord } from '../../engine/base/json.ts';
import { Chance } from '../behaviour/chance.ts';
import { type DefinitionId, definitionId } from '../ids.ts';
import type { MutantResult } from '../mutate/noticing.ts';
import { openMutationSetup } from '../mutate/open-mutation-setup.ts';
import { lineOf, positionsFile } from '../mutate/positions/position.ts';
import { openResultsFile } from '../mutate/results-file.ts';
import { runMutants } from '../mutate/run.ts';
import type { Target, Trial } from '../mutate/try-mutants.ts';
import type { Arguments } from './arguments.ts';
import { codeDigest } from './code-digest.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { createProgress } from './progress.ts';
import { openProject } from './project.ts';
import { suggestion } from './suggestion.ts';
import { print, refuse } from './terminal.ts';

interface Survivor {
  readonly definition: DefinitionId;
  readonly change: string;
  /** Why it cannot be noticed; empty where survivors.json has none. */
  readonly reason: string;
}

const isSurvivor = (value: unknown): value is Survivor => isRecord(value) && areTexts([value.definition, value.change, value.reason]);

type Tried = readonly [Target, Trial];

export async function mutate(root: string, args: Arguments): Promise<number> {
  const setup = openMutationSetup(root);
  if (setup === undefined) {
    const { diagnostics, sources } = openProject(root);
    printDiagnostics(diagnostics, sources, args);
    return 2;
  }
  const ids = new Set(setup.targets.map(({ definition }) => definition.id));
  if (args.definition !== undefined && !ids.has(definitionId(args.definition)))
    return refuse(`There is no definition \`${args.definition}\`.${suggestion(args.definition, ids.keys())}`);
  const [sample, seed] = [Number(args.sample ?? setup.targets.length), Number(args.seed ?? 1)];
  if (!Number.isSafeInteger(sample) || sample < 1)
    return refuse(`\`${args.sample}\` is not a number of definitions: a whole number from 1 on is expected.`);
  if (!Number.isSafeInteger(seed) || seed < 0) return refuse(`\`${args.seed}\` is not a seed: a whole number from 0 on is expected.`);
  const progress = createProgress();
  const start = performance.now();
  const queued = setup.targets.map((target, index) => ({ target, index }));
  const isWhole = args.definition === undefined && args.sample === undefined;
  const chosenTargets =
    args.definition === undefined
      ? sampleOf(queued, sample, seed)
      : queued.filter(({ target }) => target.definition.id === args.definition);
  const tried: Tried[] = [];
  const resultsFile = openResultsFile(root, codeDigest(root), setup);
  await runMutants(root, chosenTargets, { resultsFile, seed: args.seek ? seed : undefined }, (target, trial) => {
    tried.push([target, trial]);
    appendFileSync(positionsFile(root), (trial.found ?? []).map(lineOf).join(''));
    const results = tried.flatMap(([, { results }]) => results);
    progress.step(
      `${tried.length} of ${chosenTargets.length} definitions, ${results.length} mutants, ${survivorsOf(results).length} survivors`,
    );
  });
  if (isWhole) resultsFile.prune(setup.targets);
  progress.end();
  const proven = new Set(tried.flatMap(([, { results }]) => results.flatMap(({ clauses }) => clauses)));
  const unproven = isWhole ? setup.executed.filter((clause) => !proven.has(clause)) : [];
  return report(root, args, { tried, isWhole, unproven, milliseconds: performance.now() - start });
}

function sampleOf<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  if (count >= list.length) return list;
  const chance = new Chance(seed);
  const notDrawn = [...list];
  return Array.from({ length: count }, () => notDrawn.splice(chance.below(notDrawn.length), 1)).flat();
}

const survivorsOf = (results: readonly MutantResult[]): MutantResult[] => results.filter(({ noticedBy }) => noticedBy === undefined);

interface Run {
  readonly tried: readonly Tried[];
  readonly isWhole: boolean;
  /**
   * Executable clauses whose examples notice no mutant of a definition that carries the clause; empty unless all definitions were tried.
   */
  readonly unproven: readonly string[];
  readonly milliseconds: number;
}

function report(root: string, args: Arguments, { tried, isWhole, unproven, milliseconds }: Run): number {
  const reasons = readReasons(root);
  const sortedTrials = tried.toSorted(([a], [b]) => a.definition.id.localeCompare(b.definition.id, 'en'));
  const survivors = sortedTrials.flatMap(([{ definition }, { results }]) =>
    survivorsOf(results).map(
      ({ change }): Survivor => ({ definition: definition.id, change, reason: reasons.get(`${definition.id} ${change}`) ?? '' }),
    ),
  );
  const idle = idleReasons(reasons, { tried: sortedTrials, isWhole }, survivors);
  const total = tried.reduce((sum, [, { results }]) => sum + results.length, 0);
  const noticed = total - survivors.length;
  const count = (isCounted: (result: MutantResult) => boolean): number =>
    tried.reduce((sum, [, { results }]) => sum + results.filter(isCounted).length, 0);
  const [inPlayouts, inPositions] = [count((result) => result.inPlayouts === true), count((result) => result.inPositions === true)];
  if (args.json)
    print(JSON.stringify({ total, noticed, inPlayouts, inPositions, kinds: kindsOf(sortedTrials), survivors, idle, unproven }, null, 1));
  else {
    for (const s of survivors) print(`survived  ${s.definition}  ${s.change}${s.reason === '' ? '' : `\n          ${s.reason}`}`);
    for (const mutant of idle) print(`idle      ${mutant}: its reason in survivors.json is out of date`);
    for (const clause of unproven) print(`unproven  ${clause}: no mutant of a definition that carries it makes an example of its own fail`);
    for (const [kind, { mutants, noticed }] of Object.entries(kindsOf(sortedTrials)))
      print(`${kind.padEnd(12)} ${mutants} mutants, ${noticed} noticed (${percent(noticed, mutants)})`);
    const sum = (field: 'refused' | 'same'): number => tried.reduce((total, [, trial]) => total + trial[field], 0);
    print(`${sum('refused')} more are refused by the compiler, ${sum('same')} make the same rules.`);
    const equivalenceReasons = new Set(tried.flatMap(([, { equivalent }]) => Object.keys(equivalent)));
    for (const reason of equivalenceReasons)
      print(`${tried.reduce((total, [, { equivalent }]) => total + (equivalent[reason] ?? 0), 0)} make no difference: ${reason}.`);
    print(`${inPlayouts} are noticed in playouts alone, ${inPositions} in positions alone.`);
    print(
      `${total} mutants, ${noticed} noticed (${percent(noticed, total)}), ${survivors.length} survivors in ${(milliseconds / 1000).toFixed(1)} s`,
    );
  }
  return idle.length === 0 && survivors.every((s) => s.reason !== '') ? 0 : 1;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

function kindsOf(tried: readonly Tried[]): { readonly [kind: string]: { readonly mutants: number; readonly noticed: number } } {
  const kinds = [...new Set(tried.map(([{ definition }]) => definition.kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const results = tried.filter(([{ definition }]) => definition.kind === kind).flatMap(([, trial]) => trial.results);
      return [kind, { mutants: results.length, noticed: results.length - survivorsOf(results).length }];
    }),
  );
}

/**
 * The reasons that explain no survivor, since their change was noticed or is no longer made: each as `definition change`. A run of some
 * definitions looks at the reasons of these alone.
 */
function idleReasons(
  reasons: ReadonlyMap<string, string>,
  { tried, isWhole }: Pick<Run, 'tried' | 'isWhole'>,
  survivors: readonly Survivor[],
): string[] {
  const ids = new Set(tried.map(([{ definition }]) => definition.id));
  const needed = new Set(survivors.map((s) => `${s.definition} ${s.change}`));
  const isLookedAt = (key: string): boolean => isWhole || ids.has(definitionId(key.slice(0, key.indexOf(' '))));
  return [...reasons.keys()].filter((key) => isLookedAt(key) && !needed.has(key));
}

function readReasons(root: string): ReadonlyMap<string, string> {
  const path = join(root, 'generator', 'mutate', 'survivors.json');
  if (!existsSync(path)) return new Map();
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(value) || !value.every(isSurvivor)) throw new Error(`${path} is no list of survivors with their reasons`);
  return new Map(value.map((s) => [`${s.definition} ${s.change}`, s.reason]));
}
