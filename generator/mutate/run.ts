import { availableParallelism } from 'node:os';
import { hasSurvivors, type ResultsFile } from './results-file.ts';
import { runInThreads } from './threads.ts';
import type { Target, Trial } from './try-mutants.ts';
import type { Reply, WorkerData } from './worker.ts';

interface Queued {
  /** Its index among the targets of the mutation setup. */
  readonly index: number;
  readonly target: Target;
}

interface RunOptions {
  readonly resultsFile: ResultsFile;
  /** The seed of the search for positions that notice survivors; undefined for none. */
  readonly seed: number | undefined;
}

/**
 * Tries the mutants of each target and calls `onDone` with the results. Targets whose results are recorded are tried again only to seek
 * positions for their survivors.
 */
export async function runMutants(
  root: string,
  targets: readonly Queued[],
  { resultsFile, seed }: RunOptions,
  onDone: (target: Target, trial: Trial) => void,
): Promise<void> {
  const remaining = targets.filter(({ target }) => {
    const trial = resultsFile.trialOf(target);
    if (trial === undefined || (seed !== undefined && hasSurvivors(trial))) return true;
    onDone(target, trial);
    return false;
  });
  // The largest definitions first, so that no thread is still busy with one when the others have finished.
  remaining.sort((a, b) => sizeOf(b.target) - sizeOf(a.target));
  const targetsByIndex = new Map(remaining.map(({ index, target }) => [index, target]));
  const workerData: WorkerData = { root, seed };
  await runInThreads(
    { module: new URL('worker.ts', import.meta.url), workerData, count: Math.min(availableParallelism(), remaining.length) },
    [...targetsByIndex.keys()],
    (index, { trial }: Reply) => {
      const target = targetsByIndex.get(index);
      if (target === undefined) return;
      // `onDone` writes the positions found: no stored result may name a position that a killed run has not stored.
      onDone(target, trial);
      resultsFile.add(target, trial);
    },
  );
}

const sizeOf = ({ definition }: Target): number => JSON.stringify(definition).length;
