import type { ExampleAst } from '../ast.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Baseline } from './baselines.ts';
import { type ChangedRules, changedRules, type MutantCompiler } from './changed-rules.ts';
import { withoutIdlePointsOf } from './idle-points.ts';
import { type Known, knownOf, type Mutant, mutantsOf } from './mutants.ts';
import { type MutantResult, type Noticing, noticedIn } from './noticing.ts';
import { type Position, positionName } from './positions/position.ts';
import { seek } from './positions/seek.ts';
import type { Shapes } from './shape.ts';
import { whereRunInAll } from './where-run.ts';

export interface Trial {
  readonly results: readonly MutantResult[];
  readonly refused: number;
  /** The number of mutants that make the same rules, idle timing points aside. */
  readonly same: number;
  /** The number of mutants that cannot be noticed, by the reason. */
  readonly equivalent: { readonly [reason: string]: number };
  /** Positions found for mutants that nothing else notices. */
  readonly found?: readonly Position[];
}

/** One text of a definition, and the keys of the editions that have it. */
export interface Target {
  readonly definition: Definition;
  readonly editions: readonly string[];
  readonly examplesOfClauses: readonly ExampleAst[];
}

/** By the change of a mutant, its result in an earlier run if it still holds, else what noticed it then (`tryFirst`). */
export type EarlierResults = (change: string) => MutantResult | { readonly tryFirst: string; readonly inPlayouts?: true } | undefined;

interface TrialInput {
  readonly compiler: MutantCompiler;
  readonly shapes: Shapes;
  readonly examples: readonly ExampleAst[];
  /** Those of the editions that have the definition. */
  readonly baselines: readonly Baseline[];
  readonly target: Target;
  readonly earlierResultOf: EarlierResults;
  readonly seed: number | undefined;
}

export function tryMutants(input: TrialInput): Trial {
  const { compiler, shapes, examples, baselines, target, earlierResultOf } = input;
  const [first] = baselines;
  if (first === undefined) throw new Error(`no edition has ${target.definition.id}`);
  const { memo } = compiler.cache;
  const known = memo.of(knownIn, first, memo.same(baselines));
  const definitions = definitionsOf(first);
  const withoutIdle = withoutIdlePointsOf(definitions);
  const text = withoutIdle(toJson(target.definition));
  const counts = { refused: 0, same: 0 };
  const equivalent: { [reason: string]: number } = {};
  const results = new Map<Mutant, MutantResult>();
  const untried = new Set<Mutant>();
  const noticing = createNoticing(target);
  for (const mutant of mutantsOf(target.definition, shapes, known, definitions)) {
    if (mutant.equivalent !== undefined) {
      equivalent[mutant.equivalent] = (equivalent[mutant.equivalent] ?? 0) + 1;
      continue;
    }
    const earlier = earlierResultOf(mutant.change);
    if (earlier !== undefined && !('tryFirst' in earlier)) {
      results.set(mutant, earlier);
      continue;
    }
    if (mutant.value !== undefined && withoutIdle(mutant.value) === text) {
      counts.same++;
      continue;
    }
    for (const example of examples)
      if (example.id === earlier?.tryFirst) (earlier.inPlayouts === true ? noticing.quickPlayouts : noticing.quick).add(example);
    untried.add(mutant);
    results.set(mutant, { change: mutant.change, clauses: [] });
  }
  const outcomes = tryAll(compiler, untried, baselines, noticing, results);
  for (const mutant of untried) {
    const outcome = outcomes.get(mutant);
    if (outcome === 'changed') continue;
    counts[outcome ?? 'same']++;
    results.delete(mutant);
  }
  const surviving = [...results].flatMap(([mutant, { noticedBy }]) => (noticedBy === undefined ? [mutant] : []));
  return { ...withPositions(input, first, [...results.values()], surviving), ...counts, equivalent };
}

const definitionsOf = ({ tested }: Baseline): readonly Definition[] => tested.edition.book.definitions.map(({ definition }) => definition);

/** The same for all definitions of these editions. `first` is the first of them. */
const knownIn = (first: Baseline, baselines: readonly Baseline[]): Known =>
  knownOf(definitionsOf(first), first.tested.vocabulary, first.tested.given, {
    definitions: baselines.flatMap(definitionsOf),
    whereRun: whereRunInAll(baselines.map(({ whereRun }) => whereRun())),
  });

const createNoticing = ({ definition, editions, examplesOfClauses }: Target): Noticing => ({
  definition: definition.id,
  editions,
  examplesOfClauses,
  quick: new Set(),
  proven: new Set(),
  quickPlayouts: new Set(),
  quickPositions: new Set(),
});

/** Seeks positions for survivors that change the rules of the baseline's edition. */
function withPositions(
  { compiler, target: { definition, examplesOfClauses }, seed }: TrialInput,
  baseline: Baseline,
  results: readonly MutantResult[],
  mutants: readonly Mutant[],
): Pick<Trial, 'results' | 'found'> {
  if (seed === undefined || mutants.length === 0) return { results };
  const changedRulesOf = (mutant: Mutant): ChangedRules | undefined => {
    const rules = changedRules(compiler, mutant, baseline);
    return typeof rules === 'string' ? undefined : rules;
  };
  const found = [...seek({ definition, examplesOfClauses, baseline, seed, mutants, changedRulesOf })];
  const positionByChange = new Map(found.flatMap(([position, noticed]) => noticed.map(({ change }) => [change, position] as const)));
  return {
    found: found.map(([position]) => position),
    results: results.map((result): MutantResult => {
      const position = positionByChange.get(result.change);
      return position === undefined ? result : { ...result, noticedBy: positionName(position), inPositions: true };
    }),
  };
}

/** Asks the examples edition by edition. Returns what became of each mutant, without those that make the same rules in every edition. */
function tryAll(
  compiler: MutantCompiler,
  mutants: ReadonlySet<Mutant>,
  baselines: readonly Baseline[],
  noticing: Noticing,
  results: Map<Mutant, MutantResult>,
): ReadonlyMap<Mutant, 'refused' | 'changed'> {
  const outcomes = new Map<Mutant, 'refused' | 'changed'>();
  const unnoticed = new Set(mutants);
  for (const baseline of baselines) {
    if (unnoticed.size === 0) break;
    const rulesByMutant = new Map<Mutant, ChangedRules>();
    for (const mutant of unnoticed) {
      // An edition whose examples all answer as in an earlier edition with the definition shows nothing more.
      if (outcomes.has(mutant) && baseline.asked().examplesFor(noticing.editions).size === 0) continue;
      const changed = changedRules(compiler, mutant, baseline);
      if (changed === 'same') continue;
      outcomes.set(mutant, changed === 'refused' ? changed : 'changed');
      if (changed === 'refused') unnoticed.delete(mutant);
      else rulesByMutant.set(mutant, changed);
    }
    for (const [mutant, noticed] of noticedIn(baseline, rulesByMutant, noticing)) {
      results.set(mutant, { change: mutant.change, ...noticed });
      unnoticed.delete(mutant);
    }
  }
  return outcomes;
}
