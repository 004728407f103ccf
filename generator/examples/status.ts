/** The status of a clause: executed, text only, or not executed yet (`notExecuted`). */

import type { ExampleAst } from '../ast.ts';
import { ObjectCache } from '../caches.ts';
import type { Compilation } from '../compile.ts';
import { nodesCarrying } from '../definition-clauses.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import type { ClauseNode } from '../rulebook.ts';
import { type ExampleRun, resultsOf } from './run-all.ts';

interface ClauseStatus {
  readonly status: 'executed' | 'text' | 'not-executed';
  /** The definitions of any edition or pack that carry it. */
  readonly definitions: readonly DefinitionId[];
  /** Examples that pass in every edition, those of packs that show the clause included. */
  readonly passing: number;
}

const passesIn = (run: ExampleRun, example: ExampleAst): boolean =>
  resultsOf(run, example).every((r) => r.passes) && run.compilerResults.every((r) => r.example !== example || r.passes);

const examplesThatShow = new ObjectCache<ExampleRun, readonly ExampleAst[]>();

/** The examples of a pack that show a clause of the rulebook. */
const shownBy = (run: ExampleRun, clause: ClauseId): readonly ExampleAst[] =>
  examplesThatShow
    .get(run, () => [...new Set(run.results.map(({ example }) => example))].filter(({ shows }) => shows !== undefined))
    .filter(({ shows }) => shows?.clauses.includes(clause) === true);

export function statusOf(clause: ClauseNode, compilation: Compilation, run: ExampleRun): ClauseStatus {
  const packs = run.packs ?? [];
  const editions = [...compilation.editions, ...packs.flatMap((pack) => pack.compilation.editions)];
  const definitions = new Set(
    editions.flatMap(({ book }) => nodesCarrying(book.definitions, clause.id).map(({ definition }) => definition.id)),
  );
  const passing =
    clause.ast.examples.filter((example) => passesIn(run, example)).length +
    packs.flatMap((pack) => shownBy(pack.run, clause.id).filter((example) => passesIn(pack.run, example))).length;
  const isNotExecuted = clause.data.notExecuted !== undefined;
  return {
    status: isNotExecuted ? 'not-executed' : definitions.size > 0 && passing > 0 ? 'executed' : 'text',
    definitions: [...definitions].sort(),
    passing,
  };
}
