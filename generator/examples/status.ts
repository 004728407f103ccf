import type { ExampleAst } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { groupByClause } from '../definition-clauses.ts';
import type { DefinitionId } from '../ids.ts';
import type { ClauseNode } from '../rulebook.ts';
import type { ExampleResult } from './run.ts';
import type { ExampleRun } from './run-all.ts';

interface ClauseStatus {
  readonly status: 'executed' | 'text' | 'not-executed';
  /** The definitions of any edition or pack that carry it. */
  readonly definitions: readonly DefinitionId[];
  /** The number of examples that pass in every edition, among them those of packs that show the clause. */
  readonly passing: number;
}

export const resultsByExample = ({ results }: ExampleRun): ReadonlyMap<ExampleAst, readonly ExampleResult[]> =>
  Map.groupBy(results, ({ example }) => example);

/** The examples that pass in every edition. */
function passingIn(run: ExampleRun): ReadonlySet<ExampleAst> {
  const all: readonly { readonly example: ExampleAst; readonly passes: boolean }[] = [...run.results, ...run.compilerResults];
  const failing = new Set(all.flatMap(({ example, passes }) => (passes ? [] : [example])));
  return new Set(all.flatMap(({ example }) => (failing.has(example) ? [] : [example])));
}

export function createStatusOf(compilation: Compilation, run: ExampleRun): (clause: ClauseNode) => ClauseStatus {
  const packs = run.packs ?? [];
  const editions = [...compilation.editions, ...packs.flatMap((pack) => pack.compilation.editions)];
  const nodesByClause = editions.map(({ book }) => groupByClause(book.definitions));
  const passing = passingIn(run);
  // The passing examples of packs that show clauses of the rulebook.
  const showing = packs.flatMap((pack) => {
    const passingHere = passingIn(pack.run);
    return [...new Set(pack.run.results.map(({ example }) => example))].filter((one) => one.shows !== undefined && passingHere.has(one));
  });
  return (clause) => {
    const definitions = new Set(nodesByClause.flatMap((nodes) => (nodes.get(clause.id) ?? []).map(({ definition }) => definition.id)));
    const passingCount =
      clause.ast.examples.filter((example) => passing.has(example)).length +
      showing.filter(({ shows }) => shows?.clauses.includes(clause.id) === true).length;
    const isNotExecuted = clause.data.notExecuted !== undefined;
    return {
      status: isNotExecuted ? 'not-executed' : definitions.size > 0 && passingCount > 0 ? 'executed' : 'text',
      definitions: [...definitions].sort(),
      passing: passingCount,
    };
  };
}
