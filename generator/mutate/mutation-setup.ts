import type { Json, JsonObject } from '../../engine/base/json.ts';
import type { ExampleAst, Source } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import { asksJudge } from '../examples/run.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import { createCodeCache } from '../instantiate/game.ts';
import { type Baseline, baselineOf } from './baselines.ts';
import type { MutantCompiler } from './changed-rules.ts';
import type { Position } from './positions/position.ts';
import { createShapes } from './shape.ts';
import type { TestedEdition } from './tested-edition.ts';
import { type EarlierResults, type Target, type Trial, tryMutants } from './try-mutants.ts';

export interface MutationSetup {
  readonly targets: readonly Target[];
  readonly examples: readonly ExampleAst[];
  /** The ids of the executed clauses: for each of them, examples should notice at least one mutant. */
  readonly executed: readonly ClauseId[];
  readonly positions: readonly Position[];
  /** @param seed of the search for positions that notice survivors; undefined for no search */
  try(target: Target, earlierResultOf: EarlierResults, seed?: number): Trial;
}

interface SetupSource {
  readonly compilation: Compilation;
  readonly sources: readonly Source[];
  readonly positions: readonly Position[];
  isDefinition(value: Json): value is Definition & JsonObject;
}

function schemaOf(sources: readonly Source[], name: string): Json {
  const schema = sources.find(({ path }) => path === `schemas/${name}.schema.json`);
  if (schema === undefined) throw new Error(`there is no schemas/${name}.schema.json among the sources`);
  return JSON.parse(schema.text);
}

export function createMutationSetup({ compilation, sources, positions, isDefinition }: SetupSource): MutationSetup {
  const shapes = createShapes(schemaOf(sources, 'definition'));
  const tested = testedEditionsOf(compilation);
  const clauses = [compilation, ...compilation.packs.map((pack) => pack.compilation)].flatMap(({ rulebook }) => [
    ...(rulebook?.clauses.values() ?? []),
  ]);
  const examples = [...new Set(tested.flatMap((one) => one.examples))];
  const compiler: MutantCompiler = { isDefinition, compiled: new Map(), code: createCodeCache(), cache: createCompileCache() };
  // Computed on first use: the main thread, which only distributes targets, needs no baselines.
  let baselines: ReadonlyMap<string, Baseline> | undefined;
  const baselinesOf = (keys: readonly string[]): readonly Baseline[] => {
    if (baselines === undefined) {
      const list: Baseline[] = [];
      // A copy: a baseline reads the earlier ones only when its examples are first asked.
      for (const one of tested) list.push(baselineOf(one, compiler, list.slice(), positions));
      baselines = new Map(list.map((baseline) => [baseline.tested.key, baseline]));
    }
    return keys.flatMap((key) => baselines?.get(key) ?? []);
  };
  return {
    examples,
    positions,
    executed: [...new Set(clauses.filter(({ data }) => data.executable && data.notExecuted === undefined).map(({ id }) => id))],
    targets: targetsOf(tested, examples),
    try: (target, earlierResultOf, seed) =>
      tryMutants({ compiler, shapes, examples, baselines: baselinesOf(target.editions), target, earlierResultOf, seed }),
  };
}

/** The editions of the rulebook, the default edition first, then those of each pack with the pack's own examples. */
function testedEditionsOf({ packs, ...book }: Compilation): TestedEdition[] {
  const clausesOfBook = new Set(book.rulebook?.clauses.keys());
  const editionsIn = ({ rulebook, editions, vocabulary, given }: Omit<Compilation, 'packs'>, pack: string | undefined): TestedEdition[] => {
    if (vocabulary === undefined || given === undefined) throw new Error('the sources have no vocabulary');
    const preferred = rulebook?.editions.default;
    const clauses = [...(rulebook?.clauses.values() ?? [])].filter(({ id }) => pack === undefined || !clausesOfBook.has(id));
    const examples = clauses.flatMap((clause) => clause.ast.examples.filter(asksJudge));
    return [...editions]
      .sort((a, b) => Number(b.book.id === preferred) - Number(a.book.id === preferred))
      .map((edition) => ({ key: [pack, edition.book.id].join(' ').trim(), edition, vocabulary, given, examples }));
  };
  return [...editionsIn(book, undefined), ...packs.flatMap(({ id, compilation }) => editionsIn(compilation, id))];
}

/** Each text of a definition once, with the editions that have it. */
function targetsOf(tested: readonly TestedEdition[], examples: readonly ExampleAst[]): Target[] {
  const targetsByText = new Map<string, { readonly definition: Definition; readonly editions: string[] }>();
  for (const { key, edition } of tested)
    for (const { definition } of edition.book.definitions) {
      const text = JSON.stringify(definition);
      const known = targetsByText.get(text);
      if (known === undefined) targetsByText.set(text, { definition, editions: [key] });
      else known.editions.push(key);
    }
  return [...targetsByText.values()].map(({ definition, editions }) => {
    const clauses = new Set(clausesOf(definition));
    return { definition, editions, examplesOfClauses: examples.filter(({ clause }) => clauses.has(clause)) };
  });
}
