/** Tries mutants: changes one definition, compiles the rules again, and runs the examples to see whether one fails. */
import type { ExampleAst } from '../ast.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Baseline } from './baselines.ts';
import { type ChangedRules, changedRules, type MutantCompiler } from './changed-rules.ts';
import { idlePointsOf } from './idle-points.ts';
import { type Mutant, mutantsOf, vocabularyOf } from './mutants.ts';
import { type MutantResult, type Noticing, noticedIn } from './noticing.ts';
import { type Position, positionName } from './positions/position.ts';
import { type Seeking, seek } from './positions/seek.ts';
import type { Shapes } from './shape.ts';

/** What became of all mutants of one definition. */
export interface Trial {
  readonly results: readonly MutantResult[];
  /** Mutants that the schema or the compiler refuses, and those that make the same rules. */
  readonly refused: number;
  readonly same: number;
  /** How many cannot be noticed, by the reason. */
  readonly equivalent: { readonly [reason: string]: number };
  /** Positions found for mutants that nothing else notices. */
  readonly found?: readonly Position[];
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

interface Trying {
  readonly compiler: MutantCompiler;
  readonly shapes: Shapes;
  readonly examples: readonly ExampleAst[];
  /** Those of the editions that have the definition. */
  readonly baselines: readonly Baseline[];
  readonly target: Target;
  readonly known: EarlierResults;
  readonly seed: number | undefined;
}

export function tryMutants(trying: Trying): Trial {
  const { compiler, shapes, examples, baselines, target, known } = trying;
  const [first] = baselines;
  if (first === undefined) throw new Error(`no edition has ${target.definition.id}`);
  const { edition, vocabulary, given } = first.tested;
  const definitions = edition.book.definitions.map(({ definition }) => definition);
  const withoutIdle = idlePointsOf(definitions);
  const text = withoutIdle(toJson(target.definition));
  const counts = { refused: 0, same: 0 };
  const equivalent: { [reason: string]: number } = {};
  const results: MutantResult[] = [];
  const surviving: Mutant[] = [];
  const noticing = createNoticing(target);
  for (const mutant of mutantsOf(target.definition, shapes, vocabularyOf(definitions, vocabulary, given), definitions)) {
    if (mutant.equivalent !== undefined) {
      equivalent[mutant.equivalent] = (equivalent[mutant.equivalent] ?? 0) + 1;
      continue;
    }
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
    const result = tryOne(compiler, mutant, baselines, noticing);
    if (typeof result === 'string') counts[result]++;
    else results.push(result);
    if (typeof result !== 'string' && result.noticedBy === undefined) surviving.push(mutant);
  }
  return { ...withPositions(trying, first, results, surviving), ...counts, equivalent };
}

const createNoticing = ({ definition, attached }: Target): Noticing => ({
  definition: definition.id,
  attached,
  quick: new Set(),
  proven: new Set(),
  quickPlayouts: new Set(),
  quickPositions: new Set(),
});

/** Seeks positions for survivors that change the rules of an edition. */
function withPositions(
  { compiler, target: { definition, attached }, seed }: Trying,
  baseline: Baseline,
  results: readonly MutantResult[],
  mutants: readonly Mutant[],
): Pick<Trial, 'results' | 'found'> {
  if (seed === undefined || mutants.length === 0) return { results };
  const changed: Seeking['changed'] = (mutant): ChangedRules | undefined => {
    const rules = changedRules(compiler, mutant, baseline);
    return typeof rules === 'string' ? undefined : rules;
  };
  const found = [...seek({ definition, attached, baseline, seed, mutants, changed })];
  const noticedBy = new Map(found.flatMap(([position, noticed]) => noticed.map(({ change }) => [change, position] as const)));
  return {
    found: found.map(([position]) => position),
    results: results.map((result): MutantResult => {
      const position = noticedBy.get(result.change);
      return position === undefined ? result : { ...result, noticedBy: positionName(position), inPositions: true };
    }),
  };
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
