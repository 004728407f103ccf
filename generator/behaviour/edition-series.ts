import type { JsonObject } from '../../engine/base/json.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import { definitionsOf, focusOf } from './focus.ts';
import { randomGames, randomQuestions } from './questions.ts';

/**
 * Endless series of positions and games on which two editions may differ: as in the search for unnoticed errata, most are varied from
 * examples that show the definitions that differ. Without examples of games there are no games. `questions` are those of all examples.
 */
export function randomSeries(
  run: ExampleRun,
  questions: readonly JsonObject[],
  editions: readonly CheckedEdition[],
  [from, to]: readonly [EditionId, EditionId],
  seed: number,
): { readonly positions: Iterable<JsonObject>; readonly games: Iterable<JsonObject> } {
  const definitions = definitionsOf(editions, to);
  const focus = focusOf(run, to, definitionsOf(editions, from), definitions);
  return { positions: randomQuestions(questions, seed, definitions, focus), games: randomGames(questions, seed, definitions, focus) };
}
