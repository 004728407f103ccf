/** Tries all mutants on several threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Target, Trial } from './bench.ts';
import type { RunRecord } from './record.ts';
import type { Tried } from './worker.ts';

interface Queued {
  /** Its index among the targets of the bench. */
  readonly index: number;
  readonly target: Target;
}

/** Tries the mutants of each target and calls `done` with the results. Targets whose results are recorded are not tried again. */
export async function runMutants(
  root: string,
  targets: readonly Queued[],
  record: RunRecord,
  done: (target: Target, trial: Trial) => void,
): Promise<void> {
  const remaining = targets.filter(({ target }) => {
    const trial = record.trialOf(target);
    if (trial !== undefined) done(target, trial);
    return trial === undefined;
  });
  // The largest definitions first, so that no thread is still busy with one when the others have finished.
  remaining.sort((a, b) => sizeOf(b.target) - sizeOf(a.target));
  const threads = Math.min(availableParallelism(), remaining.length);
  await Promise.all(
    Array.from({ length: threads }, () =>
      runThread(root, remaining, (target, trial) => {
        record.add(target, trial);
        done(target, trial);
      }),
    ),
  );
}

const sizeOf = ({ definition }: Target): number => JSON.stringify(definition).length;

/** One thread, which takes a target from the list whenever it is done with one. */
function runThread(root: string, remaining: Queued[], done: (target: Target, trial: Trial) => void): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: root });
  return new Promise((resolve, reject) => {
    let current: Queued | undefined;
    const next = (): void => {
      current = remaining.shift();
      if (current === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(current.index);
    };
    worker.on('message', ({ trial }: Tried) => {
      if (current !== undefined) done(current.target, trial);
      next();
    });
    worker.on('error', (error) => reject(new Error(`while trying ${current?.target.definition.id}: ${error.message}`)));
    next();
  });
}
