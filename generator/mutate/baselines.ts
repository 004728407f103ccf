import { createEngine, type Engine, type Rules } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { ask, claimFor, questionOf } from '../examples/run.ts';
import type { DefinitionId } from '../ids.ts';
import { type CompiledCode, instantiate } from '../instantiate/board.ts';
import { type CodeCache, codeOf, type GameCode, instantiateCode, type LiveGame } from '../instantiate/game.ts';
import { once } from '../once.ts';
import { type Recorder, type RulesCode, recorderOf } from './call-recorder.ts';
import type { Position } from './positions/position.ts';
import type { Replacement, Touches } from './recorded-functions.ts';
import { type Recordings, recordingsOf } from './recordings.ts';
import { replacementsOf } from './replacements.ts';
import type { TestedEdition } from './tested-edition.ts';
import { type WhereRun, whereRunIn } from './where-run.ts';

/** A tested edition without any mutant: its rules, what its examples touch, and the parts that mutants can reuse. */
export interface Baseline extends RulesCode, Recordings {
  readonly tested: TestedEdition;
  readonly rules: Rules;
  readonly live: LiveGame | undefined;
  /** Asks the examples on the first call. */
  asked(): Asked;
  /** Computed on the first call. */
  whereRun(): WhereRun;
  /** The functions that changed rules replace; undefined where they differ in something else. */
  replacements(changed: { readonly rules: Rules; readonly code: GameCode | undefined }): readonly Replacement[] | undefined;
}

interface Asked {
  /**
   * The examples with a claim for the edition, without those that answer the same in an edition tested before it. Only the given `editions`
   * are compared: in the others no mutant of the definition is tried.
   */
  examplesFor(editions: readonly string[]): ReadonlySet<ExampleAst>;
  /** As JSON, by each example with a claim. */
  readonly answers: ReadonlyMap<ExampleAst, string>;
  /** The code that each example runs. */
  readonly touches: ReadonlyMap<ExampleAst, Touches>;
  /** The ids of the definitions of which at least one example runs code. Whether code of other definitions runs is unknown. */
  readonly touchedDefinitions: ReadonlySet<DefinitionId>;
}

export interface SharedCode {
  readonly compiled: CompiledCode;
  readonly code: CodeCache;
}

/** The code of the game, without the digest of the definitions, which every change changes. */
export const gameCodeOf = ({ game }: CheckedEdition, { code }: SharedCode): GameCode | undefined =>
  game === undefined ? undefined : codeOf({ edition: game.edition, game: game.game, digest: '' }, code);

/** @param earlier the editions that are tested before it */
export function baselineOf(
  tested: TestedEdition,
  shared: SharedCode,
  earlier: readonly Baseline[],
  positions: readonly Position[],
): Baseline {
  const { edition } = tested;
  const { ir } = edition.lowered;
  const code = gameCodeOf(edition, shared);
  const live = code === undefined ? undefined : instantiateCode(code);
  const board = instantiate(ir, shared.compiled);
  // Rules of its own: the recorder replaces their functions.
  const recorder = recorderOf(instantiate(ir, shared.compiled), code);
  const engine = createEngine(recorder.rules);
  const asked = once(() => askExamples(tested, engine, recorder, earlier));
  const rules = live === undefined ? board : { ...board, game: live.rules };
  return {
    tested,
    ir,
    code,
    live,
    rules,
    whereRun: once(() => whereRunIn(edition.book.definitions.map(({ definition }) => definition))),
    replacements: (changed) => replacementsOf(recorder, { rules, code }, changed),
    asked,
    ...recordingsOf({ tested, isAsked: (example) => asked().answers.has(example), engine, recorder, positions }),
  };
}

function askExamples({ edition, examples }: TestedEdition, engine: Engine, recorder: Recorder, earlier: readonly Baseline[]): Asked {
  const { id } = edition.book;
  const answers = new Map<ExampleAst, string>();
  const touches = new Map<ExampleAst, Touches>();
  for (const example of examples) {
    if (claimFor(example, id) === undefined) continue;
    const { edition: _, ...answer } = ask(engine, questionOf(example), id);
    touches.set(example, recorder.take());
    answers.set(example, JSON.stringify(answer));
  }
  // The examples of a pack are asked in no edition without it.
  const comparable = earlier.filter(({ tested }) => tested.examples === examples);
  const examplesByCompared = new Map<string, ReadonlySet<ExampleAst>>();
  return {
    examplesFor(editions) {
      const compared = comparable.filter(({ tested }) => editions.includes(tested.key));
      const key = compared.map(({ tested }) => tested.key).join();
      const isNew = ([example, answer]: readonly [ExampleAst, string]): boolean =>
        compared.every((one) => one.asked().answers.get(example) !== answer);
      const newExamples = examplesByCompared.get(key) ?? new Set([...answers].filter(isNew).map(([example]) => example));
      examplesByCompared.set(key, newExamples);
      return newExamples;
    },
    answers,
    touches,
    touchedDefinitions: new Set([...touches.values()].flatMap(({ definitions }) => [...definitions])),
  };
}
