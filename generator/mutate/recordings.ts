/** What is observed in a tested edition without any mutant. */
import type { Engine } from '../../engine/index.ts';
import type { ExampleAst, JsonObject } from '../ast.ts';
import { questionOf } from '../examples/run.ts';
import { playouts } from './playouts.ts';
import { observations, type Position, positionQuestion } from './positions/position.ts';
import { type Values, valuesOf } from './positions/values.ts';
import type { TestedEdition } from './tested-edition.ts';
import type { Recorder } from './touches.ts';

/** What was observed, and the definitions whose code ran meanwhile. */
interface Recorded {
  readonly steps: readonly string[];
  readonly touches: ReadonlySet<string>;
}

export interface RecordedPosition extends Recorded {
  readonly position: Position;
  readonly question: JsonObject;
}

export interface Recordings {
  /** The playouts of examples that play, computed on the first call. */
  playouts(): ReadonlyMap<ExampleAst, Recorded>;
  /** The positions of this edition whose examples exist, computed on the first call. */
  positions(): readonly RecordedPosition[];
  /** What the questions of the examples say, computed on the first call. */
  values(): Values;
  /** All that a position compares of a question. */
  record(question: JsonObject): Recorded;
}

interface Recording {
  readonly tested: TestedEdition;
  /** Those that are asked in this edition. */
  readonly examples: readonly ExampleAst[];
  /** Runs the rules of the recorder. */
  readonly engine: Engine;
  readonly recorder: Recorder;
  readonly positions: readonly Position[];
}

export function recordingsOf({ tested, examples, engine, recorder, positions }: Recording): Recordings {
  const { id, definitions } = tested.edition.book;
  const recorded = (steps: Iterable<string>): Recorded => {
    recorder.take();
    return { steps: [...steps], touches: recorder.take() };
  };
  const record = (question: JsonObject): Recorded => recorded(observations(engine, question, id));
  const recordedPlayouts = (example: ExampleAst): [ExampleAst, Recorded][] => {
    const known = recorded(playouts(engine, questionOf(example), id));
    return known.steps.length === 0 ? [] : [[example, known]];
  };
  const recordedPosition = (position: Position): RecordedPosition[] => {
    const example = tested.examples.find((one) => one.id === position.example);
    if (position.edition !== tested.key || example === undefined) return [];
    const question = positionQuestion(example, position.edits);
    return [{ position, question, ...record(question) }];
  };
  return {
    playouts: once(() => new Map(examples.flatMap(recordedPlayouts))),
    positions: once(() => positions.flatMap(recordedPosition)),
    values: once(() =>
      valuesOf(
        tested.examples.map(questionOf),
        definitions.map(({ definition }) => definition),
      ),
    ),
    record,
  };
}

/** A function that computes its value on the first call. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
