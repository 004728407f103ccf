import { expect, test } from 'vitest';
import board from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { type GameResult, playGame } from '../../../generator/simulate/play-game.ts';
import { playGames } from '../../../generator/simulate/play-games.ts';
import setUp from '../../../generator/simulate/set-up.json' with { type: 'json' };

const opened = createEngine({ ...board, game }).open(setUp);
if ('error' in opened) throw new Error(opened.error.message);

test('only games that are not recorded are played, and the results are in the order of the seeds', () => {
  const bots = ['random', 'random'] as const;
  const recorded = playGame(opened, bots, 7);
  const results = new Map<number, GameResult>([[recorded.seed, recorded]]);
  const added: number[] = [];
  const stored = {
    results,
    add: (result: GameResult): void => {
      results.set(result.seed, result);
      added.push(result.seed);
    },
  };
  const seeds = [5, 6, 7, 8];
  expect(playGames(opened, bots, seeds, stored)).toEqual({ fresh: 3, results: seeds.map((seed) => playGame(opened, bots, seed)) });
  expect(added).toEqual([5, 6, 8]);
});
