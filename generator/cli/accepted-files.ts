/** The files of the rulebook and of packs that change when verdicts are recorded: pages with examples, and files of chains. */
import { acceptExamples } from '../examples/accept.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import { withoutPacks } from '../packs.ts';
import type { Project } from './project.ts';

/**
 * The new text of each of these files, by its path on disk.
 * @param resultsOf selects the results to record; by default all
 */
export function acceptedFiles(project: Project, resultsOf: (run: ExampleRun) => ExampleRun = (run) => run): Map<string, string> {
  const { compilation, exampleRun, sources } = project;
  if (exampleRun === undefined) return new Map();
  return new Map([
    ...acceptExamples(resultsOf(exampleRun), withoutPacks(sources), compilation.rulebook?.editions.default ?? ''),
    ...acceptPacks(project, resultsOf),
  ]);
}

function acceptPacks(project: Project, resultsOf: (run: ExampleRun) => ExampleRun): (readonly [string, string])[] {
  return (project.packs ?? []).flatMap(({ pack, exampleRun }) => {
    const defaultEdition = pack.compilation.rulebook?.editions.default ?? '';
    const { pathOnDisk, packFiles: ownSources } = pack.sources;
    // A file of chains that is recorded for the first time is not a source yet: it goes beside its page.
    const onDisk = (path: string): string | undefined =>
      pathOnDisk(path) ?? pathOnDisk(path.replace(/\.chains\.json$/, '.md'))?.replace(/\.md$/, '.chains.json');
    return [...acceptExamples(resultsOf(exampleRun), ownSources, defaultEdition, onDisk)].flatMap(([path, text]) => {
      const diskPath = onDisk(path);
      return diskPath === undefined ? [] : [[diskPath, text] as const];
    });
  });
}
