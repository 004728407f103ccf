/** Runs all examples of a rulebook: judge and refused forms by the engine, source and same-as forms by the compiler. */

import type { ExampleAst, Source } from '../ast.ts';
import { type Compilation, compile } from '../compile.ts';
import type { CompileCache } from '../compile-cache.ts';
import { asksJudge, type ExampleResult, type Judge, runExample } from './run.ts';
import { compareWithEarlier } from './same-as.ts';

interface CompilerResult {
  readonly example: ExampleAst;
  readonly passes: boolean;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

export interface ExampleRun {
  readonly results: readonly ExampleResult[];
  /** The results of the examples that ask the compiler; those in `results` ask the judge, in each edition. */
  readonly compilerResults: readonly CompilerResult[];
  /** The packs with their own examples, some of which show clauses of the rulebook. */
  readonly packs?: readonly { readonly compilation: Compilation; readonly run: ExampleRun }[];
}

export const runsOf = (run: ExampleRun): readonly ExampleRun[] => [run, ...(run.packs ?? []).map((pack) => pack.run)];

/**
 * @param cache the cache of the compiler, for examples that compile the sources with a file of their own added
 * @param isSelected whether the examples of a file are run
 */
export function runAll(
  engine: Judge,
  compilation: Compilation,
  sources: readonly Source[],
  cache?: CompileCache,
  isSelected: (file: string) => boolean = () => true,
): ExampleRun {
  const results: ExampleResult[] = [];
  const compilerResults: CompilerResult[] = [];
  for (const clause of compilation.rulebook?.clauses.values() ?? []) {
    if (!isSelected(clause.ast.place.file)) continue;
    for (const example of clause.ast.examples) {
      if (asksJudge(example)) for (const { book } of compilation.editions) results.push(runExample(engine, example, book.id));
      else if (example.form === 'source') compilerResults.push(runSource(example, sources, cache));
      else compilerResults.push({ example, ...compareWithEarlier(example, compilation) });
    }
  }
  return { results, compilerResults };
}

/** The path of the file that a `source` example adds. */
const PROBE_PATH = 'rules/errata/example-probe.json';

function runSource(example: ExampleAst, sources: readonly Source[], cache?: CompileCache): CompilerResult {
  const text = JSON.stringify(example.file ?? null, null, 2);
  const found = compile([...sources, { path: PROBE_PATH, text }], cache).diagnostics.filter((d) => d.place.file === PROBE_PATH);
  const claimed = example.diagnostic;
  const passes = found.some((d) => d.code === claimed?.code && (claimed.pointer === undefined || d.place.pointer === claimed.pointer));
  return {
    example,
    passes,
    found: found.map((d) => `${d.code} ${d.place.pointer ?? ''}`.trim()).join(', ') || 'no diagnostic',
    expected: `${claimed?.code ?? ''} ${claimed?.pointer ?? ''}`.trim(),
  };
}
