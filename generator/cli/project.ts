/** A project as the command line sees it: its sources compiled, and its examples run against the rules just made. */
import { createEngine, type Engine } from '../../engine/index.ts';
import type { Source } from '../ast.ts';
import { diagnoseUnnoticed, findUnnoticed } from '../behaviour/unnoticed.ts';
import { type Compilation, type CompiledPack, compile, hasErrors } from '../compile.ts';
import { type CompileCache, createCompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { diagnoseExamples } from '../examples/diagnose.ts';
import { diagnoseFlips, flipsOf } from '../examples/flips.ts';
import type { Judge } from '../examples/run.ts';
import { type ExampleRun, runAll } from '../examples/run-all.ts';
import { type VariantFlips, variantFlips } from '../examples/variants.ts';
import { instantiate } from '../instantiate/board.ts';
import { instantiateGame } from '../instantiate/game.ts';
import { once } from '../once.ts';
import { diagnosticsInPack } from '../packs.ts';
import { answerStoreIn } from './answer-store.ts';
import { BuildCache, type Flips } from './build-cache.ts';
import { readSources } from './files.ts';
import { createProgress, type Progress } from './progress.ts';
import { recordedGames } from './record-games.ts';

export interface Project {
  readonly sources: readonly Source[];
  readonly compilation: Compilation;
  /** Absent while there are errors, as are the following fields but `diagnostics`. */
  readonly engine?: Engine;
  /** The examples of the rulebook and of packs. */
  readonly exampleRun?: ExampleRun;
  readonly packs?: readonly PackRun[];
  /** Per erratum, the examples whose verdict it changes. */
  readonly flips?: ReadonlyMap<string, readonly string[]>;
  /** Per variant of a reading, the examples whose verdict it changes. */
  readonly variantFlips?: VariantFlips;
  readonly diagnostics: readonly Diagnostic[];
}

interface PackRun {
  readonly pack: CompiledPack;
  readonly exampleRun: ExampleRun;
}

export interface Compiled {
  readonly sources: readonly Source[];
  readonly compilation: Compilation;
}

/** @param prepare changes a source before it is compiled */
export function compileProject(
  root: string,
  cache?: CompileCache,
  progress = createProgress(),
  prepare = (source: Source): Source => source,
): Compiled {
  progress.step('Compiling');
  try {
    const sources = readSources(root).map(prepare);
    return { sources, compilation: compile(sources, cache) };
  } finally {
    progress.end();
  }
}

/**
 * Compiles without the errata that have errors, so that a command can answer about other ids while an erratum is being written.
 * `unfinishedPaths` has the paths of these errata, `wholeCompiled` has all sources.
 */
export function compileWithoutUnfinished(
  root: string,
  progress = createProgress(),
  cache = createCompileCache(),
): Compiled & { readonly unfinishedPaths: readonly string[]; readonly wholeCompiled: Compiled } {
  const wholeCompiled = compileProject(root, cache, progress);
  const { sources, compilation } = wholeCompiled;
  const faulty = new Set(compilation.diagnostics.filter(({ severity }) => severity === 'error').map(({ place }) => place.file));
  const unfinishedPaths = [...faulty].filter((file) => file.startsWith('rules/errata/'));
  const others = sources.filter(({ path }) => !unfinishedPaths.includes(path));
  return unfinishedPaths.length === 0
    ? { ...wholeCompiled, unfinishedPaths, wholeCompiled }
    : { sources: others, compilation: compile(others, cache), unfinishedPaths, wholeCompiled };
}

/** The line that names the files left out by `compileWithoutUnfinished`, each with the code of its first error; undefined without any. */
export function skippedLine({
  unfinishedPaths,
  wholeCompiled: { compilation },
}: ReturnType<typeof compileWithoutUnfinished>): string | undefined {
  if (unfinishedPaths.length === 0) return undefined;
  const errors = compilation.diagnostics.filter(({ severity }) => severity === 'error');
  const files = unfinishedPaths.map((path) => `${path} (${errors.find(({ place }) => place.file === path)?.code})`);
  return `Skipped files with errors: ${files.join(', ')}. Run \`sightline check\` to see the errors.`;
}

export function openProject(root: string, cache = new BuildCache(answerStoreIn()), compiled?: Compiled): Project {
  const progress = createProgress();
  try {
    return projectOf(compiled ?? compileProject(root, cache.compile, progress), cache, progress);
  } finally {
    progress.end();
  }
}

function projectOf({ sources, compilation }: Compiled, cache: BuildCache, progress: Progress): Project {
  if (hasErrors(compilation.diagnostics) || compilation.rulebook === undefined)
    return { sources, compilation, diagnostics: compilation.diagnostics };
  const judgeOf = (editions: Compilation['editions']): Judge => cache.judge(editions, () => engineOf({ ...compilation, editions }));
  progress.step('Running the examples');
  const rulebookRun = runAll(judgeOf(compilation.editions), compilation, sources, cache.compile);
  progress.step('Running the examples of packs');
  const packs = compilation.packs.map((pack): PackRun => {
    const packJudge = cache.judge(pack.compilation.editions, () => engineOf(pack.compilation));
    // Only the examples of the pack: those of the rulebook have been run without packs.
    const isInPack = (file: string): boolean => pack.sources.pathOnDisk(file) !== undefined;
    return { pack, exampleRun: runAll(packJudge, pack.compilation, pack.sources.sources, cache.compile, isInPack) };
  });
  const exampleRun: ExampleRun = {
    ...rulebookRun,
    packs: packs.map(({ pack, exampleRun }) => ({ compilation: pack.compilation, run: exampleRun })),
  };
  cache.storeAnswers();
  const engine = once(() => engineOf(compilation));
  // Computed on demand: flips take a third of the time of a first build, and `coverage` needs none.
  const flips = once(() => flipsIn(compilation, exampleRun, cache, judgeOf));
  const diagnostics = once(() => [
    ...compilation.diagnostics,
    ...diagnoseExamples(exampleRun),
    ...packs.flatMap(({ pack, exampleRun: packRun }) => diagnosticsInPack(diagnoseExamples(packRun), pack.sources)),
    ...diagnoseFlips(compilation, flips().errata),
    ...diagnoseUnnoticed(compilation, flips().unnoticed),
  ]);
  return {
    sources,
    compilation,
    exampleRun,
    packs,
    get engine() {
      return engine();
    },
    get flips() {
      return flips().errata;
    },
    get variantFlips() {
      return flips().variants;
    },
    get diagnostics() {
      return diagnostics();
    },
  };
}

function flipsIn(
  compilation: Compilation,
  exampleRun: ExampleRun,
  cache: BuildCache,
  judgeOf: (editions: Compilation['editions']) => Judge,
): Flips {
  const progress = createProgress();
  progress.step('Comparing the verdicts of errata and readings');
  try {
    return cache.flips(compilation, () => {
      const errata = flipsOf(compilation, exampleRun, judgeOf);
      // Answers to random questions are not cached.
      const makeEngine = (editions: Compilation['editions']): Engine => engineOf({ ...compilation, editions });
      const seed = 1;
      const unnoticed = findUnnoticed(compilation, exampleRun, errata, makeEngine, (editions, questions, edition, count) =>
        recordedGames(makeEngine(editions), questions, edition, seed, count),
      );
      return { errata, unnoticed, variants: variantFlips(compilation, exampleRun, judgeOf) };
    });
  } finally {
    cache.storeAnswers();
    progress.end();
  }
}

export function engineOf(compilation: Compilation): Engine {
  const defaultEdition = compilation.rulebook?.editions.default;
  const rules = [...compilation.editions]
    .sort((a, b) => Number(b.book.id === defaultEdition) - Number(a.book.id === defaultEdition))
    .map((e) => ({ ...instantiate(e.lowered.ir), ...(e.game === undefined ? {} : { game: instantiateGame(e.game) }) }));
  const [first, ...others] = rules;
  if (first === undefined) throw new Error('the rulebook has no edition');
  return createEngine(first, ...others);
}
