import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { OpenGame } from '../../engine/index.ts';
import { createProgress } from '../cli/progress.ts';
import { runInThreads } from '../cli/threads.ts';
import { type GameResult, playGame } from './play-game.ts';
import type { ResultsFile } from './results-file.ts';
import type { Simulation } from './worker.ts';

/** Fewer games are played sooner than another thread has loaded the engine. */
const LEAST_GAMES_OF_A_THREAD = 50;

/**
 * Plays the games that no earlier run has recorded, on all cores; `fresh` is their number. The results are in the order of the seeds.
 *
 * @param opened the question of the simulation, opened by this thread
 */
export async function playGames(
  simulation: Simulation,
  opened: OpenGame,
  seeds: readonly number[],
  stored: ResultsFile,
): Promise<{ readonly results: readonly GameResult[]; readonly fresh: number }> {
  const queue = seeds.filter((seed) => !stored.results.has(seed));
  const fresh = queue.length;
  const progress = createProgress();
  let played = 0;
  const add = (result: GameResult): void => {
    stored.add(result);
    played++;
    if (played % 10 === 0) progress.step(`Playing game ${played} of ${fresh}`);
  };
  const count = Math.min(availableParallelism() - 1, Math.floor(fresh / LEAST_GAMES_OF_A_THREAD));
  const module = new URL('worker.ts', import.meta.url);
  const others = runInThreads({ module, workerData: simulation, count }, queue, (_, result: GameResult) => add(result));
  const here = (async () => {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
      add(playGame(opened, simulation.bots, seed));
      // The replies of other threads arrive between two games.
      await setImmediate();
    }
  })();
  try {
    await Promise.all([here, others]);
  } finally {
    progress.end();
  }
  return { results: seeds.flatMap((seed) => stored.results.get(seed) ?? []), fresh };
}
