/** `sightline build`: sources to engine and site data. Outputs are replaced whole or not at all. */

import { join } from 'node:path';
import { capitalised } from '../../engine/base/text.ts';
import type { Source } from '../ast.ts';
import { hasErrors } from '../compile.ts';
import { emitBook, printBook } from '../emit/book.ts';
import { emitDiagnosticCatalogue } from '../emit/diagnostic-catalogue.ts';
import { printFeatures } from '../emit/features.ts';
import { emitPermanentIds, PERMANENT_IDS } from '../emit/permanent-ids.ts';
import { countAccepted, removedReasons } from '../examples/accept.ts';
import { acceptFlips } from '../examples/flips.ts';
import { runsOf } from '../examples/run-all.ts';
import { acceptedFiles } from './accepted-files.ts';
import { acceptedText, removedReasonsText } from './accepted-text.ts';
import { answerStoreIn } from './answer-store.ts';
import type { Arguments } from './arguments.ts';
import { BuildCache } from './build-cache.ts';
import { queueBuilds } from './build-queue.ts';
import { editedErrata, recordErrata } from './edited-errata.ts';
import { BOOK, editedPages, recordPages } from './edited-pages.ts';
import { describeFailure } from './failure.ts';
import { changedFiles, replaceFiles } from './files.ts';
import { healedChains, withoutConflict } from './heal.ts';
import { type Difference, differenceOf, replaceOutputs } from './outputs.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { type Compiled, compileProject, openProject, type Project } from './project.ts';
import { readSummaries } from './summaries.ts';
import { print, printBeside, refuse } from './terminal.ts';
import { watchFolders } from './watch-folders.ts';
import { acceptedFlipLines, editOfErratum, flipLines, staleLines } from './watch-report.ts';
import { typeFiles } from './write-types.ts';

/** The most diagnostics of each code printed while watching, so that the flipped verdicts below them stay in view. */
const MOST_OF_EACH_CODE = 3;

/** Debounce for changes of the sources while watching, in ms. */
const WATCH_DELAY = 5;

interface Session {
  readonly cache: BuildCache;
  /** The last build whose examples ran. */
  last?: Project;
  /** The sources of the last build. */
  sources?: readonly Source[];
}

export async function build(root: string, args: Arguments): Promise<number> {
  const session: Session = { cache: new BuildCache(answerStoreIn()) };
  return args.watch ? buildAndWatch(root, args, session) : buildOnce(root, args, session);
}

async function outputsOf(root: string, project: Project, cache: BuildCache): Promise<Map<string, string>> {
  const { compilation, exampleRun, variantFlips, flips } = project;
  const book = exampleRun === undefined ? undefined : emitBook(compilation, exampleRun, variantFlips, flips, cache.html);
  return new Map([
    ...(await typeFiles(root, cache.types)),
    ...compilation.files,
    ['site/src/generated/diagnostics.json', emitDiagnosticCatalogue()],
    ['site/src/generated/features.ts', printFeatures(compilation)],
    ...(book === undefined ? [] : [[BOOK, printBook(book)] as const]),
  ]);
}

/** @param compiled the sources and their compilation, if the caller has just compiled them */
async function buildOnce(root: string, args: Arguments, session: Session, compiled?: Compiled): Promise<number> {
  const project = openHealed(root, args, session, compiled);
  session.sources = project.sources;
  if (hasErrors(project.compilation.diagnostics)) {
    printDiagnostics(project.diagnostics, project.sources, args);
    process.stderr.write('Nothing was written.\n');
    return 1;
  }
  if (args.check) return checkOutputs(root, args, project, session);
  const hasWrittenSources = args.accept ? acceptVerdicts(root, project) : healChains(root, project);
  const finalProject = hasWrittenSources ? openHealed(root, args, session) : project;
  session.sources = finalProject.sources;
  const outputs = await outputsOf(root, finalProject, session.cache);
  // The stale texts are those of the project before it was accepted: after that no example flips.
  return writeOutputs(root, args, finalProject, outputs, session, staleLinesOf(root, project, outputs.get(BOOK)));
}

/** Opens the project; except for `--check`, conflicts in the sources that the build writes count as healed. */
function openHealed(root: string, { check }: Arguments, { cache }: Session, compiled?: Compiled): Project {
  return openProject(root, cache, compiled ?? (check ? undefined : compileHealed(root, cache)));
}

const compileHealed = (root: string, cache: BuildCache): Compiled => compileProject(root, cache.compile, undefined, withoutConflict);

function healChains(root: string, project: Project): boolean {
  const healed = replaceFiles(root, healedChains(project));
  for (const path of healed) process.stderr.write(`Wrote ${path} again.\n`);
  return healed.length > 0;
}

function staleLinesOf(root: string, project: Project, bookText: string | undefined): string[] {
  const { rulebook } = project.compilation;
  if (rulebook === undefined || bookText === undefined) return [];
  const errata = editedErrata(root, rulebook).map(editOfErratum);
  const pages = editedPages(root, bookText, project.compilation.packs);
  const edits = pages === undefined ? errata : [...errata, pages];
  return staleLines(project, edits, readSummaries(root));
}

async function checkOutputs(root: string, args: Arguments, project: Project, { cache }: Session): Promise<number> {
  const { changed: outdated, strays } = differenceOf(root, await outputsOf(root, project, cache));
  const changed = [...outdated, ...changedFiles(root, permanentIdsOf(project))];
  for (const path of changed) printBeside(args, `${path} is out of date. Run \`sightline build\`.`);
  for (const path of strays) printBeside(args, `${path} is not generated. Run \`sightline build\` to delete it.`);
  printDiagnostics(project.diagnostics, project.sources, args);
  return changed.length + strays.length + project.diagnostics.length > 0 ? 1 : 0;
}

function acceptVerdicts(root: string, project: Project): boolean {
  const { compilation, exampleRun, flips, sources } = project;
  if (exampleRun === undefined) return false;
  const accepted = new Map([...acceptedFiles(project), ...acceptFlips(compilation, sources, flips ?? new Map())]);
  replaceFiles(root, accepted);
  for (const path of accepted.keys()) process.stderr.write(`Updated ${path}.\n`);
  const runs = runsOf(exampleRun);
  process.stderr.write(`${acceptedText(runs.map(countAccepted))}${removedReasonsText(runs.flatMap(removedReasons))}`);
  for (const line of acceptedFlipLines(project)) process.stderr.write(`${line}\n`);
  return accepted.size > 0;
}

function writeOutputs(
  root: string,
  args: Arguments,
  project: Project,
  outputs: ReadonlyMap<string, string>,
  session: Session,
  staleTextLines: readonly string[],
): number {
  replaceFiles(root, permanentIdsOf(project));
  const replaced = replaceOutputs(root, outputs);
  printDiagnostics(project.diagnostics, project.sources, args, session.last === undefined ? undefined : MOST_OF_EACH_CODE);
  if (!args.json && !args.sarif) print(summaryOf(replaced));
  if (args.watch && session.last !== undefined) for (const line of flipLines(session.last, project)) print(line);
  if (!args.json && !args.sarif) for (const line of staleTextLines) print(line);
  session.last = project;
  const { rulebook } = project.compilation;
  if (rulebook !== undefined && project.diagnostics.length === 0) {
    recordErrata(root, rulebook);
    recordPages(root, outputs.get(BOOK) ?? '{}', project.compilation.packs);
  }
  return project.diagnostics.length === 0 ? 0 : 1;
}

function permanentIdsOf({ compilation: { rulebook } }: Project): ReadonlyMap<string, string> {
  return new Map(rulebook === undefined ? [] : [[PERMANENT_IDS, emitPermanentIds(rulebook)] as const]);
}

function summaryOf({ changed, strays }: Difference): string {
  const files = (count: number): string => `${count} file${count === 1 ? '' : 's'}`;
  const parts = [
    changed.length === 0 ? '' : `wrote ${files(changed.length)}`,
    strays.length === 0 ? '' : `deleted ${files(strays.length)}`,
  ];
  const done = parts.filter((part) => part !== '').join(', ');
  return done === '' ? 'Everything is up to date.' : `${capitalised(done)}.`;
}

/** Builds, then again on every change of rules or schemas, until the process ends. After a change the engine code is written first. */
function buildAndWatch(root: string, args: Arguments, session: Session): Promise<number> {
  let start = 0;
  const onChange = queueBuilds<Compiled>({
    async first() {
      await buildOnce(root, args, session);
      print('Watching rules/ and schemas/.');
    },
    compile() {
      start = performance.now();
      return compileHealed(root, session.cache);
    },
    isBuilt: ({ sources }) => session.sources !== undefined && areSame(sources, session.sources),
    async build(compiled) {
      const { compilation } = compiled;
      if (!hasErrors(compilation.diagnostics)) {
        replaceFiles(root, compilation.files);
        print(`Wrote the engine in ${(performance.now() - start).toFixed(0)} ms.`);
      }
      await buildOnce(root, { ...args, accept: false }, session, compiled);
    },
    // A file may be gone while it is read, or the disk full.
    onFailure: (error) => void refuse(describeFailure(error)),
  });
  const folders = ['rules', 'schemas'].map((folder) => join(root, folder));
  watchFolders(folders, WATCH_DELAY, () => void onChange());
  return new Promise(() => {});
}

/** Whether two lists have the same sources. Generated schemas do not count: the build itself writes them. */
function areSame(sources: readonly Source[], others: readonly Source[]): boolean {
  const isWritten = ({ path }: Source): boolean => !path.startsWith('schemas/generated/');
  const [one, other] = [sources.filter(isWritten), others.filter(isWritten)];
  return one.length === other.length && one.every(({ path, text }, index) => path === other[index]?.path && text === other[index]?.text);
}
