/** Applies the changes of a case to the small book, compiles it, runs its examples, and returns the diagnostics as cases state them. */
import type { Source } from '../../../generator/ast.ts';
import { engineOf } from '../../../generator/cli/project.ts';
import { type Compilation, compile, hasErrors } from '../../../generator/compile.ts';
import { createCompileCache } from '../../../generator/compile-cache.ts';
import { type Diagnostic, type Place, sortDiagnostics } from '../../../generator/diagnostic.ts';
import { diagnoseExamples } from '../../../generator/examples/diagnose.ts';
import { diagnoseFlips, flipsOf } from '../../../generator/examples/flips.ts';
import { runAll } from '../../../generator/examples/run-all.ts';
import { smallBook } from '../../fixtures/small-book.ts';

/** Replaces the only occurrence of `replace`, or writes a whole file. */
export type Change =
  | { readonly path: string; readonly replace: string; readonly with: string }
  | { readonly path: string; readonly text: string };

/** A diagnostic as a case states it: `at` is the text at its place, up to the end of its first line. */
interface Expected {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly at: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
}

export interface Case {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly expects: readonly Expected[];
}

interface RunBook {
  readonly sources: readonly Source[];
  readonly compilation: Compilation;
  /** Those of the compiler and, if it had no error, of the examples and the flips. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Applies changes in order. Throws an Error when a text to replace does not occur exactly once. */
export function bookWith(changes: readonly Change[], sources: readonly Source[] = smallBook()): Source[] {
  let list = [...sources];
  for (const change of changes) {
    const source = list.find(({ path }) => path === change.path);
    const text = 'text' in change ? change.text : replaced(source, change);
    list = [...list.filter(({ path }) => path !== change.path), { path: change.path, text }];
  }
  return list;
}

function replaced(source: Source | undefined, change: { readonly path: string; readonly replace: string; readonly with: string }): string {
  const parts = source?.text.split(change.replace) ?? [];
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(change.replace)} occurs ${Math.max(parts.length - 1, 0)} times in ${change.path}`);
  return parts.join(change.with);
}

/** Shared by all cases, so that unchanged sources are compiled once. */
const cache = createCompileCache();

export function runBookWith(changes: readonly Change[]): RunBook {
  return runSources(bookWith(changes));
}

export function runSources(sources: readonly Source[]): RunBook {
  const compilation = compile(sources, cache);
  if (hasErrors(compilation.diagnostics)) return { sources, compilation, diagnostics: compilation.diagnostics };
  const run = runAll(engineOf(compilation), compilation, sources, cache);
  const flips = flipsOf(compilation, run, (editions) => engineOf({ ...compilation, editions }));
  const afterCompiling = [...diagnoseExamples(run), ...diagnoseFlips(compilation, flips)];
  return { sources, compilation, diagnostics: sortDiagnostics([...compilation.diagnostics, ...afterCompiling]) };
}

export function asExpected(diagnostic: Diagnostic, sources: readonly Source[]): Expected {
  const { code, place, found, expected, hint } = diagnostic;
  const { file, line, column } = place;
  return {
    code,
    file,
    line,
    column,
    at: textAt(place, sources),
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
  };
}

function textAt({ file, line, column, endLine, endColumn }: Place, sources: readonly Source[]): string {
  const text = sources.find(({ path }) => path === file)?.text.split('\n')[line - 1] ?? '';
  return text.slice(column - 1, endLine === line ? (endColumn ?? column) - 1 : undefined);
}
