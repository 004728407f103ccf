/** A thread that compiles the project once and then tries the mutants of one definition after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import { codeDigest } from '../cli/code-digest.ts';
import { messageOf } from '../message-of.ts';
import { openMutationSetup } from './open-mutation-setup.ts';
import { openResultsFile } from './results-file.ts';
import type { Trial } from './try-mutants.ts';

export interface Reply {
  readonly trial: Trial;
}

export interface WorkerData {
  readonly root: string;
  readonly seed: number | undefined;
}

const { root, seed }: WorkerData = workerData;
const setup = openMutationSetup(root);
if (setup === undefined) throw new Error('the sources no longer compile');
const resultsFile = openResultsFile(root, codeDigest(root), setup);

parentPort?.on('message', (index: number) => {
  const target = setup.targets[index];
  if (target === undefined) throw new Error(`there is no definition ${index}`);
  try {
    const reply: Reply = { trial: setup.try(target, resultsFile.earlierResultsOf(target), seed) };
    parentPort?.postMessage(reply);
  } catch (error) {
    throw new Error(`while trying ${target.definition.id}: ${messageOf(error)}`, { cause: error });
  }
});
