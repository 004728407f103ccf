/** What can be said of a clause: executed, text only, or waiting. */

import type { Compilation } from '../compile.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseNode } from '../rulebook.ts';
import type { ExampleRun } from './run-all.ts';

export interface ClauseStatus {
  readonly status: 'executed' | 'text' | 'waiting';
  readonly definitions: readonly string[];
  /** Examples that pass in every edition. */
  readonly passing: number;
}

export function statusOf(clause: ClauseNode, compilation: Compilation, run: ExampleRun): ClauseStatus {
  const definitions = new Set(
    compilation.editions.flatMap((e) =>
      e.book.definitions.filter((n) => clausesOf(n.definition).includes(clause.id)).map((n) => n.definition.id),
    ),
  );
  const passing = clause.words.examples.filter(
    (example) =>
      run.results.every((r) => r.example !== example || r.passes) && run.compiler.every((r) => r.example !== example || r.passes),
  ).length;
  const waiting = clause.data.waiting !== undefined;
  return {
    status: waiting ? 'waiting' : definitions.size > 0 && passing > 0 ? 'executed' : 'text',
    definitions: [...definitions].sort(),
    passing,
  };
}
