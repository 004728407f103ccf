import type { JsonObject } from '../../engine/base/json.ts';
import type { Engine } from '../../engine/index.ts';
import { ask } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';

export function questionsOf({ results }: ExampleRun): readonly JsonObject[] {
  const byExample = new Map(results.flatMap(({ example }) => (example.question === undefined ? [] : [[example.id, example.question]])));
  return [...byExample.values()];
}

export const judgeIn =
  (engine: Engine, edition: EditionId) =>
  (question: JsonObject): JsonObject =>
    ask(engine, question, edition);
