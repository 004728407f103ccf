/** `sightline build`: sources to engine and site data. Outputs are replaced whole or not at all. */
import { join } from 'node:path';
import { type CompileCache, createCache, hasErrors } from '../compile.ts';
import { emitBook, printBook } from '../emit/book.ts';
import { CLAUSE_IDS, emitClauseIds } from '../emit/clause-ids.ts';
import { printDiagnostics } from '../emit/diagnostics.ts';
import { acceptExamples, countAccepted } from '../examples/accept.ts';
import { acceptFlips } from '../examples/flips.ts';
import { describeFailure } from './failure.ts';
import { changedFiles, replaceFiles } from './files.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { Arguments } from './options.ts';
import { type Difference, differenceOf, replaceOutputs } from './outputs.ts';
import { type Compiled, compileProject, openProject, type Project } from './project.ts';
import { show } from './show.ts';
import { readSummaries } from './summaries.ts';
import { print, refuse } from './terminal.ts';
import { watchFolders } from './watch-folders.ts';
import { reportChanges } from './watch-report.ts';
import { typeFiles } from './write-types.ts';

/** What one process keeps between its builds. */
interface Kept {
  readonly cache: CompileCache;
  readonly answers: KeptAnswers;
  /** The last build whose examples ran. */
  last?: Project;
}

export async function build(root: string, args: Arguments): Promise<number> {
  const kept: Kept = { cache: createCache(), answers: new KeptAnswers() };
  const status = await buildOnce(root, args, kept);
  return args.watch ? watchSources(root, args, kept) : status;
}

/** All outputs of a project, path to text. */
async function outputsOf(root: string, project: Project): Promise<Map<string, string>> {
  const { compilation, run, variantFlips, flips } = project;
  const book = run === undefined ? undefined : emitBook(compilation, run, variantFlips, flips);
  return new Map([
    ...(await typeFiles(root)),
    ...compilation.files,
    ['site/src/generated/diagnostics.json', printDiagnostics()],
    ...(book === undefined ? [] : [['site/src/generated/book.json', printBook(book)] as const]),
  ]);
}

async function buildOnce(root: string, args: Arguments, kept: Kept, compiled?: Compiled): Promise<number> {
  let project = openProject(root, kept.cache, kept.answers, compiled);
  if (hasErrors(project.compilation.diagnostics)) {
    show(project.diagnostics, project.sources, args);
    process.stderr.write('Nothing was written.\n');
    return 1;
  }
  if (args.accept && project.run !== undefined) {
    const accepted = new Map([
      ...acceptExamples(project.run, project.sources, project.compilation.rulebook?.editions.default ?? ''),
      ...acceptFlips(project.compilation, project.sources, project.flips ?? new Map()),
    ]);
    replaceFiles(root, accepted);
    for (const path of accepted.keys()) process.stderr.write(`Recorded examples in ${path}.\n`);
    process.stderr.write(acceptedText(countAccepted(project.run)));
    if (accepted.size > 0) project = openProject(root, kept.cache, kept.answers);
  }
  const outputs = await outputsOf(root, project);
  const { rulebook } = project.compilation;
  const record = new Map(rulebook === undefined ? [] : [[CLAUSE_IDS, emitClauseIds(rulebook)] as const]);
  if (args.check) {
    const { changed: outdated, strays } = differenceOf(root, outputs);
    const changed = [...outdated, ...changedFiles(root, record)];
    for (const path of changed) print(`${path} is out of date. Run \`sightline build\`.`);
    for (const path of strays) print(`${path} is not generated. Run \`sightline build\` to delete it.`);
    show(project.diagnostics, project.sources, args);
    return changed.length + strays.length + project.diagnostics.length > 0 ? 1 : 0;
  }
  replaceFiles(root, record);
  const replaced = replaceOutputs(root, outputs);
  show(project.diagnostics, project.sources, args);
  if (!args.json && !args.sarif) print(summaryOf(replaced));
  if (args.watch && kept.last !== undefined) for (const line of reportChanges(kept.last, project, readSummaries(root))) print(line);
  kept.last = project;
  return project.diagnostics.length === 0 ? 0 : 1;
}

function acceptedText({ verdicts, chains, refused }: ReturnType<typeof countAccepted>): string {
  const examples = (count: number): string => `${count} example${count === 1 ? '' : 's'}`;
  const left = refused === 0 ? '' : `Left ${examples(refused)} as recorded: the judge refuses the question.\n`;
  if (verdicts + chains === 0) return left;
  return `Changed the verdict of ${examples(verdicts)}, and only the chain of ${examples(chains)}.\n${left}`;
}

function summaryOf({ changed, strays }: Difference): string {
  const files = (count: number): string => `${count} file${count === 1 ? '' : 's'}`;
  const parts = [
    changed.length === 0 ? '' : `wrote ${files(changed.length)}`,
    strays.length === 0 ? '' : `deleted ${files(strays.length)}`,
  ];
  const done = parts.filter((part) => part !== '').join(', ');
  return done === '' ? 'Everything is up to date.' : `${done.slice(0, 1).toUpperCase()}${done.slice(1)}.`;
}

/** Builds again on every change of rules or schemas, until the process ends. The engine code comes first, then the rest. */
function watchSources(root: string, args: Arguments, kept: Kept): Promise<number> {
  const again = async (): Promise<void> => {
    const start = performance.now();
    const compiled = compileProject(root, kept.cache);
    const { compilation } = compiled;
    if (!hasErrors(compilation.diagnostics)) {
      replaceFiles(root, compilation.files);
      print(`Wrote the engine in ${(performance.now() - start).toFixed(0)} ms.`);
    }
    await buildOnce(root, { ...args, accept: false }, kept, compiled);
  };
  const folders = ['rules', 'schemas'].map((folder) => join(root, folder));
  // A file may be gone while it is read, or the disk full: the next change tries again.
  watchFolders(folders, 5, () => void again().catch((error: unknown) => refuse(describeFailure(error))));
  print('Watching rules/ and schemas/.');
  return new Promise(() => {});
}
