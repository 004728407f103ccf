import type { JsonObject } from '../../engine/base/json.ts';
import type { Engine } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import { ask, questionOf } from '../examples/run.ts';
import { once } from '../once.ts';
import type { Recorder } from './call-recorder.ts';
import { playouts } from './playouts.ts';
import { observations, type Position, positionQuestion } from './positions/position.ts';
import { type Values, valuesOf } from './positions/values.ts';
import { type Walk, walkFrom } from './positions/walk.ts';
import type { Replacement, Touches } from './recorded-functions.ts';
import type { TestedEdition } from './tested-edition.ts';

interface Recorded {
  /** The texts observed, in order: those of `playouts` for an example, those of `observations` for a position or a question. */
  readonly observed: readonly string[];
  readonly touches: Touches;
}

export interface RecordedPosition extends Recorded {
  readonly position: Position;
  readonly question: JsonObject;
}

export interface Recordings {
  /**
   * The playouts of an example, computed on the first call for it; undefined for one that plays no game or is not asked in this edition.
   */
  playoutOf(example: ExampleAst): Recorded | undefined;
  /** The positions of this edition whose examples exist, computed on the first call. */
  positions(): readonly RecordedPosition[];
  /** The values that variations try, computed on the first call. */
  values(): Values;
  /** All that a position compares of a question, and the mutants whose functions returned something else than the original ones. */
  record<M extends object>(
    question: JsonObject,
    walk: Walk | undefined,
    mutants: ReadonlyMap<M, readonly Replacement[]>,
  ): Recorded & { readonly differing: ReadonlySet<M> };
  /** The mutants that `record` returns as `differing`, but only what `observe` names is run. */
  differing<M extends object>(
    mutants: ReadonlyMap<M, readonly Replacement[]>,
    observe: Observe,
    question: JsonObject,
    walk?: Walk,
  ): ReadonlySet<M>;
}

/** What is observed of a question: its answer, its playouts or both. A walk, where there is one, takes the place of the playouts. */
export type Observe = 'answer' | 'playouts' | 'both';

interface RecordingSource {
  readonly tested: TestedEdition;
  isAsked(example: ExampleAst): boolean;
  /** Runs the unchanged rules with functions that report each call to the recorder. */
  readonly engine: Engine;
  readonly recorder: Recorder;
  readonly positions: readonly Position[];
}

export function recordingsOf({ tested, isAsked, engine, recorder, positions }: RecordingSource): Recordings {
  const { id, definitions } = tested.edition.book;
  const recordedOf = (observed: Iterable<string>): Recorded => {
    // Discards what ran before.
    recorder.take();
    return { observed: [...observed], touches: recorder.take() };
  };
  const playoutsByExample = new Map<ExampleAst, Recorded>();
  const recordedPosition = (position: Position): RecordedPosition[] => {
    const example = tested.examples.find((one) => one.id === position.example);
    if (position.edition !== tested.key || example === undefined) return [];
    const question = positionQuestion(example, position.edits);
    return [{ position, question, ...recordedOf(observations(engine, question, id, position.walk)) }];
  };
  return {
    playoutOf(example) {
      if (!isAsked(example)) return undefined;
      const recorded = playoutsByExample.get(example) ?? recordedOf(playouts(engine, questionOf(example), id));
      playoutsByExample.set(example, recorded);
      return recorded.observed.length === 0 ? undefined : recorded;
    },
    positions: once(() => positions.flatMap(recordedPosition)),
    values: once(() =>
      valuesOf(
        tested.examples.map(questionOf),
        definitions.map(({ definition }) => definition),
      ),
    ),
    record(question, walk, mutants) {
      let recorded: Recorded | undefined;
      const differing = recorder.differing(mutants, () => {
        recorded = recordedOf(observations(engine, question, id, walk));
      });
      if (recorded === undefined) throw new Error('the recorder did not run');
      return { ...recorded, differing };
    },
    differing: (mutants, observe, question, walk) =>
      recorder.differing(mutants, () => {
        try {
          if (observe !== 'playouts') ask(engine, question, id);
          if (observe !== 'answer')
            for (const _ of walk === undefined ? playouts(engine, question, id) : walkFrom(engine, question, id, walk));
        } catch {
          // What fails without mutants is compared as far as it goes.
        }
      }),
  };
}
