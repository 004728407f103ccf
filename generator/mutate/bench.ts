/** Tries mutants: changes one definition, compiles the rules again, and runs the examples to see whether one fails. */

import type { ExampleAst, Json, JsonObject, Source } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import { toJson } from '../errata/set-fields.ts';
import { asksJudge } from '../examples/run.ts';
import type { Definition } from '../generated/definition.ts';
import { type Baseline, baselineOf, type TestedEdition } from './baselines.ts';
import { changedRules, type MutantCompiler } from './changed-rules.ts';
import { idlePointsOf } from './idle-points.ts';
import { type Mutant, mutantsOf, vocabularyOf } from './mutants.ts';
import { type MutantResult, type Noticing, noticedIn } from './noticing.ts';
import { createShapes } from './shape.ts';

/** What became of all mutants of one definition. */
export interface Trial {
  readonly results: readonly MutantResult[];
  /** Mutants that the schema or the compiler refuses, and those that make the same rules. */
  readonly refused: number;
  readonly same: number;
}

/** One text of a definition, and the keys of the editions that have it. */
export interface Target {
  readonly definition: Definition;
  readonly editions: readonly string[];
  /** Examples of the clauses that it carries. */
  readonly attached: readonly ExampleAst[];
}

/** The result of a mutant in an earlier run, if it still holds; else the example that noticed it then. */
export type EarlierResults = (change: string) => MutantResult | { readonly tryFirst: string; readonly inPlayouts?: true } | undefined;

export interface Bench {
  readonly targets: readonly Target[];
  readonly examples: readonly ExampleAst[];
  /** Clauses that are executed, so that an example of their own should notice some mutant. */
  readonly executed: readonly string[];
  try(target: Target, known: EarlierResults): Trial;
}

interface Mutating {
  readonly compilation: Compilation;
  readonly sources: readonly Source[];
  /** Whether a changed definition is valid by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

function schemaOf(sources: readonly Source[], name: string): Json {
  const schema = sources.find(({ path }) => path === `schemas/${name}.schema.json`);
  if (schema === undefined) throw new Error(`there is no schemas/${name}.schema.json among the sources`);
  return JSON.parse(schema.text);
}

export function createBench({ compilation, sources, isDefinition }: Mutating): Bench {
  const shapes = createShapes(schemaOf(sources, 'definition'));
  const tested = testedEditionsOf(compilation);
  const clauses = [compilation, ...compilation.packs.map((pack) => pack.compilation)].flatMap(({ rulebook }) => [
    ...(rulebook?.clauses.values() ?? []),
  ]);
  const examples = [...new Set(tested.flatMap((one) => one.examples))];
  const compiler: MutantCompiler = { isDefinition, compiled: new Map(), stripped: new Map(), cache: createCompileCache() };
  // Computed on first use: the main thread, which only distributes targets, needs no baselines.
  let baselines: ReadonlyMap<string, Baseline> | undefined;
  const baselinesOf = (ids: readonly string[]): readonly Baseline[] => {
    const asked = new Map<ExampleAst, Set<string>>();
    baselines ??= new Map(tested.map((one) => [one.key, baselineOf(one, compiler, asked)]));
    return ids.flatMap((id) => baselines?.get(id) ?? []);
  };
  return {
    examples,
    executed: [...new Set(clauses.filter(({ data }) => data.executable && data.waiting === undefined).map(({ id }) => id))],
    targets: targetsOf(tested, examples),
    try(target, known) {
      const own = baselinesOf(target.editions);
      const [first] = own;
      if (first === undefined) throw new Error(`no edition has ${target.definition.id}`);
      const { edition, vocabulary, given } = first.tested;
      const definitions = edition.book.definitions.map(({ definition }) => definition);
      const withoutIdle = idlePointsOf(definitions);
      const text = withoutIdle(toJson(target.definition));
      const counts = { refused: 0, same: 0 };
      const results: MutantResult[] = [];
      const noticing: Noticing = { attached: target.attached, quick: new Set(), proven: new Set(), quickPlayouts: new Set() };
      for (const mutant of mutantsOf(target.definition, shapes, vocabularyOf(definitions, vocabulary, given), definitions)) {
        const before = known(mutant.change);
        if (before !== undefined && !('tryFirst' in before)) {
          results.push(before);
          continue;
        }
        if (mutant.value !== undefined && withoutIdle(mutant.value) === text) {
          counts.same++;
          continue;
        }
        for (const example of examples)
          if (example.id === before?.tryFirst) (before.inPlayouts === true ? noticing.quickPlayouts : noticing.quick).add(example);
        const result = tryOne(compiler, mutant, own, noticing);
        if (typeof result === 'string') counts[result]++;
        else results.push(result);
      }
      return { results, ...counts };
    },
  };
}

/** The editions of the rulebook, the default edition first, then those of each pack with the pack's own examples. */
function testedEditionsOf({ packs, ...book }: Compilation): TestedEdition[] {
  const known = new Set(book.rulebook?.clauses.keys());
  const editionsIn = ({ rulebook, editions, vocabulary, given }: Omit<Compilation, 'packs'>, pack: string | undefined): TestedEdition[] => {
    if (vocabulary === undefined || given === undefined) throw new Error('the sources have no vocabulary');
    const preferred = rulebook?.editions.default;
    const clauses = [...(rulebook?.clauses.values() ?? [])].filter(({ id }) => pack === undefined || !known.has(id));
    const examples = clauses.flatMap((clause) => clause.ast.examples.filter(asksJudge));
    return [...editions]
      .sort((a, b) => Number(b.book.id === preferred) - Number(a.book.id === preferred))
      .map((edition) => ({ key: [pack, edition.book.id].join(' ').trim(), edition, vocabulary, given, examples }));
  };
  return [...editionsIn(book, undefined), ...packs.flatMap(({ id, compilation }) => editionsIn(compilation, id))];
}

/** Each text of a definition once, with the editions that have it. */
function targetsOf(tested: readonly TestedEdition[], examples: readonly ExampleAst[]): Target[] {
  const found = new Map<string, { readonly definition: Definition; readonly editions: string[] }>();
  for (const { key, edition } of tested)
    for (const { definition } of edition.book.definitions) {
      const text = JSON.stringify(definition);
      const known = found.get(text);
      if (known === undefined) found.set(text, { definition, editions: [key] });
      else known.editions.push(key);
    }
  return [...found.values()].map(({ definition, editions }) => {
    const carried = new Set(clausesOf(definition));
    return { definition, editions, attached: examples.filter(({ clause }) => carried.has(clause)) };
  });
}

/** Asks the examples edition by edition, those first that are likely to notice. */
function tryOne(
  compiler: MutantCompiler,
  mutant: Mutant,
  baselines: readonly Baseline[],
  noticing: Noticing,
): 'refused' | 'same' | MutantResult {
  let same = true;
  for (const baseline of baselines) {
    // A pack's edition whose examples all have the same answers in another one shows nothing more.
    if (baseline.examples.size === 0 && !same) continue;
    const changed = changedRules(compiler, mutant, baseline);
    if (changed === 'refused') return 'refused';
    if (changed === 'same') continue;
    same = false;
    try {
      const found = noticedIn(baseline, changed, noticing);
      if (found.noticedBy !== undefined) return { change: mutant.change, ...found };
    } finally {
      changed.undo();
    }
  }
  return same ? 'same' : { change: mutant.change, clauses: [] };
}
