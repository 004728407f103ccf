import type { OpenGame } from '../../engine/index.ts';
import { createProgress } from '../cli/progress.ts';
import { type BotName, type GameResult, playGame } from './play-game.ts';
import type { ResultsFile } from './results-file.ts';

/**
 * Plays the games that no earlier run has recorded; `fresh` is their number. The results are in the order of the seeds.
 *
 * @param bots by the seats of the players
 */
export function playGames(
  opened: OpenGame,
  bots: readonly BotName[],
  seeds: readonly number[],
  stored: ResultsFile,
): { readonly results: readonly GameResult[]; readonly fresh: number } {
  const remaining = seeds.filter((seed) => !stored.results.has(seed));
  const progress = createProgress();
  try {
    for (const [index, seed] of remaining.entries()) {
      stored.add(playGame(opened, bots, seed));
      if ((index + 1) % 10 === 0) progress.step(`Playing game ${index + 1} of ${remaining.length}`);
    }
  } finally {
    progress.end();
  }
  return { results: seeds.flatMap((seed) => stored.results.get(seed) ?? []), fresh: remaining.length };
}
