/** Runs all examples of a rulebook: judge and refused forms by the engine, source and same-as forms by the compiler. */

import type { ExampleAst, Source } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { type Compilation, compile } from '../compile.ts';
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import { asksJudge, type ExampleResult, type Judge, runExample } from './run.ts';

/** A source or same-as example and what the compiler found. */
interface CompilerResult {
  readonly example: ExampleAst;
  readonly passes: boolean;
  readonly found: string;
  readonly expected: string;
}

export interface ExampleRun {
  readonly results: readonly ExampleResult[];
  /** The results of the examples that ask the compiler; those in `results` ask the judge, in each edition. */
  readonly compilerResults: readonly CompilerResult[];
  /** The packs with their own examples, some of which show clauses of the rulebook. */
  readonly packs?: readonly { readonly compilation: Compilation; readonly run: ExampleRun }[];
}

/** The runs of the rulebook and of its packs. */
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
      else compilerResults.push(example.form === 'source' ? runSource(example, sources, cache) : runSameAs(example, compilation));
    }
  }
  return { results, compilerResults };
}

/** The path of the file that a `source` example adds. */
const PROBE_PATH = 'rules/errata/example-probe.json';

/** Compiles the sources with the example's file added, and looks for its diagnostic there. */
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

/** Compares the text and the definitions of the clause before and after the publication of the example: a reminder must not change them. */
function runSameAs(example: ExampleAst, compilation: Compilation): CompilerResult {
  const { sameAs: id } = example;
  const [before, after] = editionsAround(example, compilation);
  const definitionsIn = (edition: CheckedEdition | undefined): readonly Definition[] =>
    (edition?.book.definitions ?? []).map((n) => n.definition).filter((d) => clausesOf(d).some((clause) => clause === id));
  const classKeysBefore = new Set(definitionsIn(before).flatMap(classKeys));
  const [textBefore, textAfter] = [before, after].map((edition) =>
    JSON.stringify([
      id === undefined ? undefined : edition?.book.texts.get(id),
      definitionsIn(edition).map((d) => withClassKeys(d, classKeysBefore)),
    ]),
  );
  const passes = before !== undefined && after !== undefined && textBefore === textAfter;
  return {
    example,
    passes,
    found: passes ? 'the same text and definitions' : 'other text or definitions',
    expected: `the same text and definitions for "${id}" in "${before?.book.id}" and "${after?.book.id}"`,
  };
}

/** The keys of the class of a path, each with the path. */
const classKeys = (d: Definition): readonly string[] =>
  d.kind === 'path' ? Object.keys(d.class ?? {}).map((key) => `${d.id} ${key}`) : [];

/** A path with these keys of its class alone. A further key acts only through definitions that read it, which have clauses of their own. */
const withClassKeys = (d: Definition, keys: ReadonlySet<string>): Definition =>
  d.kind === 'path' ? { ...d, class: Object.fromEntries(Object.entries(d.class ?? {}).filter(([key]) => keys.has(`${d.id} ${key}`))) } : d;

/**
 * The editions before and after the publication that added the area of the example's clause. If no publication added it, the default
 * edition is the one after. Undefined for an edition that does not exist.
 */
function editionsAround({ clause }: ExampleAst, { rulebook, editions }: Compilation): readonly (CheckedEdition | undefined)[] {
  const area = clause.split('.')[0] ?? '';
  const ofArea = rulebook?.editions.publications.find(({ areas }) => areas?.includes(area));
  const edition = ofArea?.edition ?? rulebook?.editions.default;
  const index = editions.findIndex(({ book }) => book.id === edition);
  return [editions[index - 1], editions[index]];
}
