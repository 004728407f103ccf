/** Finds the example that notices a mutant: its answer is not the claimed one, or its playouts differ. */
import { createEngine, type Engine } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import { agrees, ask, questionOf } from '../examples/run.ts';
import type { EditionId } from '../ids.ts';
import type { Baseline } from './baselines.ts';
import type { ChangedRules } from './changed-rules.ts';
import { playouts } from './playouts.ts';

/** A mutant that makes other rules: noticed by an example, or a survivor. */
export interface MutantResult {
  readonly change: string;
  /** The example that noticed first, or undefined for a survivor. */
  readonly noticedBy?: string;
  /** Set if the answer of the example is still the claimed one and only its playouts changed. */
  readonly inPlayouts?: true;
  /** Clauses with an attached example that noticed, without those that an earlier mutant of the definition has proven. */
  readonly clauses: readonly string[];
}

/** What is known while the mutants of one definition are tried. */
export interface Noticing {
  /** Examples of the clauses that it carries. */
  readonly attached: readonly ExampleAst[];
  /** Examples that noticed a mutant: they are asked first. */
  readonly quick: Set<ExampleAst>;
  /** Clauses with an attached example that has noticed a mutant. */
  readonly proven: Set<string>;
  /** Examples whose playouts noticed a mutant. */
  readonly quickPlayouts: Set<ExampleAst>;
}

export function noticedIn(baseline: Baseline, changed: ChangedRules, noticing: Noticing): Omit<MutantResult, 'change'> {
  const { attached, quick, proven } = noticing;
  const engine = createEngine(changed.rules);
  const { id } = baseline.tested.edition.book;
  const clauses: string[] = [];
  const own = new Set(attached);
  let noticedBy: string | undefined;
  for (const example of new Set([...quick, ...attached, ...baseline.examples])) {
    // One example is enough for the mutant, but each clause should have an example of its own that notices some mutant.
    const wanted = noticedBy === undefined || (own.has(example) && !proven.has(example.clause));
    if (!wanted || !baseline.examples.has(example) || !changed.concerns(example, baseline.touches.get(example))) continue;
    const noticed = answersOtherwise(engine, example, id);
    if (noticed === false) continue;
    noticedBy ??= example.id;
    quick.add(example);
    if (own.has(example) && !proven.has(example.clause)) clauses.push(example.clause);
    if (own.has(example)) proven.add(example.clause);
    // Rules that never end take long to fail: once is enough.
    if (noticed === 'failed') break;
  }
  if (noticedBy !== undefined) return { noticedBy, clauses };
  const played = noticedInPlayouts(engine, baseline, changed, noticing);
  return played === undefined ? { clauses } : { noticedBy: played.id, inPlayouts: true, clauses };
}

function answersOtherwise(engine: Engine, example: ExampleAst, edition: EditionId): boolean | 'failed' {
  try {
    return !agrees(example, edition, ask(engine, questionOf(example), edition));
  } catch {
    return 'failed';
  }
}

/** The most examples of a baseline whose playouts are run for one mutant, besides those likely to notice. */
const MOST_PLAYOUTS = 80;

function noticedInPlayouts(
  engine: Engine,
  baseline: Baseline,
  changed: ChangedRules,
  { attached, quickPlayouts }: Noticing,
): ExampleAst | undefined {
  const { id } = baseline.tested.edition.book;
  const all = baseline.playouts();
  const concerned = [...all].filter(([example, { touches }]) => changed.concerns(example, touches)).map(([example]) => example);
  // Evenly from the whole book, since neighbours are alike.
  const stride = Math.max(1, concerned.length / MOST_PLAYOUTS);
  const spread = concerned.filter((_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride));
  const first = new Set([...quickPlayouts, ...attached]);
  for (const example of [...concerned.filter((one) => first.has(one)), ...spread]) {
    const recorded = all.get(example);
    if (recorded === undefined || !playsOtherwise(playouts(engine, questionOf(example), id), recorded.steps)) continue;
    quickPlayouts.add(example);
    return example;
  }
  return undefined;
}

function playsOtherwise(steps: Iterable<string>, recorded: readonly string[]): boolean {
  let index = 0;
  try {
    for (const step of steps) if (step !== recorded[index++]) return true;
  } catch {
    return true;
  }
  return index !== recorded.length;
}
