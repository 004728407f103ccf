/** Finds what notices a mutant: an example whose answer is not the claimed one or whose playouts differ, or a position. */
import { createEngine, type Engine } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import { agrees, ask, questionOf } from '../examples/run.ts';
import type { DefinitionId, EditionId } from '../ids.ts';
import type { Baseline } from './baselines.ts';
import type { ChangedRules } from './changed-rules.ts';
import { playouts } from './playouts.ts';
import { observations, type Position, positionName } from './positions/position.ts';
import type { RecordedPosition } from './recordings.ts';

/** A mutant that makes other rules: noticed by an example, or a survivor. */
export interface MutantResult {
  readonly change: string;
  /** The example that noticed first, or undefined for a survivor. */
  readonly noticedBy?: string;
  /** Set if the answers of all examples are still the claimed ones and only playouts of this one changed. */
  readonly inPlayouts?: true;
  /** Set if no example notices, and `noticedBy` is the name of a position. */
  readonly inPositions?: true;
  /** Clauses with an attached example that noticed, without those that an earlier mutant of the definition has proven. */
  readonly clauses: readonly string[];
}

/** What is known while the mutants of one definition are tried. */
export interface Noticing {
  readonly definition: DefinitionId;
  /** Examples of the clauses that it carries. */
  readonly attached: readonly ExampleAst[];
  /** Examples that noticed a mutant: they are asked first. */
  readonly quick: Set<ExampleAst>;
  /** Clauses with an attached example that has noticed a mutant. */
  readonly proven: Set<string>;
  /** Examples whose playouts noticed a mutant. */
  readonly quickPlayouts: Set<ExampleAst>;
  /** Positions that noticed a mutant. */
  readonly quickPositions: Set<Position>;
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
    if (!wanted || !baseline.examples.has(example) || !changed.concerns(example.question, baseline.touches.get(example))) continue;
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
  if (played !== undefined) return { noticedBy: played.id, inPlayouts: true, clauses };
  const found = noticedInPositions(engine, baseline, changed, noticing);
  return found === undefined ? { clauses } : { noticedBy: positionName(found), inPositions: true, clauses };
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
  const concerned = [...all].filter(([example, { touches }]) => changed.concerns(example.question, touches)).map(([example]) => example);
  const first = new Set([...quickPlayouts, ...attached]);
  for (const example of [...concerned.filter((one) => first.has(one)), ...spread(concerned, MOST_PLAYOUTS)]) {
    const recorded = all.get(example);
    if (recorded === undefined || !stepsDiffer(playouts(engine, questionOf(example), id), recorded.steps)) continue;
    quickPlayouts.add(example);
    return example;
  }
  return undefined;
}

/** The most positions that were found for other definitions and are asked for one mutant. */
const MOST_POSITIONS = 150;

/** Asks the positions that were found for the definition first. */
function noticedInPositions(
  engine: Engine,
  baseline: Baseline,
  changed: ChangedRules,
  { definition, quickPositions }: Noticing,
): Position | undefined {
  const concerned = baseline.positions().filter(({ question, touches }) => changed.concerns(question, touches));
  const isFirst = ({ position }: RecordedPosition): boolean => position.for === definition || quickPositions.has(position);
  const found = [...concerned.filter(isFirst), ...spread(concerned, MOST_POSITIONS)].find(({ question, steps }) =>
    stepsDiffer(observations(engine, question, baseline.tested.edition.book.id), steps),
  );
  if (found !== undefined) quickPositions.add(found.position);
  return found?.position;
}

/** Evenly from the whole list, since neighbours are alike. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  const stride = Math.max(1, list.length / most);
  return list.filter((_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride));
}

export function stepsDiffer(steps: Iterable<string>, recorded: readonly string[]): boolean {
  let index = 0;
  try {
    for (const step of steps) if (step !== recorded[index++]) return true;
  } catch {
    return true;
  }
  return index !== recorded.length;
}
