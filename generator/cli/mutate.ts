/** `sightline mutate`: changes definitions one at a time and reports which changes no example noticed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../ast.ts';
import { createCache } from '../compile.ts';
import type { Definition } from '../generated/definition.ts';
import { type MutantResult, runMutants, targetsOf } from '../mutate/run.ts';
import { nearest } from '../nearest.ts';
import { isDefinition } from '../passes/typed.ts';
import type { Arguments } from './options.ts';
import { createProgress } from './progress.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';
import { refuse } from './terminal.ts';

interface Survivor {
  readonly definition: string;
  readonly change: string;
  readonly reason: string;
}

export function mutate(root: string, args: Arguments): number {
  const cache = createCache();
  const { compilation, run, diagnostics, sources } = openProject(root, cache);
  const validator = cache.validator?.validator;
  const node = compilation.editions[0]?.book.definitions[0];
  if (run === undefined || compilation.vocabulary === undefined || node === undefined) {
    show(diagnostics, sources, args);
    return 2;
  }
  if (args.definition !== undefined && !targetsOf(compilation).has(args.definition)) {
    const near = nearest(args.definition, targetsOf(compilation).keys());
    return refuse(`No clause executes a definition \`${args.definition}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`);
  }
  const proves = isDefinition(validator);
  const progress = createProgress();
  const results: MutantResult[] = [];
  const start = performance.now();
  for (const result of runMutants(
    {
      compilation,
      vocabulary: compilation.vocabulary,
      isDefinition: (value: Json): value is Definition & JsonObject => proves(value, node),
    },
    args.definition,
  )) {
    results.push(result);
    if (results.length % 20 === 0) {
      const survivors = results.filter((r) => r.noticedBy === undefined).length;
      progress.step(`${results.length} mutants, ${survivors} survivors, ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
  }
  progress.end();
  const reasons = readReasons(root);
  const survivors = results
    .filter((r) => r.noticedBy === undefined)
    .map((r): Survivor => ({ definition: r.definition, change: r.change, reason: reasons.get(`${r.definition} ${r.change}`) ?? '' }));
  const noticed = results.length - survivors.length;
  const unproven = unprovenClauses(compilation, results);
  if (args.json) process.stdout.write(`${JSON.stringify({ total: results.length, noticed, survivors, unproven }, null, 1)}\n`);
  else {
    for (const s of survivors)
      process.stdout.write(`survived  ${s.definition}  ${s.change}${s.reason === '' ? '' : `\n          ${s.reason}`}\n`);
    if (args.definition === undefined)
      for (const clause of unproven)
        process.stdout.write(`unproven  ${clause}: no mutant of a definition that cites it makes an example of its own fail\n`);
    process.stdout.write(
      `${results.length} mutants, ${noticed} noticed (${((100 * noticed) / Math.max(results.length, 1)).toFixed(1)} %), ${survivors.length} survivors in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
  }
  return survivors.every((s) => s.reason !== '') ? 0 : 1;
}

/** Clauses that do not wait, are executable, and of which no example notices any mutant. */
function unprovenClauses(compilation: ReturnType<typeof openProject>['compilation'], results: readonly MutantResult[]): string[] {
  const proven = new Set(results.flatMap((r) => r.clauses));
  return [...(compilation.rulebook?.clauses.values() ?? [])]
    .filter((c) => c.data.executable && c.data.waiting === undefined && !proven.has(c.id))
    .map((c) => c.id);
}

/** Why a survivor survives, where somebody has looked: generator/mutate/survivors.json. */
function readReasons(root: string): ReadonlyMap<string, string> {
  const path = join(root, 'generator', 'mutate', 'survivors.json');
  if (!existsSync(path)) return new Map();
  const value: readonly Survivor[] = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(value.map((s) => [`${s.definition} ${s.change}`, s.reason]));
}
