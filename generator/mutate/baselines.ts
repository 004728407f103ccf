/** The editions whose definitions are mutated, those of packs included, with the answers of their examples before any mutant. */

import { createEngine, type Rules } from '../../engine/index.ts';
import type { ExampleAst } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { ask, claimFor, questionOf } from '../examples/run.ts';
import { type CompiledCode, instantiate } from '../instantiate/board.ts';
import { type CodeCache, codeOf, type GameCode, instantiateCode, type LiveGame } from '../instantiate/game.ts';
import { once } from '../once.ts';
import type { Position } from './positions/position.ts';
import { type Recordings, recordingsOf } from './recordings.ts';
import { replacementsOf } from './replacements.ts';
import type { TestedEdition } from './tested-edition.ts';
import { type RulesCode, recorderOf } from './touches.ts';
import type { Replacement, Touches } from './watched.ts';
import { type WhereRun, whereRunIn } from './where-run.ts';

/** A tested edition without any mutant: its rules, what its examples touch, and the parts that mutants can reuse. */
export interface Baseline extends RulesCode, Recordings {
  readonly tested: TestedEdition;
  readonly rules: Rules;
  readonly live: LiveGame | undefined;
  /** Examples with a claim for this edition, without those that answered the same in an earlier tested edition. */
  readonly examples: ReadonlySet<ExampleAst>;
  /** The code that each of them runs. */
  readonly touches: ReadonlyMap<ExampleAst, Touches>;
  /** The ids of the definitions of which at least one example runs code. Whether code of others runs is unknown. */
  readonly touchedDefinitions: ReadonlySet<string>;
  /** Computed on the first call. */
  whereRun(): WhereRun;
  /** The functions that changed rules replace; undefined where they differ in something else. */
  replacements(changed: { readonly board: Rules; readonly code: GameCode | undefined }): readonly Replacement[] | undefined;
}

/** Caches of code that several editions and mutants share. */
export interface SharedCode {
  readonly compiled: CompiledCode;
  readonly code: CodeCache;
}

/** The code of the game, without the digest of the definitions, which every change changes. */
export const gameCodeOf = ({ game }: CheckedEdition, { code }: SharedCode): GameCode | undefined =>
  game === undefined ? undefined : codeOf({ edition: game.edition, game: game.game, digest: '' }, code);

/** @param earlierAnswers by example, its answers in earlier tested editions as JSON; those of this one are added */
export function baselineOf(
  tested: TestedEdition,
  shared: SharedCode,
  earlierAnswers: Map<ExampleAst, Set<string>>,
  positions: readonly Position[],
): Baseline {
  const { edition, examples } = tested;
  const { ir } = edition.lowered;
  const code = gameCodeOf(edition, shared);
  const live = code === undefined ? undefined : instantiateCode(code);
  const board = instantiate(ir, shared.compiled);
  const recorder = recorderOf(instantiate(ir, shared.compiled), code);
  const engine = createEngine(recorder.rules);
  const touches = new Map<ExampleAst, Touches>();
  const { id } = edition.book;
  const ownExamples = examples.filter((example) => {
    if (claimFor(example, id) === undefined) return false;
    const { edition: _, ...answer } = ask(engine, questionOf(example), id);
    touches.set(example, recorder.take());
    const text = JSON.stringify(answer);
    const knownAnswers = earlierAnswers.get(example) ?? new Set<string>();
    if (knownAnswers.has(text)) return false;
    earlierAnswers.set(example, knownAnswers.add(text));
    return true;
  });
  const rules = live === undefined ? board : { ...board, game: live.rules };
  return {
    tested,
    ir,
    code,
    live,
    rules,
    whereRun: once(() => whereRunIn(edition.book.definitions.map(({ definition }) => definition))),
    replacements: (changed) => replacementsOf(recorder, { board: rules, code }, changed),
    examples: new Set(ownExamples),
    touches,
    touchedDefinitions: new Set([...touches.values()].flatMap(({ definitions }) => [...definitions])),
    ...recordingsOf({ tested, examples: ownExamples, engine, recorder, positions }),
  };
}
