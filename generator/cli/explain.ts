/** `sightline explain ID`: everything known of whatever has this id. */
import { type Compilation, hasErrors } from '../compile.ts';
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import { emitBook } from '../emit/book.ts';
import { runAll } from '../examples/run-all.ts';
import { once } from '../once.ts';
import type { PackedSources } from '../packs.ts';
import type { SummaryLine } from '../stale/candidates.ts';
import { answerStoreIn } from './answer-store.ts';
import type { Arguments } from './arguments.ts';
import { BuildCache } from './build-cache.ts';
import { explainClause } from './explain/clause.ts';
import { explainDefinition } from './explain/definition.ts';
import { explainDiagnostic } from './explain/diagnostic.ts';
import { explainErratum, explainReading } from './explain/erratum.ts';
import { explainExample } from './explain/example.ts';
import type { Explained, KnownBook } from './explain/known.ts';
import { explainPage } from './explain/page.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { createProgress } from './progress.ts';
import { type Compiled, compileWithoutUnfinished, engineOf, skippedLine } from './project.ts';
import { suggestion } from './suggestion.ts';
import { readSummaries } from './summaries.ts';
import { print, refuse } from './terminal.ts';

export function explain(root: string, args: Arguments): number {
  const [id = ''] = args.names;
  const diagnostic = explainDiagnostic(id);
  if (diagnostic !== undefined) return printExplanations([diagnostic], args.json);
  const progress = createProgress();
  const cache = new BuildCache(answerStoreIn());
  const compiled = compileWithoutUnfinished(root, progress, cache.compile);
  const { sources, compilation, unfinishedPaths, wholeCompiled } = compiled;
  const books = booksOf({ sources, compilation });
  const ids = [...new Set(books.flatMap((book) => idsOf(book.compilation)))];
  progress.end();
  // The id of an erratum may be unreadable because of its errors: then the text of its file is searched for it.
  const isUnfinished =
    !ids.includes(id) &&
    wholeCompiled.sources.some(({ path, text }) => unfinishedPaths.includes(path) && text.split(/[\s"]+/).includes(id));
  if (hasErrors(compilation.diagnostics) || isUnfinished) {
    printDiagnostics(wholeCompiled.compilation.diagnostics, wholeCompiled.sources, args);
    return 2;
  }
  const skipped = skippedLine(compiled);
  if (skipped !== undefined) process.stderr.write(`${skipped}\n`);
  const book = books.find((one) => idsOf(one.compilation).includes(id));
  const known = book === undefined ? undefined : knownOf(book, readSummaries(root), cache);
  if (known !== undefined) return printExplanations(explainIn(known, id), args.json);
  return refuse(`Nothing has the id \`${id}\`.${suggestion(id, ids)}`);
}

interface CompiledBook extends Compiled {
  /** Set for the rulebook with a pack. */
  readonly pack?: PackedSources;
}

const booksOf = (compiled: Compiled): readonly CompiledBook[] => [
  compiled,
  ...compiled.compilation.packs.map(({ compilation, sources: pack }) => ({ compilation, sources: pack.sources, pack })),
];

/**
 * What explanations are made of; undefined if the sources cannot be read as a rulebook. The examples are run when an explanation first
 * reads `book`; for a pack only its own.
 */
export function knownOf(
  { compilation, sources, pack }: CompiledBook,
  summaries: readonly SummaryLine[] = [],
  cache = new BuildCache(),
): KnownBook | undefined {
  const { rulebook, editions } = compilation;
  if (rulebook === undefined) return undefined;
  const book = once(() => {
    const progress = createProgress();
    progress.step('Running the examples');
    try {
      const judge = cache.judge(editions, () => engineOf(compilation));
      const isSelected = (file: string): boolean => pack === undefined || pack.pathOnDisk(file) !== undefined;
      return emitBook(compilation, runAll(judge, compilation, sources, cache.compile, isSelected));
    } finally {
      cache.storeAnswers();
      progress.end();
    }
  });
  return {
    rulebook,
    editions,
    packs: compilation.packs.map((one) => one.compilation),
    summaries,
    pathOnDisk: (path) => pack?.pathOnDisk(path) ?? path,
    get book() {
      return book();
    },
  };
}

const EXPLAINERS = [explainClause, explainPage, explainDefinition, explainExample, explainErratum, explainReading];

export const explainIn = (known: KnownBook, id: string): Explained[] => EXPLAINERS.flatMap((explainer) => explainer(known, id) ?? []);

function printExplanations(found: readonly Explained[], json: boolean): number {
  // Ids of two kinds may be equal: both are explained.
  if (json) print(JSON.stringify(found.length === 1 ? found[0]?.json : found.map((one) => one.json), null, 2));
  else print(found.map(({ lines }) => lines.join('\n')).join('\n\n'));
  return 0;
}

function idsOf({ rulebook, editions }: Compilation): readonly string[] {
  if (rulebook === undefined) return [];
  const clauses = [...rulebook.clauses.values()];
  return [
    ...rulebook.clauses.keys(),
    ...rulebook.pages.keys(),
    ...new Set(editions.flatMap(({ book }) => book.definitions.map(({ definition }) => definition.id))),
    ...clauses.flatMap(({ ast }) => ast.examples.map(({ id }) => id)),
    ...rulebook.errata.map(({ erratum }) => erratum.id),
    ...rulebook.readings.map(({ reading }) => reading.id),
    ...CATALOGUE.keys(),
  ];
}
