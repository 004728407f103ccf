import { expect, test } from 'vitest';
import board from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { runInThreads } from '../../../generator/cli/threads.ts';
import { type GameResult, playGame } from '../../../generator/simulate/play-game.ts';
import { playGames } from '../../../generator/simulate/play-games.ts';
import setUp from '../../../generator/simulate/set-up.json' with { type: 'json' };

const opened = createEngine({ ...board, game }).open(setUp);
if ('error' in opened) throw new Error(opened.error.message);

test('games that several threads play are those that one plays, in the order of the seeds', async () => {
  const recorded = playGame(opened, ['random', 'random'], 7);
  const results = new Map<number, GameResult>([[recorded.seed, recorded]]);
  const added: number[] = [];
  const stored = {
    results,
    add: (result: GameResult): void => {
      results.set(result.seed, result);
      added.push(result.seed);
    },
  };
  // One of these games is recorded; the other 100 are enough for two further threads (LEAST_GAMES_OF_A_THREAD in play-games.ts).
  const seeds = Array.from({ length: 101 }, (_, index) => index + 1);
  const played = await playGames({ question: setUp, bots: ['random', 'random'] }, opened, seeds, stored);
  expect(played.fresh).toBe(100);
  expect(played.results).toEqual(seeds.map((seed) => playGame(opened, ['random', 'random'], seed)));
  expect(added.toSorted((a, b) => a - b)).toEqual(seeds.filter((seed) => seed !== recorded.seed));
});

test('an error of a thread ends the work with its message', async () => {
  const module = new URL('../../../generator/simulate/worker.ts', import.meta.url);
  const simulation = { question: { ...setUp, characters: 'none' }, bots: [] };
  await expect(runInThreads({ module, workerData: simulation, count: 1 }, [1, 2], () => undefined)).rejects.toThrow(
    'expected a JSON array',
  );
});
