/** Compiles changed sources of the small book, runs their examples, and collects all diagnostics. */
import type { Source } from '../../../generator/ast.ts';
import { engineOf } from '../../../generator/cli/project.ts';
import { type Compilation, compile, hasErrors } from '../../../generator/compile.ts';
import { createCompileCache } from '../../../generator/compile-cache.ts';
import { type Diagnostic, sortDiagnostics } from '../../../generator/diagnostic.ts';
import { diagnoseExamples } from '../../../generator/examples/diagnose.ts';
import { diagnoseFlips, flipsOf } from '../../../generator/examples/flips.ts';
import { type ExampleRun, runAll } from '../../../generator/examples/run-all.ts';
import { type Change, smallBookWith } from '../../fixtures/edited-small-book.ts';

interface BookRun {
  readonly sources: readonly Source[];
  readonly compilation: Compilation;
  /** Absent if the compiler has an error. */
  readonly exampleRun?: ExampleRun;
  /** Per erratum, the examples that it flips; absent if the compiler has an error. */
  readonly flips?: ReturnType<typeof flipsOf>;
  /** Those of the compiler and, if it has no error, of the examples and the flips. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Shared by all cases, so that unchanged sources are compiled once. */
const cache = createCompileCache();

export function runSmallBookWith(changes: readonly Change[]): BookRun {
  const sources = smallBookWith(changes);
  const compilation = compile(sources, cache);
  if (hasErrors(compilation.diagnostics)) return { sources, compilation, diagnostics: compilation.diagnostics };
  const exampleRun = runAll(engineOf(compilation), compilation, sources, cache);
  const flips = flipsOf(compilation, exampleRun, (editions) => engineOf({ ...compilation, editions }));
  const afterCompiling = [...diagnoseExamples(exampleRun), ...diagnoseFlips(compilation, flips)];
  return { sources, compilation, exampleRun, flips, diagnostics: sortDiagnostics([...compilation.diagnostics, ...afterCompiling]) };
}
