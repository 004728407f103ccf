import type { JsonObject } from '../../engine/base/json.ts';
import type { Engine } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import { agrees, ask, questionOf } from '../examples/run.ts';
import type { ClauseId, DefinitionId, EditionId } from '../ids.ts';
import type { Baseline } from './baselines.ts';
import type { ChangedRules } from './changed-rules.ts';
import { playouts } from './playouts.ts';
import { observations, type Position, positionName } from './positions/position.ts';
import type { Walk } from './positions/walk.ts';
import type { Touches } from './recorded-functions.ts';
import type { Observe, RecordedPosition } from './recordings.ts';

/** The result of a mutant that makes other rules: noticed, or a survivor. */
export interface MutantResult {
  /** The path and the kind of the change, which identify a mutant of its definition. */
  readonly change: string;
  /** The id of the example, or the name of the position, that noticed first; undefined for a survivor. */
  readonly noticedBy?: string;
  /** Set if playouts of the example noticed, and no answer of an example in the same edition did. */
  readonly inPlayouts?: true;
  /** Set if no example in the same edition notices, and `noticedBy` is the name of a position. */
  readonly inPositions?: true;
  /** Clauses with an example that noticed, without those that an earlier mutant of the definition has proven. */
  readonly clauses: readonly ClauseId[];
}

export interface Noticing {
  readonly definition: DefinitionId;
  readonly editions: readonly string[];
  readonly examplesOfClauses: readonly ExampleAst[];
  /** Examples that noticed a mutant: they are asked first. */
  readonly quick: Set<ExampleAst>;
  /** Clauses with an example that has noticed a mutant. */
  readonly proven: Set<ClauseId>;
  readonly quickPlayouts: Set<ExampleAst>;
  readonly quickPositions: Set<Position>;
}

type Noticed = Pick<MutantResult, 'noticedBy' | 'inPlayouts' | 'inPositions' | 'clauses'>;

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
  const unnoticed = (): [M, ChangedRules][] => [...mutants].filter(([mutant]) => !noticed.has(mutant));
  for (const [mutant, { id: noticedBy }] of compare(baseline, unnoticed(), answersOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy, clauses: [] });
  for (const [mutant, { id: noticedBy }] of compare(baseline, unnoticed(), playoutsOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy, inPlayouts: true, clauses: [] });
  for (const [mutant, { position }] of compare(baseline, unnoticed(), positionsOf(baseline, noticing)))
    noticed.set(mutant, { noticedBy: positionName(position), inPositions: true, clauses: [] });
  return noticed;
}

/** Asks the examples that noticed other mutants, and those of the clauses of the definition. Undefined if none notices the mutant. */
function noticedByLikely(baseline: Baseline, changed: ChangedRules, noticing: Noticing): Noticed | undefined {
  const { editions, examplesOfClauses, quick, proven } = noticing;
  const { id } = baseline.tested.edition.book;
  const { examplesFor, touches } = baseline.asked();
  const examples = examplesFor(editions);
  const clauses: ClauseId[] = [];
  const ofClauses = new Set(examplesOfClauses);
  return changed.use((engine) => {
    let noticedBy: string | undefined;
    for (const example of new Set([...quick, ...examplesOfClauses])) {
      // One example is enough for the mutant, but each clause should have an example of its own that notices some mutant.
      const isWanted = noticedBy === undefined || (ofClauses.has(example) && !proven.has(example.clause));
      if (!isWanted || !examples.has(example) || !changed.concerns(example.question, touches.get(example))) continue;
      const outcome = answersOtherwise(engine, example, id);
      if (outcome === false) continue;
      noticedBy ??= example.id;
      quick.add(example);
      if (ofClauses.has(example) && !proven.has(example.clause)) clauses.push(example.clause);
      if (ofClauses.has(example)) proven.add(example.clause);
      // Rules that never end take long to fail: once is enough.
      if (outcome === 'failed') break;
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

/** The examples or positions on which mutants are compared with the unchanged rules. */
interface Comparisons<T> {
  /** Those that are likely to notice come first. */
  readonly list: Iterable<T>;
  readonly observe: Observe;
  /** After this many tries in vain a mutant is given up. */
  readonly mostTries: number;
  question(one: T): JsonObject;
  walk?(one: T): Walk | undefined;
  /** The code that runs for it by the unchanged rules; undefined if unknown. */
  ran(one: T): Touches | undefined;
  differs(engine: Engine, one: T): boolean;
  onNoticed(one: T): void;
}

/**
 * Each mutant noticed, with the entry of the list that noticed it first. Before the rules of a mutant are run for an entry, its changed
 * functions are called beside the original ones: if all of them return the same, the entry cannot notice the mutant.
 */
function* compare<M extends object, T>(
  baseline: Baseline,
  mutants: readonly (readonly [M, ChangedRules])[],
  { list, observe, mostTries, question, walk, ran, differs, onNoticed }: Comparisons<T>,
): Iterable<readonly [M, T]> {
  const unnoticed = new Map(mutants);
  const triesByMutant = new Map<M, number>();
  if (unnoticed.size === 0) return;
  for (const one of list) {
    const concerned = [...unnoticed].filter(([, changed]) => changed.concerns(question(one), ran(one)));
    const replacementsByMutant = new Map(
      concerned.flatMap(([mutant, changed]) => {
        const replacements = changed.replacements();
        return replacements === undefined ? [] : [[mutant, replacements] as const];
      }),
    );
    const differing =
      replacementsByMutant.size === 0 ? new Set<M>() : baseline.differing(replacementsByMutant, observe, question(one), walk?.(one));
    for (const [mutant, changed] of concerned) {
      if (replacementsByMutant.has(mutant) && !differing.has(mutant)) continue;
      if (changed.use((engine) => differs(engine, one))) {
        unnoticed.delete(mutant);
        onNoticed(one);
        yield [mutant, one];
        continue;
      }
      const triesInVain = (triesByMutant.get(mutant) ?? 0) + 1;
      if (triesInVain < mostTries) triesByMutant.set(mutant, triesInVain);
      else unnoticed.delete(mutant);
    }
    if (unnoticed.size === 0) return;
  }
}

function answersOf(baseline: Baseline, { editions, examplesOfClauses, quick }: Noticing): Comparisons<ExampleAst> {
  const askedAlready = new Set(examplesOfClauses);
  const { id } = baseline.tested.edition.book;
  const { examplesFor, touches } = baseline.asked();
  return {
    list: spread([...examplesFor(editions)].filter((example) => !askedAlready.has(example))),
    observe: 'answer',
    mostTries: Number.POSITIVE_INFINITY,
    question: questionOf,
    ran: (example) => touches.get(example),
    differs: (engine, example) => answersOtherwise(engine, example, id) !== false,
    onNoticed: (example) => quick.add(example),
  };
}

const MOST_PLAYOUTS = 80;

function playoutsOf(baseline: Baseline, { editions, examplesOfClauses, quickPlayouts }: Noticing): Comparisons<ExampleAst> {
  const { id } = baseline.tested.edition.book;
  return {
    list: examplesWithPlayouts(baseline, baseline.asked().examplesFor(editions), new Set([...quickPlayouts, ...examplesOfClauses])),
    observe: 'playouts',
    mostTries: MOST_PLAYOUTS,
    question: questionOf,
    ran: (example) => baseline.playoutOf(example)?.touches,
    differs: (engine, example) =>
      observationsDiffer(playouts(engine, questionOf(example), id), baseline.playoutOf(example)?.observed ?? []),
    onNoticed: (example) => quickPlayouts.add(example),
  };
}

/** The examples that have playouts, the likely ones first. The playouts of an example are recorded when the iteration reaches it. */
function* examplesWithPlayouts(
  baseline: Baseline,
  examples: ReadonlySet<ExampleAst>,
  likely: ReadonlySet<ExampleAst>,
): Iterable<ExampleAst> {
  const unlikely = spread([...examples].filter((example) => !likely.has(example)));
  for (const one of [...[...likely].filter((example) => examples.has(example)), ...unlikely])
    if (baseline.playoutOf(one) !== undefined) yield one;
}

const MOST_POSITIONS = 150;

/** First the positions that were found for the definition, and those that noticed another mutant of it. */
function positionsOf(baseline: Baseline, { definition, quickPositions }: Noticing): Comparisons<RecordedPosition> {
  const { id } = baseline.tested.edition.book;
  const isFirst = ({ position }: RecordedPosition): boolean => position.for === definition || quickPositions.has(position);
  const recordedPositions = baseline.positions();
  return {
    list: [...recordedPositions.filter(isFirst), ...spread(recordedPositions.filter((one) => !isFirst(one)))],
    observe: 'both',
    mostTries: MOST_POSITIONS,
    question: ({ question }) => question,
    walk: ({ position }) => position.walk,
    ran: ({ touches }) => touches,
    differs: (engine, { question, position, observed }) => observationsDiffer(observations(engine, question, id, position.walk), observed),
    onNoticed: ({ position }) => quickPositions.add(position),
  };
}

/** The list in another order, with neighbours moved apart: they are often alike, and what one does not notice the next does not either. */
function spread<T>(list: readonly T[]): readonly T[] {
  const stride = Math.max(1, Math.floor(Math.sqrt(list.length)));
  return Array.from({ length: stride }, (_, start) => list.filter((_one, index) => index % stride === start)).flat();
}

export function observationsDiffer(observed: Iterable<string>, recorded: readonly string[]): boolean {
  let index = 0;
  try {
    for (const one of observed) if (one !== recorded[index++]) return true;
  } catch {
    return true;
  }
  return index !== recorded.length;
}
