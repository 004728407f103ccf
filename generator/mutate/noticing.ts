/** Finds what notices a mutant: an example whose answer is not the claimed one or whose playouts differ, or a position. */
import type { Engine } from '../../engine/index.ts';
import type { ExampleAst, JsonObject } from '../ast.ts';
import { agrees, ask, questionOf } from '../examples/run.ts';
import type { DefinitionId, EditionId } from '../ids.ts';
import type { Baseline } from './baselines.ts';
import type { ChangedRules } from './changed-rules.ts';
import { playouts } from './playouts.ts';
import { observations, type Position, positionName } from './positions/position.ts';
import type { Walk } from './positions/walk.ts';
import type { Observe, RecordedPosition } from './recordings.ts';
import type { Touches } from './watched.ts';

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

type Noticed = Pick<MutantResult, 'noticedBy' | 'inPlayouts' | 'inPositions' | 'clauses'>;

/** Asks the examples of an edition, then their playouts, then positions. The results of those mutants that were noticed. */
export function noticedIn<M extends object>(
  baseline: Baseline,
  mutants: ReadonlyMap<M, ChangedRules>,
  noticing: Noticing,
): ReadonlyMap<M, Noticed> {
  const noticed = new Map<M, Noticed>();
  for (const [mutant, changed] of mutants) {
    const found = noticedByLikely(baseline, changed, noticing);
    if (found !== undefined) noticed.set(mutant, found);
  }
  const left = (): [M, ChangedRules][] => [...mutants].filter(([mutant]) => !noticed.has(mutant));
  for (const [mutant, { id: noticedBy }] of compare(baseline, left(), answersOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy, clauses: [] });
  for (const [mutant, { id: noticedBy }] of compare(baseline, left(), playoutsOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy, inPlayouts: true, clauses: [] });
  for (const [mutant, { position }] of compare(baseline, left(), positionsOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy: positionName(position), inPositions: true, clauses: [] });
  return noticed;
}

/** Asks those that noticed other mutants, and those of the clauses of the definition. */
function noticedByLikely(baseline: Baseline, changed: ChangedRules, noticing: Noticing): Noticed | undefined {
  const { attached, quick, proven } = noticing;
  const { id } = baseline.tested.edition.book;
  const clauses: string[] = [];
  const own = new Set(attached);
  return changed.use((engine) => {
    let noticedBy: string | undefined;
    for (const example of new Set([...quick, ...attached])) {
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
    return noticedBy === undefined ? undefined : { noticedBy, clauses };
  });
}

function answersOtherwise(engine: Engine, example: ExampleAst, edition: EditionId): boolean | 'failed' {
  try {
    return !agrees(example, edition, ask(engine, questionOf(example), edition));
  } catch {
    return 'failed';
  }
}

/** What is compared with mutants, those that are likely to notice first. */
interface Comparisons<T> {
  readonly list: readonly T[];
  readonly observe: Observe;
  /** How many differences inside of a mutant are followed in vain. */
  readonly most: number;
  question(one: T): JsonObject;
  walk?(one: T): Walk | undefined;
  ran(one: T): Touches | undefined;
  differs(engine: Engine, one: T): boolean;
  noticed(one: T): void;
}

/**
 * What notices which mutant. The functions that mutants replace are called beside the original ones first: only what lets one of them return something
 * else can notice its mutant.
 */
function* compare<M extends object, T>(
  baseline: Baseline,
  mutants: readonly (readonly [M, ChangedRules])[],
  { list, observe, most, question, walk, ran, differs, noticed }: Comparisons<T>,
): Iterable<readonly [M, T]> {
  const left = new Map(mutants);
  const tries = new Map<M, number>();
  for (const one of list) {
    if (left.size === 0) return;
    const concerned = [...left].filter(([, changed]) => changed.concerns(question(one), ran(one)));
    const replacing = new Map(
      concerned.flatMap(([mutant, changed]) => {
        const replacements = changed.replacements();
        return replacements === undefined ? [] : [[mutant, replacements] as const];
      }),
    );
    const differing = replacing.size === 0 ? new Set<M>() : baseline.differing(replacing, observe, question(one), walk?.(one));
    for (const [mutant, changed] of concerned) {
      if (replacing.has(mutant) && !differing.has(mutant)) continue;
      if (changed.use((engine) => differs(engine, one))) {
        left.delete(mutant);
        noticed(one);
        yield [mutant, one];
        continue;
      }
      const tried = (tries.get(mutant) ?? 0) + 1;
      if (tried < most) tries.set(mutant, tried);
      else left.delete(mutant);
    }
  }
}

function answersOf(baseline: Baseline, { attached, quick }: Noticing): Comparisons<ExampleAst> {
  const likely = new Set([...attached]);
  const { id } = baseline.tested.edition.book;
  return {
    list: spread([...baseline.examples].filter((example) => !likely.has(example))),
    observe: 'answer',
    most: Number.POSITIVE_INFINITY,
    question: questionOf,
    ran: (example) => baseline.touches.get(example),
    differs: (engine, example) => answersOtherwise(engine, example, id) !== false,
    noticed: (example) => quick.add(example),
  };
}

/** The most examples of a baseline whose playouts are run for one mutant. */
const MOST_PLAYOUTS = 80;

function playoutsOf(baseline: Baseline, { attached, quickPlayouts }: Noticing): Comparisons<ExampleAst> {
  const { id } = baseline.tested.edition.book;
  const all = baseline.playouts();
  const first = new Set([...quickPlayouts, ...attached]);
  return {
    list: [...[...first].filter((one) => all.has(one)), ...spread([...all.keys()].filter((one) => !first.has(one)))],
    observe: 'playouts',
    most: MOST_PLAYOUTS,
    question: questionOf,
    ran: (example) => all.get(example)?.touches,
    differs: (engine, example) => stepsDiffer(playouts(engine, questionOf(example), id), all.get(example)?.steps ?? []),
    noticed: (example) => quickPlayouts.add(example),
  };
}

/** The most positions that are asked for one mutant. */
const MOST_POSITIONS = 150;

/** Asks the positions that were found for the definition first. */
function positionsOf(baseline: Baseline, { definition, quickPositions }: Noticing): Comparisons<RecordedPosition> {
  const { id } = baseline.tested.edition.book;
  const isFirst = ({ position }: RecordedPosition): boolean => position.for === definition || quickPositions.has(position);
  const all = baseline.positions();
  return {
    list: [...all.filter(isFirst), ...spread(all.filter((one) => !isFirst(one)))],
    observe: 'both',
    most: MOST_POSITIONS,
    question: ({ question }) => question,
    walk: ({ position }) => position.walk,
    ran: ({ touches }) => touches,
    differs: (engine, { question, position, steps }) => stepsDiffer(observations(engine, question, id, position.walk), steps),
    noticed: ({ position }) => quickPositions.add(position),
  };
}

/** In another order, without neighbours after each other: they are alike. */
function spread<T>(list: readonly T[]): readonly T[] {
  const stride = Math.max(1, Math.floor(Math.sqrt(list.length)));
  return Array.from({ length: stride }, (_, start) => list.filter((_one, index) => index % stride === start)).flat();
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
